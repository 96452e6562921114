import { TextField } from '@radix-ui/themes';
import { memo, useState, type ReactNode } from 'react';
import { readableOn, readHexColor } from '../../../model/core/color';
import { CheckIcon } from '../../base/icons';
import { defineLabels, useLabels } from '../../theme/labels';
import { Row, type RowInput, type RowTexts } from './row';
import { useRow } from './use-row';

export const colorRowLabels = defineLabels('color-row', {
  invalid: 'Enter a color as # and six digits (0-9, a-f), such as #3f51b5.',
  picker: (label: string) => `${label}: open the color picker`,
  swatches: (label: string) => `${label}: suggestions`,
});

/** A color to choose with one click. */
export interface ColorSwatch {
  /** `#` and six digits. */
  value: string;
  label: string;
}

interface ColorRowTexts extends RowTexts {
  /** Keep the same array between renders. */
  swatches?: readonly ColorSwatch[] | undefined;
  /** Under the control, for example how readable text is on this color. */
  hint?: ReactNode;
}

export type ColorRowProps = Omit<ColorRowTexts, 'label'> & RowInput<string>;

/**
 * A color, stored as `#` and six lowercase digits: typed, chosen from suggestions, or picked in the browser's color
 * picker. Invalid input shows an error while typing, and the field returns to the last color on blur.
 */
export const ColorRow = memo(function ColorRow(props: ColorRowProps) {
  const { value, onValueChange, swatches = [], hint, isReadOnly = false, ...row } = useRow(props);
  const labels = useLabels(colorRowLabels);
  const [typed, setTyped] = useState({ text: '', value: '' });
  // Typed text is dropped when the value under it changes.
  const isTyping = typed.text !== '' && typed.value === value;
  const text = isTyping ? typed.text : value;
  const isRefused = isTyping && !isHexColorBegun(text);
  const handleType = (next: string) => {
    const color = readHexColor(next);
    setTyped({ text: next, value: color ?? value });
    if (color !== undefined && color !== value) onValueChange(color);
  };
  return (
    <Row {...row} layout="wide" error={isRefused ? labels.invalid : row.error}>
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
                value={readHexColor(value) ?? '#000000'}
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
                  // Not with `style`: a strict content security policy blocks the attribute in server-rendered HTML.
                  ref={(button) => paint(button, swatch.value)}
                  type="button"
                  className="rt-reset cd-swatch"
                  aria-label={swatch.label}
                  aria-pressed={swatch.value === readHexColor(value)}
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

/** Whether further typing can turn the text into a color. */
export function isHexColorBegun(text: string): boolean {
  return /^#?[\da-f]{0,6}$/i.test(text.trim());
}

/** The check mark has the color that is visible on it. */
function paint(button: HTMLButtonElement | null, color: string): void {
  button?.style.setProperty('background-color', color);
  button?.style.setProperty('color', readableOn(color));
}
