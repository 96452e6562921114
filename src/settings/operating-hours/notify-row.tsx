import { useField } from '../../ui/editor/editor-context';
import { Row } from '../../ui/editor/rows/row';
import { useLabels } from '../../ui/theme/labels';
import { editorLabels } from '../../ui/editor/editor-labels';
import { Checkbox } from '../../ui/radix';
import type { OperatingHoursLabels } from './labels';

/** Whether the channel is told when the schedule turns the widget on or off. */
export function NotifyRow({ labels, isFixed = false }: { labels: OperatingHoursLabels; isFixed: boolean | undefined }) {
  const { value, onValueChange, isReadOnly, theirs = false, ...row } = useField<boolean>('sendOpHourChangeMessages');
  const editor = useLabels(editorLabels);
  return (
    <div className="cd-hours-notify">
      <Row {...row} label={labels.notify} theirs={theirs ? editor.on : editor.off} control="beside">
        {({ disabled, ...control }) => (
          <Checkbox
            {...control}
            disabled={disabled || isReadOnly || isFixed}
            checked={value}
            onCheckedChange={onValueChange}
          />
        )}
      </Row>
    </div>
  );
}
