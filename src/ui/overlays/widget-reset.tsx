import type { Action } from '../../model/core/action';
import { ActionDialog } from './action-dialog';
import type { ConfirmTone } from './confirm-form';
import { defineLabels, useLabels } from '../theme/labels';

export const widgetResetLabels = defineLabels('widget-reset', {
  changeChannel: 'Change channel',
  changeChannelTitle: (channel: string) => `Change the channel of the widget ${channel}?`,
  changeChannelText:
    'The widget goes offline until you have chosen another channel. Its settings and its code stay as they are.',
  startOver: 'Start over',
  startOverTitle: (name: string) => `Delete the widget ${name}?`,
  startOverText:
    'This is permanent. Its settings are lost, and where its code is on a site already, that code stops working.',
  startOverConfirm: 'Delete widget',
  unknownError: 'an unknown error occurred, please contact support.',
});

interface ChangeChannelProps {
  /** The channel that it has now. */
  channel: string;
  action: Action;
  onConfirm(): void;
}

/** The button that takes a widget back to the choice of its channel, with its question. */
export function ChangeChannel({ channel, action, onConfirm }: ChangeChannelProps) {
  const labels = useLabels(widgetResetLabels);
  return (
    <ActionDialog
      action={action}
      name={labels.changeChannel}
      title={labels.changeChannelTitle(`#${channel}`)}
      text={labels.changeChannelText}
      confirmLabel={labels.changeChannel}
      tone="plain"
      unknownError={labels.unknownError}
      onConfirm={onConfirm}
    />
  );
}

interface StartOverProps {
  /** What the widget is called in the question. */
  name: string;
  /** Of the button: `danger` in a danger zone. */
  triggerTone?: ConfirmTone | undefined;
  action: Action;
  onConfirm(): void;
}

/** The button that deletes a widget, with its question. */
export function StartOver({ name, triggerTone, action, onConfirm }: StartOverProps) {
  const labels = useLabels(widgetResetLabels);
  return (
    <ActionDialog
      action={action}
      name={labels.startOver}
      title={labels.startOverTitle(name)}
      text={labels.startOverText}
      confirmLabel={labels.startOverConfirm}
      tone="danger"
      triggerTone={triggerTone}
      unknownError={labels.unknownError}
      onConfirm={onConfirm}
    />
  );
}
