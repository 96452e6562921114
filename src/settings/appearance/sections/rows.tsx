import type { AppearanceSettings } from '../../../model/settings/appearance/appearance';
import { initialAppearance } from '../../../model/widget-preview/initial-appearance';
import { Form } from './form';

type NamesOf<Value> = {
  [Name in keyof AppearanceSettings]: AppearanceSettings[Name] extends Value ? Name : never;
}[keyof AppearanceSettings];

interface FieldRowProps<Value> {
  name: NamesOf<Value>;
  disabledReason?: string | undefined;
}

/** A single-line text that visitors read, with a reset to the default. */
export function Line(props: FieldRowProps<string> & { kind?: 'url' | undefined }) {
  return <Form.TextRow {...props} defaultValue={initialAppearance[props.name]} />;
}

/** The same for a message, which may be longer. */
export function Message(props: FieldRowProps<string>) {
  return <Form.LongTextRow {...props} lines={2} defaultValue={initialAppearance[props.name]} />;
}

export function Toggle(props: FieldRowProps<boolean>) {
  return <Form.SwitchRow {...props} defaultValue={initialAppearance[props.name]} />;
}
