import { limitWhenSwitched } from '../../model/settings/behavior/behavior';
import { useEditorFrame, useField } from '../../ui/editor/editor-context';
import { DependentRows } from '../../ui/editor/rows/row-group';
import { SwitchRow } from '../../ui/editor/rows/switch-row';
import { useLatestCallback } from '../../ui/base/use-latest-callback';
import { useLabels } from '../../ui/theme/labels';
import { useState } from 'react';
import { Form } from './form';
import { behaviorLabels } from './labels';

/** One number on the wire, with 0 meaning unlimited; in the form, a switch and a number. */
export function LimitRows() {
  const { limitOn, limitOnHelp, fields } = useLabels(behaviorLabels);
  const { isReadOnly } = useEditorFrame();
  const { value: limit, saved, onValueChange, onRestoreSaved } = useField<number | null>('maxConcurrentConvos');
  const isSwitched = (limit === 0) !== (saved === 0);
  const [previous, setPrevious] = useState(saved as number | null);
  const handleSwitch = useLatestCallback((isOn: boolean) => {
    if (!isOn) setPrevious(limit);
    onValueChange(limitWhenSwitched(isOn, previous));
  });
  return (
    <>
      <SwitchRow
        label={limitOn}
        help={limitOnHelp}
        value={limit !== 0}
        onValueChange={handleSwitch}
        isReadOnly={isReadOnly}
        saved={saved !== 0}
        onRestoreSaved={isSwitched ? onRestoreSaved : undefined}
      />
      <DependentRows>
        <Form.NumberRow
          name="maxConcurrentConvos"
          isZeroEmpty
          // The switch says that already.
          {...(isSwitched && { onRestoreSaved: undefined })}
          disabledReason={limit === 0 ? fields.maxConcurrentConvos.disabledReason : undefined}
        />
      </DependentRows>
    </>
  );
}
