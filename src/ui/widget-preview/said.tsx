import { useLook, usePreview } from './preview-context';
import { SaidText, type SaidName } from './said-text';

/** A text of the widget, from the draft. A click leads to its field. */
export function Said({ name }: { name: SaidName }) {
  const { onPickField, fieldLabels } = usePreview();
  const text = useLook((look) => look[name]);
  return <SaidText name={name} text={text} fieldLabel={fieldLabels?.[name]} onPick={onPickField} />;
}

/** Whether a text is not blank: visitors see nothing at all of some blank ones. */
export function useIsSaid(name: SaidName): boolean {
  return useLook((look) => look[name].trim() !== '');
}
