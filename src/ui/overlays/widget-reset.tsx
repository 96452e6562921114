import type { Action } from '../../model/core/action';
import { ActionDialog } from './action-dialog';
import type { ConfirmTone } from './confirm-form';
import { useMarkedWidgetName, useWidgetName } from '../format/widget-name';
import type { NamedWidget } from '../../model/entities/widget';
import { hasKnownLosses, type WidgetLosses } from '../../model/entities/widget-losses';
import { undoMs } from '../../model/entities/widget-deletion';
import { useLabels } from '../theme/labels';
import { LossItems } from './loss-list';
import { widgetResetLabels } from './widget-reset-labels';

interface ChangeChannelProps {
  /** Its current channel. */
  channel: string;
  action: Action;
  onConfirm(): void;
}

/** The button, with confirmation, that returns a widget to choosing its channel. */
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
  /** The widget's channel name. */
  widget: NamedWidget;
  /** It is set up, so that more is lost than a few choices: its name must be typed. */
  isFinished: boolean;
  /** Where the user lands afterwards. */
  place?: 'dashboard' | 'setup' | undefined;
  /** The button's tone: `danger` in a danger zone. */
  triggerTone?: ConfirmTone | undefined;
  /** What is lost, in numbers; absent names it without. */
  losses?: WidgetLosses | undefined;
  /** Whether it can be undone for a while. */
  canUndo?: boolean | undefined;
  action: Action;
  /** The user is asked. */
  onAsk?: (() => void) | undefined;
  onConfirm(): void;
}

/** The button that deletes a widget after confirmation. */
export function StartOver(props: StartOverProps) {
  const { widget, isFinished, place = 'dashboard', triggerTone, losses, canUndo, action, onAsk, onConfirm } = props;
  const labels = useLabels(widgetResetLabels);
  const nameOf = useWidgetName();
  const markedNameOf = useMarkedWidgetName();
  // A widget that was set up before keeps what it had.
  const isFull = isFinished || (losses !== undefined && hasKnownLosses(losses));
  return (
    <ActionDialog
      action={action}
      name={labels.startOver}
      title={labels.startOverTitle(markedNameOf(widget))}
      text={
        <>
          {isFull ? (
            <DeletedParts losses={losses} next={labels.startOverNext[place]} />
          ) : (
            <p>
              {labels.startOverUnfinished} {labels.startOverNext[place]}
            </p>
          )}
          {canUndo && <p>{labels.canUndo(undoMs / 1000)}</p>}
        </>
      }
      confirmWord={isFull ? nameOf(widget) : undefined}
      confirmLabel={labels.startOverConfirm}
      tone="danger"
      triggerTone={triggerTone}
      unknownError={labels.unknownError}
      onAsk={onAsk}
      onConfirm={onConfirm}
    />
  );
}

/** What is deleted with a widget, and where the user lands afterwards. */
function DeletedParts({ losses, next }: Pick<StartOverProps, 'losses'> & { next: string }) {
  const labels = useLabels(widgetResetLabels);
  return (
    <>
      <p>{labels.startOverText}</p>
      <ul className="cd-deleted-parts">
        <li>{labels.startOverSettings}</li>
        {losses ? (
          <LossItems losses={losses} />
        ) : (
          <>
            <li>{labels.startOverReplies}</li>
            <li>{labels.startOverReports}</li>
          </>
        )}
      </ul>
      <p>
        {labels.startOverCode} {next}
      </p>
    </>
  );
}
