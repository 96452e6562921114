import type { Action } from '../core/action';
import type { User } from '../entities/user';
import { otherChannelUser, type Channel } from '../entities/channel';
import { channelChoices } from '../entities/channel-name';
import { decodeEntities } from '../core/decode-entities';
import type { Form } from '../core/form';
import type { Loadable } from '../core/loadable';
import { readyRows, type Id, type Row } from '../core/tolerant';
import { channelName, isFinished, workspaceName, type NamedWidget, type Widget } from '../entities/widget';

/** The steps of the setup, in their order. */
export const setupSteps = ['connect', 'channel', 'install'] as const;
export type SetupStep = (typeof setupSteps)[number];

/** What the info line of the header tells, in its order. */
export const setupFactNames = ['channel', 'workspace', 'authorizedBy', 'widgetId', 'plan'] as const;
export type SetupFactName = (typeof setupFactNames)[number];

export interface SetupFact {
  name: SetupFactName;
  /** Written by people: shown as text only. */
  value: string;
}

/** How far the setup of a widget is. */
export interface SetupData {
  step: SetupStep;
  /** What the widget's code names it by. */
  uuid: string;
  /** The name of its channel; empty before there is one. */
  channel: string;
  /** The name of its workspace; empty before there is one. */
  workspace: string;
  /** What is known so far. */
  facts: SetupFact[];
}

/** Why the way through Slack came back without a connection. */
export type SetupError = 'refused' | 'wrongUser' | 'otherWorkspace' | 'expired' | 'unknown';

/** A channel of the workspace. */
export interface ChannelChoice {
  id: string;
  name: string;
  topic: string;
  /** The other widget that has it, which keeps it from being chosen. */
  usedBy?: (NamedWidget & { id: Id }) | undefined;
}

export interface ChannelList {
  choices: ChannelChoice[];
  /** How many the server sent in a form that cannot be read. */
  unreadable: number;
}

/** The choice of a channel that exists. */
export interface ChannelPick extends Action {
  /** The channel that is picked but not used yet; empty for none. */
  channelId: string;
  onPick(channelId: string): void;
  /** Uses the channel that is picked, which finishes the setup. */
  onConfirm(): void;
}

/** A channel to be created. Its name is checked while it is typed. */
export type NewChannelForm = Form<{ name: string }>;

/** What `useSetup` gives and `Setup` takes. */
export interface SetupProps {
  /** The widget that is being set up. */
  widgetId: Id;
  /** The step, and what is known of the widget. */
  setup: Loadable<SetupData>;
  /** Where the connection with Slack begins; absent where there is no app at Slack to connect with. */
  slackUrl?: string | undefined;
  /** Why the last connection failed. */
  error?: SetupError | undefined;
  /** The channels to choose from. */
  channels: Loadable<ChannelList>;
  /** The person misses a channel in the list. */
  onChannelsRefresh(): void;
  /** The channel that is picked, and how far its use is. */
  pick: ChannelPick;
  /** The name of a channel to be created. */
  newChannel: NewChannelForm;
  /** Absent hides the way back to the choice of a channel. */
  onChannelChange?: (() => void) | undefined;
  /** How far the way back to the choice of a channel is. */
  channelChange: Action;
  /** Deletes the widget; absent hides the button. */
  onStartOver?: (() => void) | undefined;
  /** How far the deletion is. */
  startOver: Action;
  /** Where the person is after it; the Dashboard when absent. */
  startOverPlace?: 'dashboard' | 'setup' | undefined;
}

/** Step 1 is the connection, 2 the choice of a channel, and from 3 on the code. */
export function setupStep(widget: Widget): SetupStep {
  if (isFinished(widget)) return 'install';
  return widget.Step === '2' ? 'channel' : 'connect';
}

export function setupData(widget: Widget, user: User): SetupData {
  const channel = channelName(widget);
  const workspace = workspaceName(widget.slackBaseUrl);
  const values: Record<SetupFactName, string> = {
    channel: channel && `#${channel}`,
    workspace,
    authorizedBy: decodeEntities(widget.slackMainUser),
    widgetId: widget.Uuid,
    plan: user.account.plan.label,
  };
  const facts = setupFactNames.map((name) => ({ name, value: values[name].trim() }));
  return {
    step: setupStep(widget),
    uuid: widget.Uuid,
    channel,
    workspace,
    facts: facts.filter(({ value }) => value !== ''),
  };
}

const setupErrors: Record<string, SetupError> = {
  access_denied: 'refused',
  wrong_user: 'wrongUser',
  wrong_team: 'otherWorkspace',
  already_connected: 'otherWorkspace',
  expired_state: 'expired',
  invalid_state: 'expired',
  invalid_code: 'expired',
};

/** What the `error` parameter of the setup's address stands for. */
export function setupError(parameter: string | undefined): SetupError | undefined {
  if (!parameter) return undefined;
  return Object.hasOwn(setupErrors, parameter) ? setupErrors[parameter] : 'unknown';
}

/** The channels of a widget's workspace by name, and which of them other widgets of the account have. */
export function channelList(
  rows: readonly Row<Channel>[],
  widget?: Widget,
  widgets: readonly Widget[] = [],
): ChannelList {
  const channels = readyRows(rows);
  const users = widgets.map((one) => ({ ...one, id: one.Id, roomId: one.RoomId }));
  const choices = channelChoices(channels).map(({ Id, Name, Topic }) => {
    const user = widget && otherChannelUser({ ...widget, id: widget.Id }, Id, users);
    return {
      id: String(Id),
      name: decodeEntities(Name),
      topic: decodeEntities(Topic),
      usedBy: user && { id: user.Id, name: channelName(user) },
    };
  });
  return { choices: choices.toSorted((a, b) => (a.name < b.name ? -1 : 1)), unreadable: rows.length - channels.length };
}
