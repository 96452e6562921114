import { Button, RadioGroup, Switch, Text, TextArea, TextField, Theme } from '@radix-ui/themes';
import '@radix-ui/themes/styles.css';
import { expose } from '../../render/harness';
import { WholeForm, type RowProps } from '../whole-form';

function Row(props: RowProps) {
  const { name, label, help } = props.field;
  return (
    <div className="row">
      <Text as="label" size="2" weight="medium" htmlFor={name}>
        {label}
      </Text>
      <Control {...props} />
      {help !== undefined && (
        <Text as="p" size="1" color="gray">
          {help}
        </Text>
      )}
    </div>
  );
}

function Control({ field, value, disabled, onChange }: RowProps) {
  const { name, kind, options } = field;
  const shared = { id: name, disabled };
  switch (kind) {
    case 'switch':
      return <Switch {...shared} checked={value === true} onCheckedChange={onChange} />;
    case 'radio':
      return (
        <RadioGroup.Root value={String(value)} onValueChange={onChange}>
          {options.map((option) => (
            <RadioGroup.Item key={option.value} value={option.value}>
              {option.label} <Text size="1">{option.help}</Text>
            </RadioGroup.Item>
          ))}
        </RadioGroup.Root>
      );
    case 'longText':
      return <TextArea {...shared} value={String(value)} onChange={(event) => onChange(event.target.value)} />;
    case 'color':
    case 'text':
      return (
        <TextField.Root
          {...shared}
          value={String(value)}
          autoComplete="off"
          onChange={(event) => onChange(event.target.value)}
        />
      );
  }
}

expose(() => (
  <Theme>
    <WholeForm Row={Row} Save={(props) => <Button type="button" {...props} />} />
  </Theme>
));
