import { memo } from 'react';
import { usePreview } from './preview-context';
import { SaidText, type SaidName } from './said-text';

const StillText = memo(SaidText);

/** A text of the widget, from the draft. A click leads to its field. */
export function Said({ name }: { name: SaidName }) {
  const { look, onPickField, fieldLabels } = usePreview();
  return <StillText name={name} text={look[name]} fieldLabel={fieldLabels?.[name]} onPick={onPickField} />;
}

/** Whether a text is not blank: visitors see nothing at all of some blank ones. */
export function useIsSaid(name: SaidName): boolean {
  return usePreview().look[name].trim() !== '';
}
