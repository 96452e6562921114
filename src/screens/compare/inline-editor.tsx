import { useEffect, useId, useRef, type KeyboardEvent } from 'react';
import { settingChoices } from '../../model/entities/widget-settings';
import { settingKind } from '../../model/settings/across/setting-kind';
import { readWholeNumber } from '../../model/core/whole-number';
import { Select } from '../../ui/inputs/select';
import { Switch, Text } from '../../ui/radix';
import { useLabels } from '../../ui/theme/labels';
import { useCompareContext, type CellPlace } from './compare-context';
import { compareLabels } from './labels';
import { useCell } from './use-cell';

/**
 * A cell's control, in its place. A switch saves as it changes, and a list as the pointer chooses; by keys, a list saves
 * like a text: with Enter, and when it is left. Escape keeps the former value.
 */
export function InlineEditor({ widget, place }: CellPlace) {
  const labels = useLabels(compareLabels);
  const { texts, nameOf } = useCompareContext();
  const cell = useCell({ widget, place });
  const box = useRef<HTMLDivElement>(null);
  const id = useId();
  const isByKeys = useRef(true);
  const [name = 'playSound'] = place.names;
  const kind = settingKind(place.names);
  const value = cell.value[name];
  const isLimit = kind === 'limit';
  const text = typeof value === 'number' ? String(value) : ((value as string | null) ?? '');
  const shown = isLimit && value === 0 ? '' : text;
  const label = labels.edit(texts.choice(place.names), nameOf(widget));
  useEffect(() => box.current?.querySelector<HTMLElement>('input, select, button')?.focus(), []);
  const handleKeyDown = (event: KeyboardEvent) => {
    isByKeys.current = true;
    if ((event.key !== 'Escape' && event.key !== 'Enter') || event.nativeEvent.isComposing) return;
    event.stopPropagation();
    // Enter presses a switch.
    if (event.key === 'Enter' && kind === 'switch') return;
    event.preventDefault();
    if (event.key === 'Escape') cell.cancel();
    else cell.save();
  };
  // Another window takes the focus, too.
  const handleBlur = () => {
    if (document.hasFocus()) cell.leave();
  };
  const control = {
    'aria-label': label,
    'aria-describedby': cell.error === undefined ? undefined : id,
    onKeyDown: handleKeyDown,
  };
  return (
    <div ref={box} className="cd-compare-edit" onPointerDown={() => (isByKeys.current = false)}>
      {kind === 'switch' && (
        <Switch
          {...control}
          checked={value === true}
          onCheckedChange={(isOn) => cell.save({ [name]: isOn })}
          onBlur={handleBlur}
        />
      )}
      {kind === 'options' && (
        <Select
          {...control}
          value={shown}
          options={optionsOf(name, texts.options)}
          onValueChange={(next) => {
            const patch = { [name]: typeof value === 'number' ? Number(next) : next };
            // By keys, a closed list goes through its options one by one.
            if (isByKeys.current) cell.setValue(patch);
            else cell.save(patch);
          }}
          onBlur={handleBlur}
        />
      )}
      {kind !== 'switch' && kind !== 'options' && (
        <input
          {...control}
          className="rt-reset cd-compare-input"
          aria-invalid={cell.error !== undefined}
          inputMode={isLimit ? 'numeric' : undefined}
          placeholder={isLimit ? texts.unlimited : undefined}
          autoComplete="off"
          value={shown}
          onChange={({ target }) => {
            const next = isLimit ? readLimit(target.value) : target.value;
            if (next !== undefined) cell.setValue({ [name]: next });
          }}
          onBlur={handleBlur}
        />
      )}
      {cell.error !== undefined && (
        <Text as="p" size="1" color="red" id={id} role="alert" className="cd-compare-error">
          {cell.error}
        </Text>
      )}
    </div>
  );
}

/** Empty is no limit; undefined for what isn't a number. */
function readLimit(text: string): number | undefined {
  return text.trim() === '' ? 0 : readWholeNumber(text);
}

function optionsOf(name: string, words: Record<string, (value: string | number) => string | undefined>) {
  const values: readonly (string | number)[] = settingChoices[name as keyof typeof settingChoices];
  return values.map((value) => ({ value: String(value), label: words[name]?.(value) ?? String(value) }));
}
