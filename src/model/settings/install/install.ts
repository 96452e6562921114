import type { Action } from '../../core/action';
import type { Form } from '../../core/form';
import type { SettingsContent, SettingsTabProps } from '../shared/settings-tab';

/** What the Embed code tab shows of its widget. */
export interface InstallData {
  /** What the widget's code names it by. */
  uuid: string;
  /** The name of its channel, as text. */
  channel: string;
}

/** What `useInstallTab` gives and `InstallTab` takes. */
export interface InstallTabProps extends SettingsTabProps {
  /** What the code is made of, and the channel that it serves. */
  install: SettingsContent<InstallData>;
  /** The channel's new name, checked while it is typed. */
  rename: Form<{ name: string }>;
  /** How far the way back to the choice of a channel is. */
  channelChange: Action;
  /** Absent hides the button. */
  onChannelChange?: (() => void) | undefined;
  /** How far the deletion is. */
  startOver: Action;
  /** Where the person is after it; the Dashboard when absent. */
  startOverPlace?: 'dashboard' | 'setup' | undefined;
  /** Deletes the widget; absent hides the danger zone. */
  onStartOver?: (() => void) | undefined;
}
