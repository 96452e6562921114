import { Button, ColorPicker, Form, Input, Radio, Switch, Typography } from 'antd';
import type { ReactElement } from 'react';
import { expose } from '../../render/harness';
import { WholeForm, type RowProps } from '../whole-form';

function Row(props: RowProps) {
  const { name, label, help } = props.field;
  return (
    <Form.Item label={label} htmlFor={name} extra={help} layout="vertical">
      {controlOf(props)}
    </Form.Item>
  );
}

function controlOf({ field, value, disabled, onChange }: RowProps): ReactElement {
  const { name, kind, options } = field;
  const shared = { id: name, disabled };
  switch (kind) {
    case 'switch':
      return <Switch {...shared} checked={value === true} onChange={onChange} />;
    case 'radio':
      return (
        <Radio.Group value={value} onChange={(event) => onChange(String(event.target.value))}>
          {options.map((option) => (
            <Radio key={option.value} value={option.value}>
              {option.label} <Typography.Text type="secondary">{option.help}</Typography.Text>
            </Radio>
          ))}
        </Radio.Group>
      );
    case 'color':
      return (
        <ColorPicker {...shared} showText value={String(value)} onChange={(color) => onChange(color.toHexString())} />
      );
    case 'longText':
      return <Input.TextArea {...shared} value={String(value)} onChange={(event) => onChange(event.target.value)} />;
    case 'text':
      return (
        <Input
          {...shared}
          value={String(value)}
          autoComplete="off"
          onChange={(event) => onChange(event.target.value)}
        />
      );
  }
}

expose(() => <WholeForm Row={Row} Save={(props) => <Button type="primary" {...props} />} />);
