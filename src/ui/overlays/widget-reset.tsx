import type { Action } from '../../model/core/action';
import { ActionDialog } from './action-dialog';
import type { ConfirmTone } from './confirm-form';
import { useMarkedWidgetName, useWidgetName } from '../format/widget-name';
import type { NamedWidget } from '../../model/entities/widget';
import { defineLabels, useLabels } from '../theme/labels';

export const widgetResetLabels = defineLabels('widget-reset', {
  changeChannel: 'Change channel',
  changeChannelTitle: (channel: string) => `Change the channel of the widget ${channel}?`,
  changeChannelText:
    'The widget goes offline until you choose another channel. Its settings and embed code stay the same.',
  startOver: 'Start over',
  startOverTitle: (name: string) => `Delete the widget ${name}?`,
  /** Of a widget that is set up. The next three list what goes with it. */
  startOverText: 'This is permanent. It deletes:',
  startOverSettings: 'The widget’s settings: behavior, appearance, operating hours, and triggers',
  startOverReplies: 'Its saved replies, bots, and users',
  startOverReports: 'Its chat history and reports',
  startOverCode: 'Its embed code stops working on every site that has it.',
  /** Of a widget whose setup is not finished. */
  startOverUnfinished: 'This is permanent. Your setup is lost and embedded code stops working.',
  /** Where the person is afterwards. */
  startOverNext: {
    dashboard: 'Next, you’ll be on the Dashboard.',
    setup: 'Next, you’ll set up your other widget.',
  },
  danger: 'Danger zone',
  dangerText: 'This can’t be undone.',
  startOverHelp: 'Deletes this widget and its settings. Embedded code stops working.',
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

export interface StartOverProps {
  /** The widget, by its channel. */
  widget: NamedWidget;
  /** It is set up, so that more is lost than a few choices: its name has to be typed. */
  isFinished: boolean;
  /** Where the person is afterwards. */
  place?: 'dashboard' | 'setup' | undefined;
  /** Of the button: `danger` in a danger zone. */
  triggerTone?: ConfirmTone | undefined;
  action: Action;
  onConfirm(): void;
}

/** The button that deletes a widget, with its question. */
export function StartOver({ widget, isFinished, place = 'dashboard', triggerTone, action, onConfirm }: StartOverProps) {
  const labels = useLabels(widgetResetLabels);
  const nameOf = useWidgetName();
  const markedNameOf = useMarkedWidgetName();
  return (
    <ActionDialog
      action={action}
      name={labels.startOver}
      title={labels.startOverTitle(markedNameOf(widget))}
      text={
        isFinished ? (
          <DeletedParts next={labels.startOverNext[place]} />
        ) : (
          `${labels.startOverUnfinished} ${labels.startOverNext[place]}`
        )
      }
      confirmWord={isFinished ? nameOf(widget) : undefined}
      confirmLabel={labels.startOverConfirm}
      tone="danger"
      triggerTone={triggerTone}
      unknownError={labels.unknownError}
      onConfirm={onConfirm}
    />
  );
}

/** What is deleted with a widget, and where the person is afterwards. */
function DeletedParts({ next }: { next: string }) {
  const labels = useLabels(widgetResetLabels);
  return (
    <>
      <p>{labels.startOverText}</p>
      <ul className="cd-deleted-parts">
        <li>{labels.startOverSettings}</li>
        <li>{labels.startOverReplies}</li>
        <li>{labels.startOverReports}</li>
      </ul>
      <p>
        {labels.startOverCode} {next}
      </p>
    </>
  );
}
