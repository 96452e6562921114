import { limitWhenSwitched } from '../../model/settings/behavior/behavior';
import { useEditorFrame } from '../../ui/editor/editor-context';
import { DependentRows } from '../../ui/editor/rows/row-group';
import { PlainSwitchRow } from '../../ui/editor/rows/switch-row';
import { useLatestCallback } from '../../ui/base/use-latest-callback';
import { useLabels } from '../../ui/theme/labels';
import { useState } from 'react';
import { Form, type FormProps } from './form';
import { behaviorLabels } from './labels';

/** One number on the wire, 0 meaning unlimited; for people a switch and a number. */
export function LimitRows({ editor }: FormProps) {
  const { limitOn, limitOnHelp, fields } = useLabels(behaviorLabels);
  const { isReadOnly } = useEditorFrame();
  const limit = editor.value.maxConcurrentConvos;
  const [previous, setPrevious] = useState(editor.saved.maxConcurrentConvos);
  const handleSwitch = useLatestCallback((isOn: boolean) => {
    if (!isOn) setPrevious(limit);
    editor.onEdit({ maxConcurrentConvos: limitWhenSwitched(isOn, previous) });
  });
  return (
    <>
      <PlainSwitchRow
        label={limitOn}
        help={limitOnHelp}
        value={limit !== 0}
        onValueChange={handleSwitch}
        isReadOnly={isReadOnly}
      />
      <DependentRows>
        <Form.NumberRow
          name="maxConcurrentConvos"
          isZeroEmpty
          disabledReason={limit === 0 ? fields.maxConcurrentConvos.disabledReason : undefined}
        />
      </DependentRows>
    </>
  );
}
