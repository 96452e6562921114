import { Button, Form, Input, InputNumber, Radio, Select, Switch, Tabs, Typography, Upload } from 'antd';
import type { ReactElement } from 'react';
import { countries, initialValues, sections, tabs, type Field } from '../fields';
import { expose } from '../harness';

const tabItems = tabs.map((tab) => ({ key: tab, label: tab }));

/** As antd's documents write a form: the store is the form's own, dependent fields watch one other. */
function BehaviorForm() {
  return (
    <Form layout="vertical" initialValues={initialValues}>
      <Typography.Title level={1}>Behavior</Typography.Title>
      <Tabs items={tabItems} />
      <Form.Item label="Widget">
        <Switch defaultChecked />
      </Form.Item>
      {sections.map(({ title, text, groups }) => (
        <section key={title}>
          <Typography.Title level={2}>{title}</Typography.Title>
          <Typography.Paragraph>{text}</Typography.Paragraph>
          {groups.map((group) => (
            <div key={group.title ?? title} role="group">
              {group.title && <Typography.Title level={3}>{group.title}</Typography.Title>}
              {group.fields.map((field) =>
                field.needs === undefined ? (
                  <Row key={field.name} field={field} disabled={false} />
                ) : (
                  <DependentRow key={field.name} field={field} needs={field.needs} />
                ),
              )}
            </div>
          ))}
          <Form.Item noStyle shouldUpdate>
            {({ isFieldsTouched }) => isFieldsTouched() && <Button type="primary">Save Changes</Button>}
          </Form.Item>
        </section>
      ))}
    </Form>
  );
}

function DependentRow({ field, needs }: { field: Field; needs: string }) {
  const needed: unknown = Form.useWatch(needs);
  return <Row field={field} disabled={!needed} />;
}

function Row({ field, disabled }: { field: Field; disabled: boolean }) {
  const { name, label, help, kind } = field;
  return (
    <Form.Item
      name={name}
      label={label}
      extra={help}
      {...(kind === 'switch' && { valuePropName: 'checked' })}
      {...(kind === 'file' && { valuePropName: 'file' })}
    >
      {controlOf(field, disabled)}
    </Form.Item>
  );
}

function controlOf({ kind, options = [] }: Field, disabled: boolean): ReactElement {
  switch (kind) {
    case 'switch':
      return <Switch disabled={disabled} />;
    case 'select':
      return <Select options={options} disabled={disabled} />;
    case 'radio':
      return (
        <Radio.Group>
          {options.map(({ value, label, help }) => (
            <Radio key={value} value={value}>
              {label} <Typography.Text type="secondary">{help}</Typography.Text>
            </Radio>
          ))}
        </Radio.Group>
      );
    case 'countries':
      return <Select mode="multiple" options={countries} disabled={disabled} />;
    case 'longText':
      return <Input.TextArea disabled={disabled} />;
    case 'file':
      return (
        <Upload beforeUpload={() => false}>
          <Button>Choose a file</Button>
        </Upload>
      );
    case 'number':
      return <InputNumber disabled={disabled} />;
    case 'text':
      return <Input autoComplete="off" disabled={disabled} />;
  }
}

expose(() => <BehaviorForm />);
