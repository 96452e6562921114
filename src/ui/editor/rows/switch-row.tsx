import { memo } from 'react';
import { useLabels } from '../../theme/labels';
import { useField } from '../editor-context';
import { editorLabels } from '../editor-labels';
import { Row, type NamedRowProps, type PlainRowProps, type RowTexts } from './row';
import { Switch } from '../../inputs/switch';

export interface SwitchRowProps extends Omit<RowTexts, 'label'>, NamedRowProps<boolean> {}

/** On or off: label and help at the start of the line, the switch at its end. */
export function SwitchRow({ name, defaultValue, ...texts }: SwitchRowProps) {
  return <PlainSwitchRow {...useField<boolean>(name, defaultValue)} {...texts} />;
}

/** `SwitchRow` that is given its value instead of reading it from the frame. */
export const PlainSwitchRow = memo(function PlainSwitchRow(props: PlainRowProps<boolean>) {
  const { value, onValueChange, theirs = false, isReadOnly = false, ...row } = props;
  const labels = useLabels(editorLabels);
  return (
    <Row {...row} theirs={theirs ? labels.on : labels.off} layout="beside">
      {({ disabled, ...control }) => (
        <Switch {...control} disabled={disabled || isReadOnly} checked={value} onCheckedChange={onValueChange} />
      )}
    </Row>
  );
});
