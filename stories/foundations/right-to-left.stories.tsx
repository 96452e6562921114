import {
  AppearanceTab,
  ChangePassword,
  InstallPanel,
  IntegrationsTab,
  Legal,
  Login,
  Permissions,
  RatingPrompt,
  ReportsAvailability,
  ReportsCoverage,
  ReportsHistory,
  ReportsOverview,
  ResetPassword,
  SavedRepliesTab,
  Setup,
  Signup,
  Support,
  Upgrade,
} from 'chatdeck';
import {
  appearanceNames,
  appearanceSections,
  appearanceSettings,
  permissionsData,
  setupData,
  settingsNavigation,
  upgradeOffer,
  visitorView,
  type AppearanceSettings,
} from 'chatdeck/model';
import {
  makeAccount,
  makeChat,
  makeEditor,
  makeForm,
  makeHistoryBlock,
  makeHistoryPage,
  makeIntegrationsProps,
  makeParsedUser,
  makePlan,
  makeReportsAvailabilityProps,
  makeReportsCoverageProps,
  makeReportsHistoryProps,
  makeReplyRow,
  makeReportsOverviewProps,
  makeSavedRepliesProps,
  ready,
  sampleNow,
} from 'chatdeck/testing';
import { DataTable, DayBars, Pager, StatCard, StatCards, Stepper, TrendChart, UsageBar } from 'chatdeck/ui';

import { expect, fn } from 'storybook/test';
import preview from '../../.storybook/preview';
import { withLinks } from '../with-links';
import { account, behavior, dashboard, framed, widget } from './framed-screens';

/** Nothing in the page is wider than the page, and nothing is left in English. */
async function expectTurned({ canvasElement }: { canvasElement: HTMLElement }) {
  await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
  const root = canvasElement.querySelector<HTMLElement>('[lang="ar"]');
  await expect(root).toHaveAttribute('dir', 'rtl');
  await expect(root?.innerText).not.toMatch(/\b(the|your|and|save|settings|loading)\b/i);
}

const meta = preview.meta({
  title: 'Foundations/Right to left',
  globals: { language: 'ar', direction: 'rtl' },
  tags: ['looks'],
  decorators: [withLinks],
  play: expectTurned,
});

const smallPlan = makePlan({ label: 'Team', stripeId: 'team-monthly', price: 7900, maxChannels: 5, reports: false });
const upgrade = framed(
  { name: 'upgrade' },
  <Upgrade
    offer={ready(
      upgradeOffer(makeParsedUser({ account: makeAccount({ plan: smallPlan, paymentType: 'none' }) }), sampleNow),
    )}
    order={{ status: 'idle' }}
    onUpgrade={fn()}
  />,
);

const looks = appearanceSettings(widget);
const arabicLooks = Object.fromEntries(
  appearanceNames.map((name) => [name, /^[A-Z]/.test(String(looks[name])) ? 'نص يقرؤه الزوار' : looks[name]]),
) as AppearanceSettings;
const appearance = framed(
  { name: 'settings', widgetId: widget.Id, tab: 'appearance' },
  <AppearanceTab
    widgetId={widget.Id}
    roomName={widget.RoomName}
    navigation={settingsNavigation(makeParsedUser().account.plan, new Set(['behavior']))}
    visitorView={{ ...visitorView(widget), agent: { name: 'الدعم' } }}
    canSendTranscripts={false}
    sources={[{ widgetId: 12, roomName: 'docs', workspace: 'acme', settings: looks }]}
    editor={ready(makeEditor(arabicLooks, appearanceSections))}
  />,
);

const overview = framed({ name: 'reports', tab: 'overview' }, <ReportsOverview {...makeReportsOverviewProps()} />);
const availability = framed(
  { name: 'reports', tab: 'availability' },
  <ReportsAvailability {...makeReportsAvailabilityProps()} />,
);

const coverage = framed({ name: 'reports', tab: 'coverage' }, <ReportsCoverage {...makeReportsCoverageProps()} />);

/** Texts in both directions, each in its own. */
const history = framed(
  { name: 'reports', tab: 'history' },
  <ReportsHistory
    {...makeReportsHistoryProps([
      makeHistoryBlock(
        ready(
          makeHistoryPage([
            makeChat({ chatRating: 'up', chatFeedback: 'رد سريع ولطيف، شكرًا!' }),
            makeChat({
              agentName: '',
              firstResponseAt: '',
              visitor: { name: 'دانة الخطيب', location: 'القاهرة، مصر' },
            }),
          ]),
        ),
      ),
    ])}
  />,
);

const signIn = (
  <Login form={makeForm({ email: 'dana@acme.test', password: '' }, { errors: { password: 'required' } })} />
);

const signUp = (
  <Signup
    form={makeForm({ email: 'dana', password: 'seven books' }, { errors: { email: 'invalidEmail' } })}
    slackUrl="https://slack.com/oauth/v2/authorize"
    error="userExists"
  />
);

const support = framed(
  { name: 'support' },
  <>
    <RatingPrompt question={{ status: 'asking' }} onRate={fn()} onDismiss={fn()} />
    <Support email="support@chatdeck.example" />
    <ChangePassword email={ready('dana@acme.test')} form={makeForm({}, { status: 'done' })} />
  </>,
);

const person = makeParsedUser();
const still = { status: 'idle' } as const;

const setup = framed(
  { name: 'setup', widgetId: widget.Id },
  <Setup
    widgetId={widget.Id}
    setup={ready(setupData({ ...widget, Step: '2', RoomName: '' }, person))}
    slackUrl="https://slack.com/oauth/v2/authorize"
    error="refused"
    channels={ready({ choices: [{ id: 'C1', name: 'support', topic: '' }], unreadable: 0 })}
    onChannelsRefresh={fn()}
    pick={{ ...still, channelId: 'C1', onPick: fn(), onConfirm: fn() }}
    newChannel={makeForm({ name: '' })}
    channelChange={still}
    onChannelChange={fn()}
    startOver={still}
    onStartOver={fn()}
  />,
);

const permissions = framed(
  { name: 'permissions', widgetId: widget.Id },
  <>
    <Permissions
      permissions={ready(permissionsData(person, { ...widget, BotScope: 'commands', OauthV1: true }, () => undefined))}
      onReinstall={fn()}
      onMainUserChange={fn()}
      error="wrongUser"
    />
    <InstallPanel uuid={widget.Uuid} scriptUrl="https://chat.example/widget.js" />
  </>,
);

const arabicReply = { label: 'أوقات العمل', triggerPhrases: 'متى تفتحون, الدوام', response: 'من التاسعة حتى السادسة.' };
const savedReplies = framed(
  { name: 'settings', widgetId: widget.Id, tab: 'saved-replies' },
  <SavedRepliesTab
    {...makeSavedRepliesProps([
      makeReplyRow({ ...arabicReply, autoSend: true }),
      makeReplyRow({ ...arabicReply, label: 'العنوان', shortcut: '' }, { uid: '502', hasDraft: true }),
    ])}
  />,
);
const integrations = framed(
  { name: 'settings', widgetId: widget.Id, tab: 'integrations' },
  <IntegrationsTab {...makeIntegrationsProps({ connection: 'permissionMissing' })} />,
);

export const SavedReplies = meta.story({ render: () => savedReplies });
export const Integrations = meta.story({ render: () => integrations });
export const SetupInShell = meta.story({ render: () => setup });
export const PermissionsInShell = meta.story({ render: () => permissions });
export const SignUp = meta.story({ render: () => signUp });
export const BrokenLink = meta.story({
  render: () => <ResetPassword link="invalid" form={makeForm({ password: '' })} />,
});
export const Terms = meta.story({ render: () => <Legal form={makeForm({ isAgreed: true })} onSignOut={fn()} /> });
export const SupportInShell = meta.story({ render: () => support });
export const SignIn = meta.story({ render: () => signIn });
export const DashboardInShell = meta.story({ render: () => dashboard });
export const UpgradeInShell = meta.story({ render: () => upgrade });
export const AccountInShell = meta.story({ render: () => account });
export const OverviewInShell = meta.story({ render: () => overview });
export const HistoryInShell = meta.story({ render: () => history });
export const Availability = meta.story({ render: () => availability });
export const Coverage = meta.story({ render: () => coverage });
export const Appearance = meta.story({ render: () => appearance });
export const Behavior = meta.story({ render: () => behavior });

interface Agent {
  name: string;
  chats: number;
}
const agents: Agent[] = [
  { name: 'دانة الخطيب', chats: 1284 },
  { name: 'إبراهيم عوض', chats: 96 },
];
const days = Array.from({ length: 14 }, (_, index) => ({ label: `${index + 1} مارس`, value: (index * 7) % 19 }));

const parts = (
  <div style={{ display: 'grid', gap: 32, padding: 16 }}>
    <StatCards>
      <StatCard label="المحادثات" value="1,284" definition="كل المحادثات التي بدأها الزوار." />
      <StatCard label="أول رد" value="42 ث" change={{ text: 'أسرع بنسبة 12%', trend: 'better' }} />
    </StatCards>
    <DataTable
      label="الوكلاء"
      rows={agents}
      rowKey={(row) => row.name}
      rowName={(row) => row.name}
      sort={{ key: 'chats', direction: 'descending' }}
      onSortChange={fn()}
      rowActions={() => [{ label: 'حذف', onSelect: fn() }]}
      columns={[
        { key: 'name', header: 'الوكيل', cell: (row) => row.name, sortValue: (row) => row.name },
        { key: 'chats', header: 'المحادثات', cell: (row) => row.chats, sortValue: (row) => row.chats, align: 'end' },
      ]}
    />
    <Pager page={2} pageSize={10} total={35} onPageChange={fn()} />
    <TrendChart label="المحادثات اليومية" points={days} mean={8.4} />
    <DayBars label="المشغّلون المتصلون" days={[{ label: '3 مارس', periods: [{ start: 8, end: 17 }], share: 0.375 }]} />
    <UsageBar label="القنوات" used={9} limit={10} />
    <Stepper
      label="الإعداد"
      steps={[
        { title: 'توصيل Slack', status: 'done', to: { name: 'account' } },
        { title: 'اختيار قناة', status: 'current' },
        { title: 'إضافة الأداة إلى موقعك', status: 'todo' },
      ]}
    />
  </div>
);

export const Parts = meta.story({ render: () => parts });
