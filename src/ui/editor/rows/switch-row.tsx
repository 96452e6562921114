import { memo } from 'react';
import { useLabels } from '../../theme/labels';
import { editorLabels } from '../editor-labels';
import { Row, type RowInput } from './row';
import { useRow } from './use-row';
import { Switch } from '../../inputs/switch';

export type SwitchRowProps = RowInput<boolean>;

/** A switch: label and help at the start of the line, the switch at its end. */
export const SwitchRow = memo(function SwitchRow(props: SwitchRowProps) {
  const { value, onValueChange, isReadOnly = false, ...row } = useRow(props);
  const labels = useLabels(editorLabels);
  return (
    <Row {...row} say={row.say ?? ((isOn: boolean) => (isOn ? labels.on : labels.off))} layout="beside">
      {({ disabled, ...control }) => (
        <Switch {...control} disabled={disabled || isReadOnly} checked={value} onCheckedChange={onValueChange} />
      )}
    </Row>
  );
});
