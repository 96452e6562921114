import type { AppearanceSettings } from '../../../model/settings/appearance/appearance';
import { initialAppearance } from '../../../model/widget-preview/initial-appearance';
import { Form } from './form';
import type { AppearanceLabels } from '../labels';

type NamesOf<Value> = {
  [Name in keyof AppearanceSettings]: AppearanceSettings[Name] extends Value ? Name : never;
}[keyof AppearanceSettings];

interface FieldRowProps<Value> {
  name: NamesOf<Value>;
  labels: AppearanceLabels;
  disabledReason?: string | undefined;
}

/** One line of words that visitors read, with the way back to what a new widget says. */
export function Line({ name, labels, kind, ...row }: FieldRowProps<string> & { kind?: 'url' | undefined }) {
  return (
    <Form.TextRow
      name={name}
      kind={kind}
      label={labels.fields[name]}
      help={labels.help[name]}
      defaultValue={initialAppearance[name]}
      {...row}
    />
  );
}

/** The same for a message, which may be longer. */
export function Message({ name, labels, ...row }: FieldRowProps<string>) {
  return (
    <Form.LongTextRow
      name={name}
      lines={2}
      label={labels.fields[name]}
      help={labels.help[name]}
      defaultValue={initialAppearance[name]}
      {...row}
    />
  );
}

export function Toggle({ name, labels, ...row }: FieldRowProps<boolean>) {
  return (
    <Form.SwitchRow
      name={name}
      label={labels.fields[name]}
      help={labels.help[name]}
      defaultValue={initialAppearance[name]}
      {...row}
    />
  );
}
