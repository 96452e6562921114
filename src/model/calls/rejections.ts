import type { calls } from './index';
import type { Call } from './call';
import { errorCodes, type ApiErrorCode, type ErrorStatus } from './error-codes';

type CallName = keyof typeof calls;

/** Of every call that asks the widget’s workspace. */
const workspace = [
  'not_connected',
  'missing_scope',
  'restricted_action',
  'rate_limited',
  'slack_unavailable',
] as const satisfies ApiErrorCode[];
const channel = ['channel_not_found', 'is_archived', 'not_in_channel'] as const satisfies ApiErrorCode[];
const payments = ['payments_busy', 'payments_unavailable'] as const satisfies ApiErrorCode[];
const plan = ['custom_plan', 'plan_too_small', ...payments] as const satisfies ApiErrorCode[];
/** Of a person whom a partner signs in, when the user is created or brought up to date. */
const person = ['invalid_email', 'user_exists', 'last_admin'] as const satisfies ApiErrorCode[];

/** What a call can be rejected with besides what its definition implies. */
const ownCodes: Partial<Record<CallName, readonly ApiErrorCode[]>> = {
  createSession: ['wrong_credentials', 'too_many_tries'],
  createUser: ['invalid_email', 'password_too_short', 'user_exists', 'too_many_tries'],
  requestPasswordReset: ['too_many_tries'],
  resetPassword: ['invalid_token', 'password_too_short', 'too_many_tries'],
  currentUser: person,
  confirmTerms: ['invalid'],
  rate: ['invalid'],
  createWidget: ['channel_limit'],
  createWidgetBeside: ['channel_limit', 'not_finished'],
  connectChannel: [...workspace, ...channel, 'channel_in_use', 'changed_meanwhile'],
  changeChannel: ['not_connected', 'changed_meanwhile'],
  renameChannel: [...workspace, ...channel, 'no_channel', 'invalid_channel_name', 'name_taken'],
  listChannels: workspace,
  createChannel: [...workspace, 'invalid_channel_name', 'name_taken', 'too_many'],
  listTeamUsers: workspace,
  updateConfig: ['plan_required', 'settings_too_large', 'too_many', 'changed_meanwhile'],
  uploadTeamAvatar: ['not_an_image', 'image_too_large', 'too_many_pixels'],
  saveQuestionGroup: ['plan_required', 'taken', 'too_many'],
  deleteQuestionGroup: ['plan_required'],
  saveSavedReply: ['plan_required', 'taken', 'too_many'],
  deleteSavedReply: ['plan_required'],
  addBotUser: ['plan_required', 'too_many'],
  removeBotUser: ['plan_required'],
  overviewReport: ['plan_required'],
  chatsReport: ['plan_required'],
  availabilityReport: ['plan_required'],
  inviteDashboardUser: ['invalid_email', 'user_exists', 'too_many_tries', 'mail_unavailable'],
  toggleDashboardAdmin: ['not_found', 'last_admin'],
  removeDashboardUser: ['not_found', 'own_user', 'is_admin', 'last_admin'],
  resendInvitation: ['not_found', 'not_pending', 'too_many_tries', 'mail_unavailable'],
  createInvitationLink: ['not_found', 'not_pending', 'too_many_tries'],
  cancelInvitation: ['not_found', 'not_pending', 'own_user'],
  nextInvoice: payments,
  listInvoices: payments,
  upgradePlan: ['invalid', ...plan, 'payment_required', 'plan_changing', 'card_declined', 'payment_overdue'],
  createCheckoutSession: [...plan, 'already_subscribed'],
  createPortalSession: payments,
  createPartnerToken: ['not_found', ...person, 'too_many_tries'],
};

const ofAccess: Record<Call['access'], readonly ApiErrorCode[]> = {
  public: ['origin_not_allowed'],
  user: ['not_signed_in', 'origin_not_allowed', 'sign_in_unavailable'],
  admin: ['not_signed_in', 'origin_not_allowed', 'sign_in_unavailable', 'not_admin'],
  key: ['invalid_service_key', 'server_only', 'origin_not_allowed'],
};

/** Every code a call can be rejected with, by status. */
export function rejectionsOf({
  name,
  access,
  path,
  request,
  query,
}: Call & { name: CallName }): [ErrorStatus, ApiErrorCode[]][] {
  const codes = new Set<ApiErrorCode>([
    ...ofAccess[access],
    ...(request || query ? (['invalid'] as const) : []),
    ...(request ? (['too_large'] as const) : []),
    // What a rating is isn’t an ID.
    ...(/\{(?!value\})/.test(path) ? (['not_found'] as const) : []),
    ...(ownCodes[name] ?? []),
    'too_slow',
    'unavailable',
  ]);
  const byStatus = Object.entries(errorCodes).map(([status, meanings]): [ErrorStatus, ApiErrorCode[]] => [
    Number(status) as ErrorStatus,
    (Object.keys(meanings) as ApiErrorCode[]).filter((code) => codes.has(code)),
  ]);
  return byStatus.filter(([, found]) => found.length > 0);
}
