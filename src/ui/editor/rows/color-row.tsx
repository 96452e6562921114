import { TextField } from '@radix-ui/themes';
import { memo, useState, type ReactNode } from 'react';
import { readableOn, readHexColour } from '../../../model/core/colour';
import { CheckIcon } from '../../base/icons';
import { defineLabels, useLabels } from '../../theme/labels';
import { Row, type RowInput, type RowTexts } from './row';
import { useRow } from './use-row';

export const colorRowLabels = defineLabels('color-row', {
  invalid: 'Enter a color as # and six digits (0-9, a-f), such as #3f51b5.',
  picker: (label: string) => `${label}: open the color picker`,
  swatches: (label: string) => `${label}: suggestions`,
});

/** A colour to choose with one click. */
export interface ColorSwatch {
  /** `#` and six digits. */
  value: string;
  label: string;
}

interface ColorRowTexts extends RowTexts {
  /** Keep the same array from render to render. */
  swatches?: readonly ColorSwatch[] | undefined;
  /** Under the control, such as how well texts can be read on this colour. */
  hint?: ReactNode;
}

export type ColorRowProps = Omit<ColorRowTexts, 'label'> & RowInput<string>;

/**
 * A colour, kept as `#` and six small digits: typed, chosen from suggestions, or picked in the browser's own picker.
 * What is no colour is refused while it is typed, and the field returns to the last colour when it is left.
 */
export const ColorRow = memo(function ColorRow(props: ColorRowProps) {
  const { value, onValueChange, swatches = [], hint, isReadOnly = false, ...row } = useRow(props);
  const labels = useLabels(colorRowLabels);
  const [typed, setTyped] = useState({ text: '', value: '' });
  // What was typed ends with the value that it was typed over.
  const isTyping = typed.text !== '' && typed.value === value;
  const text = isTyping ? typed.text : value;
  const isRefused = isTyping && !isHexColourBegun(text);
  const handleType = (next: string) => {
    const colour = readHexColour(next);
    setTyped({ text: next, value: colour ?? value });
    if (colour !== undefined && colour !== value) onValueChange(colour);
  };
  return (
    <Row {...row} error={isRefused ? labels.invalid : row.error}>
      {({ disabled, ...control }) => (
        <div className="cd-color">
          <TextField.Root
            {...control}
            className="cd-color-field"
            dir="ltr"
            value={text}
            disabled={disabled}
            readOnly={isReadOnly}
            autoComplete="off"
            spellCheck={false}
            onChange={(event) => handleType(event.target.value)}
            onBlur={() => setTyped({ text: '', value: '' })}
          >
            <TextField.Slot>
              <input
                type="color"
                className="cd-color-picker"
                aria-label={labels.picker(row.label)}
                value={readHexColour(value) ?? '#000000'}
                disabled={disabled || isReadOnly}
                onChange={(event) => onValueChange(event.target.value)}
              />
            </TextField.Slot>
          </TextField.Root>
          {swatches.length > 0 && (
            <div role="group" aria-label={labels.swatches(row.label)} className="cd-swatches">
              {swatches.map((swatch) => (
                <button
                  key={swatch.value}
                  // Not by `style`: a strict content security policy refuses the attribute in what a server sends.
                  ref={(button) => paint(button, swatch.value)}
                  type="button"
                  className="rt-reset cd-swatch"
                  aria-label={swatch.label}
                  aria-pressed={swatch.value === readHexColour(value)}
                  disabled={disabled || isReadOnly}
                  onClick={() => onValueChange(swatch.value)}
                >
                  <CheckIcon size={16} aria-hidden />
                </button>
              ))}
            </div>
          )}
          {hint && <div className="cd-color-hint">{hint}</div>}
        </div>
      )}
    </Row>
  );
});

/** Whether typing on can still make a colour of the text. */
export function isHexColourBegun(text: string): boolean {
  return /^#?[\da-f]{0,6}$/i.test(text.trim());
}

/** The tick has the colour that is seen on it. */
function paint(button: HTMLButtonElement | null, colour: string): void {
  button?.style.setProperty('background-color', colour);
  button?.style.setProperty('color', readableOn(colour));
}
