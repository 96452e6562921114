// Shared shapes for all screens: loadables, problems, forms, and IDs.
export type { Action } from './core/action';
export {
  changesOf,
  type Editor,
  type EditorChange,
  type EditorHistory,
  type EditorSection,
  type ErrorCode,
  type LeftDraft,
  type LiveEditor,
  type SaveOffer,
  type SectionStatus,
} from './core/editor';
export type { Draft } from './core/draft';
export { checkForm, type DialogForm, type Form, type FormSchema, type FormSubmission } from './core/form';
export { failed, loading, mapLoadable, ready, type Loadable } from './core/loadable';
export { isProblem, makeProblem, problemError, toProblem, type Problem, type ProblemKind } from './core/problem';
export {
  isId,
  isJsonObject,
  isSameId,
  nullableInstantField,
  readAnswer,
  rowOf,
  type Id,
  type Instant,
  type JsonObject,
  type ReadyRow,
  type Row,
  type Wire,
} from './core/tolerant';
export type { FileUpload } from './core/upload';

export { contrastRatio } from './core/color';

// URLs and text from users and servers, made safe to show and follow.
export { isWebAddress, safeHref, safeWebAddress } from './core/address';
export { cleanHtml, type CleanHtml } from './core/clean-html';
export { decodeEntities } from './core/decode-entities';
export { isEmail, normalizeEmail } from './core/email';
export { countItems, type Job, type JobCounts, type JobItem, type JobStatus } from './jobs/job';
export { isWebhookAddress, paymentAddress, type WebhookPolicy } from './core/destinations';

// Dates, ranges, and time zones.
export { customRange, presetRange } from './time/chosen-range';
export { rangePresets, type RangePreset } from './time/range-presets';
export { rangeQuery, type DateRange } from './time/date-range';
export { isTimeZone } from './time/time-zone';
export type { LocalDate } from './time/local-date';

// Entities: response schemas, their inferred types, and the questions hosts ask about them.
export {
  accountSchema,
  accountTargets,
  daysRemaining,
  isTrialing,
  trialDaysLeft,
  type Account,
  type AccountTarget,
} from './entities/account';
export {
  accountStanding,
  accountStatus,
  cardView,
  type AccountStanding,
  type AccountStatus,
  type CardView,
} from './entities/billing';
export { channelChoices, channelNameSchema, checkChannelName } from './entities/channel-name';
export { channelSchema, type Channel } from './entities/channel';
export { chatsSchema, type Chat, type Chats, type Visitor } from './entities/chat';
export { dashboardUserSchema, type DashboardUser } from './entities/dashboard-user';
export { invitationLinkSchema, pendingInvitationSchema, type PendingInvitation } from './entities/pending-invitation';
export {
  conversationCountSchema,
  invoiceList,
  invoiceSchema,
  invoicesSchema,
  nextInvoiceSchema,
  urlAnswerSchema,
  type Invoice,
  type InvoiceLine,
  type InvoiceList,
  type NextCharge,
  type NextInvoice,
} from './entities/invoice';
export type { OperatingHour } from './entities/operating-hours-read';
export { operatingHourSchema } from './entities/operating-hours';
export { planFeatures, planIncludes, planSchema, type Plan, type PlanFeature } from './entities/plan';
export { countedMonth, quotaForecast, type QuotaForecast } from './entities/quota-forecast';
export {
  questionGroupRequest,
  questionGroupSchema,
  type QuestionGroup,
  type QuestionGroupRequest,
  type QuestionNode,
} from './entities/question-group';
export {
  availabilityDaySchema,
  availabilityStatsSchema,
  overviewStatsSchema,
  type AvailabilityDay,
  type AvailabilityPeriod,
  type ChatFigures,
  type OverviewStats,
} from './entities/report';
export { savedReplyRequest, savedReplySchema, type SavedReply, type SavedReplyRequest } from './entities/saved-reply';
export { botScopes, canSendTranscripts, permissionsOf, type Permission, type PermissionUse } from './entities/slack';
export { botUserSchema, teamUserSchema, type BotUser, type TeamUser } from './entities/team-user';
export {
  canAddChannel,
  planLimit,
  planLimits,
  quotaExcess,
  usageLevel,
  type PlanLimit,
  type QuotaExcess,
  type UsageLevel,
} from './entities/usage';
export {
  currentTermsVersion,
  defaultWidget,
  findWidget,
  userSchema,
  widgetsOf,
  type SentUser,
  type User,
} from './entities/user';
export {
  maxBotUsers,
  maxQuestionGroups,
  maxSavedReplies,
  maxTriggers,
  settingChoices,
  settingLengths,
  settingsDefaults,
  type WidgetSettings,
} from './entities/widget-settings';
export {
  channelName,
  chatStatsSchema,
  isFinished,
  isOnline,
  widgetName,
  widgetSchema,
  widgetStatsSchema,
  workspaceName,
  type ChatStats,
  type NamedWidget,
  type SentWidget,
  type Widget,
  type WidgetStats,
} from './entities/widget';

// The API as data: one definition per call, from which the client, the service, and the call list are derived.
export {
  defineCall,
  nothing,
  storedFields,
  type Access,
  type AnswerOf,
  type Call,
  type CallInput,
  type ClientCall,
  type Method,
  type PathParams,
} from './calls/call';
export { errorBodySchema } from './calls/error-body';
export { calls } from './calls';
export type { ChatsQuery, ReportQuery } from './calls/reports';

// Places: routes and their URLs, access rules, and the surrounding shell.
export { resolveAccess, type AccessDecision, type Session } from './places/access';
export {
  bannersFor,
  bannerUrgency,
  isDismissible,
  type AccountBannersProps,
  type Banner,
  type BannerName,
  type BannerUrgency,
} from './places/banners';
export {
  reportTabs,
  type HistoryFilters,
  type ReportRange,
  type ReportRoute,
  type ReportTab,
} from './places/report-route';
export { formatRoute, parseRoute, settingsTabs, type Route, type RouteName, type SettingsTab } from './places/route';
export { shellData, type Identity, type ShellData, type ShellProps, type ShellWidget } from './places/shell';
export {
  readSlackState,
  slackAuthorizeUrl,
  slackHook,
  slackPurposes,
  writeSlackState,
  type SlackApp,
  type SlackAuthorization,
  type SlackPurpose,
  type SlackState,
} from './places/slack-authorize';
export { visitorState, visitorStateNow, type VisitorState } from './places/visitor-state';
export {
  offlineFix,
  visitorFacts,
  whyOffline,
  type AttentionReason,
  type OfflineContext,
  type VisitorFacts,
  type VisitorHours,
  type WhyOffline,
} from './places/why-offline';
export {
  contactFrameUrl,
  mailLink,
  nextContactFrame,
  readContactMessage,
  type ContactFrameEvent,
  type ContactFrameStatus,
  type ContactMessage,
  type SupportProps,
} from './places/support';

// Sign-in, sign-up, passwords, terms, and rating.
export { consentSchema, type Consent, type LegalProps } from './session/legal';
export { credentialsSchema, type Credentials, type LoginNotice, type LoginProps } from './session/login';
export {
  passwordResetSchema,
  passwordStrength,
  resetRequestSchema,
  type ChangePasswordProps,
  type ForgotPasswordProps,
  type PasswordReset,
  type PasswordStrength,
  type ResetPasswordProps,
  type ResetRequest,
  type Resend,
} from './session/password';
export { dismissedRating, ratings, type Rating, type RatingPromptProps, type RatingQuestion } from './session/rating';
export {
  newCredentialsSchema,
  type NewCredentials,
  type SignedUp,
  type SignupError,
  type SignupProps,
  type SignupSetback,
  type Testimonial,
} from './session/signup';

// The command palette.
export {
  paletteData,
  type CommandPaletteProps,
  type PaletteData,
  type PalettePage,
  type PaletteTab,
  type PaletteView,
  type PaletteWidget,
} from './palette/palette';

// Settings across widgets: one file, and the change log.
export { changeWays, type ChangeWay } from './core/draft';
export { type ChangeEntry, type LoggedValue } from './entities/change-entry';
export { type ChangeHistory, type ChangesProps, type LaidDraft, type Restored } from './settings/across/changes';
export {
  type ImportBlock,
  type ImportConflict,
  type ImportPart,
  type ImportTarget,
} from './settings/across/import-part';
export { importPlan } from './settings/across/import-plan';
export { readWidgetFile, type WidgetFileFault, type WidgetFileReading } from './settings/across/read-widget-file';
export { type DraftTab } from './settings/across/tab-patches';
export {
  type ExportedFile,
  type ImportPreview,
  type ImportState,
  type TransferContent,
  type TransferCounts,
  type TransferProps,
} from './settings/across/transfer';
export { leftOutSettings, widgetFileSchema, type WidgetFile } from './settings/across/widget-file';
export { toWidgetFile, widgetFileName, writeWidgetFile, type WidgetParts } from './settings/across/write-widget-file';

// The Dashboard, widget setup, and permissions.
export {
  groupByWorkspace,
  statsById,
  type CardStats,
  type DashboardCard,
  type DashboardProps,
  type StatsById,
  type WidgetAdding,
  type Workspace,
} from './dashboard/dashboard';
export {
  dashboardLayouts,
  firstOrder,
  widgetFilters,
  widgetSorts,
  type DashboardLayout,
  type DashboardView,
  type SortOrder,
  type WidgetFilter,
  type WidgetSort,
} from './places/dashboard-view';
export type { WidgetDeletion, WidgetDeletionsProps } from './entities/widget-deletion';
export type { WidgetLosses } from './entities/widget-losses';
export {
  gettingStarted,
  hasStarted,
  isNewAccount,
  type GettingStartedFacts,
  type GettingStartedName,
  type GettingStartedProps,
  type GettingStartedStep,
} from './dashboard/getting-started';
export { needsAttention, type Attention } from './dashboard/attention';
export {
  permissionsData,
  permissionsWidget,
  type PermissionState,
  type PermissionsData,
  type PermissionsError,
  type PermissionsProps,
  type PermissionsWorkspace,
} from './setup/permissions';
export {
  channelList,
  setupData,
  setupStep,
  setupSteps,
  type ChannelChoice,
  type ChannelList,
  type ChannelPick,
  type NewChannelForm,
  type SetupData,
  type SetupError,
  type SetupFact,
  type SetupFactName,
  type SetupProps,
  type SetupStep,
} from './setup/setup';

// The account, its plans, and its users.
export {
  accountView,
  type AccountInfo,
  type AccountProps,
  type AccountView,
  type BillingView,
  type PlanSwitch,
  type Portal,
  type PortalPage,
} from './account/account-page';
export {
  accountUsage,
  type AccountUsage,
  type UsageSources,
  type UsedPerson,
  type UsedWidget,
} from './account/account-usage';
export { isSamePlan, planOffers, type PlanAction, type PlanOffer } from './account/plan-choice';
export {
  annualBilling,
  cheapestFit,
  planExcess,
  planVerdict,
  removalsFor,
  type AnnualBilling,
  type PlanExcess,
  type PlanUse,
  type PlanVerdict,
} from './account/plan-fit';
export { planSwitchPreview, type LimitChange, type PlanSwitchPreview, type YearlySaving } from './account/plan-switch';
export type { PriceView } from './account/price';
export {
  planChanges,
  upgradeAdvice,
  upgradedView,
  upgradeOffer,
  type UpgradeAdvice,
  type UpgradedProps,
  type UpgradedView,
  type UpgradeOffer,
  type UpgradeOrder,
  type UpgradeProps,
  type UpgradeWay,
} from './account/upgrade';
export type {
  InvitationAction,
  InvitationLink,
  InvitationOutcome,
  Invitations,
  InvitationView,
} from './users/invitations';
export { invitationSchema, readInvites, type Invitation, type InviteOutcome } from './users/invite';
export {
  userList,
  type UserBlock,
  type UserChanges,
  type UserList,
  type UserRow,
  type UsersProps,
} from './users/table';

// Reports: their props and the data behind them.
export {
  onlineDays,
  type AvailabilityBlock,
  type OnlineDay,
  type OnlineDays,
  type OnlinePeriod,
  type ReportsAvailabilityProps,
} from './reports/availability';
export type { Adherence } from './reports/coverage/adherence';
export {
  chatLimit,
  type ChatCount,
  type CountedDates,
  type DownloadFailure,
  type ReportHead,
} from './counting/chat-count';
export { at, makeGrid, type StartCount, type WeekGrid } from './reports/coverage/coverage';
export type { CoverageAdvice } from './reports/coverage/coverage-advice';
export {
  coverageSchedule,
  hoursOffer,
  onlineCoverage,
  plannedSpans,
  type CoverageBlock,
  type CoverageSchedule,
  type CoverageStarts,
  type HoursOffer,
  type OnlineCoverage,
  type ReportsCoverageProps,
} from './reports/coverage/coverage-report';
export { toCsv } from './csv/csv';
export {
  downloadFormats,
  type Download,
  type DownloadBlock,
  type DownloadControl,
  type DownloadFormat,
  type DownloadProgress,
  type ReportFile,
} from './reports/download';
export type { HistoryHead } from './reports/history-file';
export {
  historyPage,
  type AllChats,
  type AllChatsPage,
  type ChosenChat,
  type HistoryAgent,
  type HistoryBlock,
  type HistoryChat,
  type HistoryLink,
  type HistoryPage,
  type HistoryVisitor,
  type OtherChats,
  type ReportsHistoryProps,
  type SavedViewsControl,
  type WidgetChat,
} from './reports/history-view';
export type { VisitorTrait } from './reports/history';
export type { SavedView, ViewRoute } from './reports/saved-views';
export {
  agentViews,
  overviewFigures,
  type AgentView,
  teamOverview,
  type FigureChange,
  type FigureUnit,
  type OverviewBlock,
  type OverviewFigure,
  type ReportsOverviewProps,
  type TeamOverview,
} from './reports/overview';
export {
  pageShares,
  type PageFigures,
  type PageRow,
  type PagesBlock,
  type PagesFigures,
  type ReportsPagesProps,
} from './reports/pages';
export type { RangeControl, ReportData, ReportProps, ReportWidget, WidgetChoice } from './reports/props';
export { rangeDates } from './reports/range';

// Shared by all settings tabs.
export type { SettingFault } from './settings/shared/setting-faults';
export {
  settingsNavigation,
  type SettingsContent,
  type SettingsEditor,
  type SettingsNavigationItem,
  type SettingsTabProps,
} from './settings/shared/settings-tab';

// Each settings tab: its props, its sections, the settings it reads from a widget, and its checks before a save.
export {
  appearanceNames,
  appearanceSections,
  appearanceSettings,
  appearanceSources,
  checkAppearance,
  visitorView,
  type AppearanceBlock,
  type AppearanceSection,
  type AppearanceSettings,
  type AppearanceSource,
  type AppearanceTabProps,
  type PreviewRemark,
  type VisitorView,
} from './settings/appearance/appearance';
export { avatarFields, avatarSetting, type AvatarSetting, avatarSettings } from './settings/behavior/avatar';
export {
  behaviorGroups,
  behaviorSections,
  behaviorSettings,
  checkBehavior,
  type ApiKeys,
  type BehaviorSection,
  type BehaviorSettings,
  type BehaviorTabProps,
} from './settings/behavior/behavior';

// Settings across widgets: comparing them, and copying them from one to others.
export {
  accountRules,
  comparedWidgets,
  compareRows,
  type CellEdit,
  type CellSave,
  type ComparedWidget,
  type CompareProps,
  type RowDifference,
} from './settings/across/compare';
export type { CopyCounts, CopyItem, CopyJob, CopyStatus } from './settings/across/copy-job';
export {
  copyPlan,
  patchOf,
  undoPlan,
  type CopyChange,
  type CopyRequest,
  type RefusedCopy,
  type SettingPatch,
  type TargetPlan,
  type UndoPlan,
} from './settings/across/copy-plan';
export type { AccountRules, CopyRefusal, SettingsTarget } from './settings/across/copy-refusals';
export {
  checkWidgetSettings,
  settingPlaces,
  widgetSettings,
  type FieldTab,
  type SettingPlace,
  type WidgetSettingName,
  type WidgetSettings as FormSettings,
} from './settings/across/widget-settings';
export { widgetPower, type WidgetPower } from './settings/shared/power';
export { embedCode, type EmbedCode, type EmbedOptions } from './settings/install/embed-code';
export type { EmbedLook, InstallData, InstallTabProps } from './settings/install/install';
export {
  webhookNames,
  webhookSamples,
  type WebhookName,
  type WebhookSamples,
} from './settings/behavior/webhook-samples';
export { liveSince, type LiveSince } from './settings/install/live-since';
export type { PolicySources } from './settings/install/doctor/content-policy';
export {
  addedBots,
  slackConnection,
  teamChoices,
  type AddedBot,
  type BotChange,
  type IntegrationsData,
  type IntegrationsTabProps,
  type SlackConnection,
  type TeamMemberChoice,
} from './settings/integrations/integrations';
export {
  checkOperatingHours,
  normalizeOperatingHours,
  operatingHoursBody,
  operatingHoursSections,
  operatingHoursSettings,
  type OperatingHoursSection,
  type OperatingHoursSettings,
  type OperatingHoursTabProps,
} from './settings/operating-hours/operating-hours';
export { makeWeek, weekdays, type TimeRange, type WeekHours, type Weekday } from './settings/operating-hours/schedule';
export { checkQuestionGroup } from './settings/question-groups/checks';
export type { GroupCopyFault } from './settings/question-groups/copy-read';
export type { QuestionGroupCopy } from './settings/question-groups/copy';
export { questionGroupFields, type QuestionGroupFields } from './settings/question-groups/group-fields';
export {
  checkQuestionFields,
  questionGroupValue,
  type QuestionGroupEntry,
  type QuestionGroupList,
  type QuestionGroupsState,
  type QuestionGroupsTabProps,
} from './settings/question-groups/question-groups';
export type { QuestionFlaw, QuestionWidget } from './settings/question-groups/review';
export { readTree } from './settings/question-groups/tree-read';
export { writeTree, type QuestionTree } from './settings/question-groups/tree';
export {
  readReplyCsv,
  writeReplyCsv,
  type FiledFields,
  type FiledReply,
  type ReplyFileFault,
  type ReplyFileReading,
} from './settings/saved-replies/reply-csv';
export { importSteps, replyImportPlan, type ReplyImportLine } from './settings/saved-replies/reply-import';
export { replyIssues, type ReplyIssue } from './settings/saved-replies/reply-issues';
export {
  startedReplies,
  type ListedReply,
  type ReplyJob,
  type ReplyJobItem,
  type ReplyJobKind,
  type ReplyStep,
} from './settings/saved-replies/reply-job';
export { autoSendSteps, deletionSteps } from './settings/saved-replies/reply-steps';
export type {
  ReplyCopy,
  ReplyCopyTarget,
  ReplyCopyWidget,
  ReplyFile,
  SavedRepliesTabProps,
  SavedReplyOutcome,
} from './settings/saved-replies/replies-tab';
export {
  blankReply,
  checkSavedReply,
  normalizeReply,
  replyOrders,
  savedReplyFields,
  savedReplyValue,
  type OpenSavedReply,
  type ReplyOrder,
  type SavedReplyFields,
  type SavedReplyList,
  type SavedReplyRow,
} from './settings/saved-replies/saved-replies';
export type { ShortcutOwner, TakenShortcuts } from './settings/shared/shortcuts';
export {
  matchTypes,
  newTrigger,
  type MatchType,
  type TriggerDraft,
  type TriggerField,
} from './settings/triggers/draft';
export type { Trigger, Triggers } from './settings/triggers/trigger';
export {
  checkTriggers,
  normalizeTriggers,
  triggersBody,
  triggersSectionFields,
  type TriggerDeletion,
  type TriggersSection,
  triggersSettings,
  type TriggersSettings,
  type TriggersTabProps,
} from './settings/triggers/triggers';
export type { VisitedControl, VisitedPage, VisitedPages, VisitedRange } from './settings/triggers/visited';

// Preview of the widget on a site, and its texts.
export { widgetTextNames, type TextPack, type WidgetTextName, type WidgetTexts } from './widget-preview/widget-texts';
export { initialAppearance } from './widget-preview/initial-appearance';
export {
  previewStates,
  type PreviewAgent,
  type PreviewMessage,
  type PreviewState,
  type PreviewThread,
  type WidgetLook,
} from './widget-preview/widget-preview';
