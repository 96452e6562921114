import type { WidgetLosses } from '../../entities/widget-losses';
import type { Action } from '../../core/action';
import type { Form } from '../../core/form';
import type { Loadable } from '../../core/loadable';
import type { WidgetLook } from '../../widget-preview/widget-preview';
import type { LiveSince } from './live-since';
import type { SettingsContent, SettingsTabProps } from '../shared/settings-tab';

/** What the Embed code tab shows. */
export interface InstallData {
  /** The UUID that identifies the widget in its embed code. */
  uuid: string;
  /** The channel's name as text. */
  channel: string;
  /** The widget's colors and place, for the pictures of its styles; the theme's accent color if absent. */
  look?: EmbedLook | undefined;
}

/** What the pictures of the styles show of a widget's look. */
export type EmbedLook = Pick<WidgetLook, 'titleColor' | 'titleFontColor' | 'collapsedMode' | 'widgetAlignment'>;

/** Props for `InstallTab`, returned by `useInstallTab`. */
export interface InstallTabProps extends SettingsTabProps {
  /** What the embed code is built from, and the widget's channel. */
  install: SettingsContent<InstallData>;
  /** Since when visitors have seen the widget; absent or failed shows nothing. */
  live?: Loadable<LiveSince> | undefined;
  /** The channel's new name, validated while typing. */
  rename: Form<{ name: string }>;
  /** State of going back to choose a channel. */
  channelChange: Action;
  /** Absent hides the button. */
  onChannelChange?: (() => void) | undefined;
  /** State of the deletion. */
  startOver: Action;
  /** Where the user goes after the deletion; defaults to the Dashboard. */
  startOverPlace?: 'dashboard' | 'setup' | undefined;
  /** The user is asked to confirm the deletion: finds out what is lost; absent leaves the numbers out. */
  onStartOverAsk?: (() => void) | undefined;
  /** What is lost with the widget; absent leaves the numbers out. */
  losses?: WidgetLosses | undefined;
  /** Whether a confirmed deletion can still be undone for ten seconds, as it can with the hook. */
  canUndoStartOver?: boolean | undefined;
  /** Deletes the widget; absent hides the danger zone. */
  onStartOver?: (() => void) | undefined;
}
