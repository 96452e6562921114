import { cva } from 'class-variance-authority';
import type { WidgetLook } from '../../model/widget-preview/widget-preview';
import { useLabels } from '../theme/labels';
import { widgetPreviewLabels } from './labels';
import type { WidgetPreviewProps } from './props';

const pick = cva('rt-reset cd-look-said cd-look-pick', { variants: { state: { filled: '', empty: 'cd-look-empty' } } });

/** The fields that hold texts. */
export type SaidName = {
  [Name in keyof WidgetLook]: WidgetLook[Name] extends string ? Name : never;
}[keyof WidgetLook];

interface SaidTextProps {
  name: SaidName;
  text: string;
  fieldLabel: string | undefined;
  onPick: WidgetPreviewProps['onPickField'];
}

/** A text, or a button with this text that leads to its field. */
export function SaidText({ name, text, fieldLabel, onPick }: SaidTextProps) {
  const labels = useLabels(widgetPreviewLabels);
  if (!onPick) {
    return (
      <span className="cd-look-said" dir="auto">
        {text}
      </span>
    );
  }
  const isEmpty = text.trim() === '';
  const state = isEmpty ? 'empty' : 'filled';
  return (
    <button
      type="button"
      className={pick({ state })}
      dir="auto"
      data-field={name}
      aria-label={labels.pick(isEmpty ? labels.emptyText : text, fieldLabel)}
      onClick={() => onPick(name)}
    >
      {text}
    </button>
  );
}
