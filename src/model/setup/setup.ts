import type { WidgetLosses } from '../entities/widget-losses';
import type { Action } from '../core/action';
import type { User } from '../entities/user';
import { otherChannelUser, type Channel } from '../entities/channel';
import { channelChoices } from '../entities/channel-name';
import { decodeEntities } from '../core/decode-entities';
import type { Form } from '../core/form';
import type { Loadable } from '../core/loadable';
import { readyRows, type Id, type Instant, type Row } from '../core/tolerant';
import { channelName, isFinished, workspaceName, type NamedWidget, type Widget } from '../entities/widget';

/** The steps of the setup, in order. */
export const setupSteps = ['connect', 'channel', 'install'] as const;
export type SetupStep = (typeof setupSteps)[number];

/** The facts in the header's info line, in order. */
export const setupFactNames = ['channel', 'workspace', 'authorizedBy', 'widgetId', 'plan'] as const;
export type SetupFactName = (typeof setupFactNames)[number];

export interface SetupFact {
  name: SetupFactName;
  /** Written by people: shown as text only. */
  value: string;
  /** When it happened, if known. */
  at?: Instant | undefined;
}

/** The progress of a widget's setup. */
export interface SetupData {
  step: SetupStep;
  /** The id in the widget's embed code. */
  uuid: string;
  /** The channel name; empty if there is none yet. */
  channel: string;
  /** The workspace name; empty if there is none yet. */
  workspace: string;
  /** The facts known so far. */
  facts: SetupFact[];
}

/** Why the user came back from Slack without a connection. */
export type SetupError = 'refused' | 'wrongUser' | 'otherWorkspace' | 'expired' | 'unknown';

/** A channel of the workspace. */
export interface ChannelChoice {
  id: string;
  name: string;
  topic: string;
  /** The other widget that uses it, so that it can't be chosen. */
  usedBy?: (NamedWidget & { id: Id }) | undefined;
}

export interface ChannelList {
  choices: ChannelChoice[];
  /** How many channels the server sent in an unreadable form. */
  unreadable: number;
}

/** Choosing an existing channel. */
export interface ChannelPick extends Action {
  /** The selected channel; empty for none. */
  channelId: string;
  onPick(channelId: string): void;
  /** Uses the selected channel, which finishes the setup. */
  onConfirm(): void;
}

/** A channel to create. Its name is checked while typing. */
export type NewChannelForm = Form<{ name: string }>;

/** Returned by `useSetup`, taken by `Setup`. */
export interface SetupProps {
  /** The widget that is being set up. */
  widgetId: Id;
  /** The step and the widget's known facts. */
  setup: Loadable<SetupData>;
  /** Where connecting to Slack starts; absent if there is no Slack app. */
  slackUrl?: string | undefined;
  /** Why the last connection failed. */
  error?: SetupError | undefined;
  /** The channels to choose from. */
  channels: Loadable<ChannelList>;
  /** Reloads the channels, because one is missing. */
  onChannelsRefresh(): void;
  /** The selected channel and the progress of using it. */
  pick: ChannelPick;
  /** The name of a channel to create. */
  newChannel: NewChannelForm;
  /** Goes back to choosing a channel; absent hides the button. */
  onChannelChange?: (() => void) | undefined;
  /** The progress of going back to choosing a channel. */
  channelChange: Action;
  /** Deletes the widget; absent hides the button. */
  onStartOver?: (() => void) | undefined;
  /** The progress of the deletion. */
  startOver: Action;
  /** Where the user lands after it; the Dashboard if absent. */
  startOverPlace?: 'dashboard' | 'setup' | undefined;
  /** The user is asked to confirm the deletion: finds out what is lost; absent leaves the numbers out. */
  onStartOverAsk?: (() => void) | undefined;
  /** What is lost with the widget; absent leaves the numbers out. */
  losses?: WidgetLosses | undefined;
  /** Whether a confirmed deletion can still be undone for ten seconds, as it can with the hook. */
  canUndoStartOver?: boolean | undefined;
}

/** Step 1 connects Slack, 2 chooses a channel, and from 3 on shows the embed code. */
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
  const facts = setupFactNames.map((name): SetupFact => {
    const at = (name === 'authorizedBy' && widget.slackAuthorizedAt) || undefined;
    return { name, value: values[name].trim(), ...(at !== undefined && { at }) };
  });
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

/** The meaning of the `error` parameter in the URL. */
export function setupError(parameter: string | undefined): SetupError | undefined {
  if (!parameter) return undefined;
  return Object.hasOwn(setupErrors, parameter) ? setupErrors[parameter] : 'unknown';
}

/** The channels of a widget's workspace by name, and which of them other widgets of the account use. */
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
