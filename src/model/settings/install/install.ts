import type { Action } from '../../core/action';
import type { Form } from '../../core/form';
import type { SettingsContent, SettingsTabProps } from '../shared/settings-tab';

/** What the Embed code tab shows. */
export interface InstallData {
  /** The UUID that identifies the widget in its embed code. */
  uuid: string;
  /** The channel's name as text. */
  channel: string;
  /** The widget's title color, like `#3f51b5`, for the pictures of its styles; the theme's accent color if absent. */
  color?: string | undefined;
}

/** Props for `InstallTab`, returned by `useInstallTab`. */
export interface InstallTabProps extends SettingsTabProps {
  /** What the embed code is built from, and the widget's channel. */
  install: SettingsContent<InstallData>;
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
  /** Deletes the widget; absent hides the danger zone. */
  onStartOver?: (() => void) | undefined;
}
