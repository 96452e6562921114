import { channelsOfWidgets } from '../service/sandbox/channels-of-widgets';
import { hashToken } from '../service/base/tokens';
import { trialAccount } from '../service/accounts/trial-account';
import type { AccountRecord, ChatRecord, Dataset, PresenceRecord, WidgetRecord } from '../service/contract/records';
import { makeExtras, officeHours } from './extra-records';
import type { Faults } from './faults';
import { addSmallAccount } from './two-accounts';
import { makeAccountRecord, makeChatRecord, makeDataset, makeUserRecord, makeWidgetRecord } from './records';
import { DAY } from '../model/time/duration';

/** A complete world: what is stored, and who is signed in from the start. */
export interface Scenario {
  dataset: Dataset;
  /** The token of the scenario’s main user. */
  token: string;
  /** Bearer tokens valid from the start, each with its user’s id. */
  signIns: Record<string, number>;
  /** Service keys valid from the start, each with its account’s ID. */
  serviceKeys?: Record<string, number> | undefined;
  /** Calls that fail from the start. */
  faults?: Faults | undefined;
}

/** A scenario at a given moment, so that “today” in it is today. */
export type ScenarioAt = (now: Date) => Scenario;

const MINUTE = 60_000;
const tokens = { admin: 'admin-token', agent: 'agent-token' };

/**
 * An admin of a paying account: six widgets in every state in two workspaces, and weeks of chats. The turned-off widget
 * has had none for a month.
 */
const busyAccount: ScenarioAt = (now) => {
  const widgets = busyWidgets();
  const users = [
    makeUserRecord({ id: 101, email: 'dana@acme.test' }),
    makeUserRecord({ id: 102, email: 'luis@acme.test', isAdmin: false }),
  ];
  const busy = widgets.slice(0, 4);
  const presence = busy.flatMap((widget) => presenceAt(widget, now));
  const chats = busy.flatMap((widget, index) => steadyChats(widget, 12 - index * 3, presence, now));
  return {
    dataset: makeDataset({
      accounts: [makeAccountRecord()],
      users,
      widgets,
      teamChannels: channelsOfWidgets(widgets),
      chats,
      ...makeExtras(now),
      presence,
    }),
    token: tokens.admin,
    signIns: { [tokens.admin]: 101, [tokens.agent]: 102 },
  };
};

/** The same account, seen by an agent. */
const agent: ScenarioAt = (now) => ({ ...busyAccount(now), token: tokens.agent });

/** The first day of a trial on the smallest plan: no card, one unconnected widget. */
const freshTrial: ScenarioAt = (now) => {
  const { apiKey, zapierApiKey } = makeAccountRecord();
  const owner = { orgName: 'Juniper Books', invoiceEmail: 'owner@juniper.test', apiKey, zapierApiKey };
  return {
    dataset: makeDataset({
      accounts: [{ id: 1, ...trialAccount({ ...owner, createdAt: now }) }],
      users: [makeUserRecord({ email: 'owner@juniper.test' })],
      widgets: [unconnectedWidget(11)],
    }),
    token: tokens.admin,
    signIns: { [tokens.admin]: 101 },
  };
};

/** The same account on a smaller plan, with this month’s conversations used up. */
const overQuota: ScenarioAt = (now) => {
  const world = withAccount(busyAccount(now), { planId: 'starter-monthly' });
  const [widget] = world.dataset.widgets;
  const chats = Array.from({ length: 130 }, (_, index) =>
    makeChatRecord({ ...missed, id: 100_000 + index, widgetId: widget?.id ?? 0, startedAt: now, endedAt: now }),
  );
  return { ...world, dataset: { ...world.dataset, chats: [...world.dataset.chats, ...chats] } };
};

/** The same account after a failed payment. */
const delinquent: ScenarioAt = (now) => withAccount(busyAccount(now), { isDelinquent: true });

/** The same account, canceled and on its last days. */
const canceled: ScenarioAt = (now) =>
  withAccount(busyAccount(now), { cancelAt: new Date(now.getTime() + 9.5 * DAY), nextInvoiceAt: null });

/** An account with two hundred widgets in eight workspaces. */
const manyWidgets: ScenarioAt = (now) => {
  const world = withAccount(busyAccount(now), { planId: 'enterprise' });
  const widgets = Array.from({ length: 200 }, (_, index) => {
    const team = { slackBaseUrl: `https://team-${index % 8}.slack.com/`, slackTeamId: `T0MANY${index % 8}` };
    return makeWidgetRecord({ ...team, id: 1001 + index, roomName: `channel-${index + 1}` });
  });
  const busy = widgets.slice(0, 5);
  const presence = busy.flatMap((widget) => presenceAt(widget, now));
  const chats = busy.flatMap((widget) => steadyChats(widget, 12, presence, now));
  return {
    ...world,
    dataset: { ...world.dataset, widgets, chats, presence, teamChannels: channelsOfWidgets(widgets) },
  };
};

/** The same account while much of the server answers nonsense: the person is known, all that loads beside fails. */
const brokenAnswers: ScenarioAt = (now) => ({
  ...busyAccount(now),
  faults: {
    currentWidgets: 'truncated',
    updateConfig: { status: 500 },
    listInvoices: 'html',
    nextInvoice: 'empty',
    conversationCount: { status: 200, body: { count: 'many' } },
    listDashboardUsers: { status: 200, body: { users: null } },
    listChannels: { status: 502, body: '<h1>Bad gateway</h1>' },
    overviewReport: 'truncated',
    chatsReport: { status: 503 },
    availabilityReport: 'html',
  },
});

/** The busy account, and a small one at its limits, for calls that must never reach the other account. */
const twoAccounts: ScenarioAt = (now) => {
  const { dataset, signIns, ...rest } = busyAccount(now);
  const small = addSmallAccount(dataset, now);
  return { ...rest, ...small, signIns: { ...signIns, ...small.signIns } };
};

/** The scenarios by name. */
export const scenarios = {
  busyAccount,
  freshTrial,
  agent,
  overQuota,
  delinquent,
  canceled,
  manyWidgets,
  brokenAnswers,
  twoAccounts,
};
export type ScenarioName = keyof typeof scenarios;

/** The scenario's dataset with a session for each of its tokens, ready to load into a store. */
export async function signedInDataset({ dataset, signIns, serviceKeys = {} }: Scenario, now: Date): Promise<Dataset> {
  const expiresAt = new Date(now.getTime() + 30 * DAY);
  const sessions = Object.entries(signIns).map(async ([token, userId]) => {
    const user = dataset.users.find(({ id }) => id === userId);
    if (!user) throw new Error(`The scenario has no user ${userId} for the token ${token}.`);
    const session = { tokenHash: await hashToken(token), userId, accountId: user.accountId, createdAt: now, expiresAt };
    return { ...session, allowedOrigins: null, serviceKeyId: null };
  });
  const keys = Object.entries(serviceKeys).map(async ([key, accountId], index) => ({
    ...{ id: index + 1, accountId, name: 'Portal', prefix: key.slice(0, 14), keyHash: await hashToken(key) },
    ...{ createdAt: now, expiresAt: null, revokedAt: null, lastUsedAt: null },
  }));
  return {
    ...dataset,
    sessions: [...dataset.sessions, ...(await Promise.all(sessions))],
    serviceKeys: [...(dataset.serviceKeys ?? []), ...(await Promise.all(keys))],
  };
}

function busyWidgets(): WidgetRecord[] {
  const support = { slackBaseUrl: 'https://acme-support.slack.com/', slackTeamId: 'T05ACMES' };
  return [
    makeWidgetRecord({ id: 11, roomName: 'website' }),
    makeWidgetRecord({ id: 12, roomName: 'pricing-page', topic: 'Questions about plans' }),
    makeWidgetRecord({ id: 13, roomName: 'wholesale-inquiries', isOff: true }),
    makeWidgetRecord({ ...support, id: 14, roomName: 'order-questions', status: 'offline' }),
    makeWidgetRecord({ ...support, id: 15, roomName: '', roomId: '', step: '2', status: 'offline', topic: '' }),
    unconnectedWidget(16),
  ];
}

function unconnectedWidget(id: number): WidgetRecord {
  return makeWidgetRecord({
    id,
    step: '1',
    status: 'offline',
    roomName: '',
    roomId: '',
    topic: '',
    slackBaseUrl: '',
    slackTeamId: '',
    slackMainUser: '',
    slackAuthorizedAt: null,
    scope: '',
    botScope: '',
  });
}

/** The same world with another account. */
function withAccount(scenario: Scenario, overrides: Partial<AccountRecord>): Scenario {
  const accounts = scenario.dataset.accounts.map((account) => ({ ...account, ...overrides }));
  return { ...scenario, dataset: { ...scenario.dataset, accounts } };
}

/** How far back the chats of a busy widget go. */
const chatDays = 40;
/** Since when a widget that is switched off has been quiet, in days. */
const quietDays = 31;
/** Fields of a chat that no one answered. */
const missed = { agentName: '', firstResponseAt: null, messageCount: 1 };

/** Who was online for a widget, on each day that it has chats of. */
function presenceAt({ id, isOff }: WidgetRecord, now: Date): PresenceRecord[] {
  const isQuiet = ({ onlineAt }: PresenceRecord) => isOff && now.getTime() - onlineAt.getTime() < quietDays * DAY;
  return officeHours(id, now, chatDays + 1).filter((row) => !isQuiet(row));
}

/**
 * Chats of the last 40 days up to now: `perDay` on most days, fewer on every sixth and seventh. An operator who is online
 * answers; otherwise the visitor leaves a message. A widget that is switched off has had none for a month.
 */
function steadyChats(
  widget: WidgetRecord,
  perDay: number,
  presence: readonly PresenceRecord[],
  now: Date,
): ChatRecord[] {
  const { id: widgetId, roomName: channelName } = widget;
  const own = presence.filter((row) => row.widgetId === widgetId);
  const days = Array.from({ length: chatDays }, (_, age) => ({ age, count: age % 7 < 5 ? perDay - (age % 4) : 2 }));
  return days
    .filter(({ age }) => !widget.isOff || age > quietDays)
    .flatMap(({ age, count }) =>
      Array.from({ length: Math.max(0, count) }, (_, index) => {
        const startedAt = new Date(now.getTime() - age * DAY - (index + 1) * 40 * MINUTE);
        const chat = makeChatRecord({ id: widgetId * 10_000 + age * 100 + index, widgetId, channelName, startedAt });
        const agent = own.find(({ onlineAt, offlineAt }) => {
          const at = chat.firstResponseAt ?? startedAt;
          return onlineAt <= at && (offlineAt === null || at <= offlineAt);
        });
        return agent ? { ...chat, agentName: agent.agentName } : { ...chat, ...missed, isOfflineMessage: true };
      }),
    );
}
