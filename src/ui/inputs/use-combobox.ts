import { useId, useMemo, useState, type ChangeEvent, type KeyboardEvent } from 'react';
import { encodePart } from '../../model/core/encode';
import { makeOptionSearch, type FoundOption, type SearchOption } from './search-options';

/** How far Page Up and Page Down move. */
const pageSize = 10;
/** How many options are rendered; a longer list asks for a search. */
const maxShown = 500;

interface ComboboxOptions {
  options: readonly SearchOption[];
  /** The scroll position when the list opens. */
  value?: string | undefined;
  onPick(value: string): void;
  isDisabled: boolean;
  /** Finds what a text means when it isn’t only part of a label; undefined leaves the list. Keep the same function. */
  read?: ((query: string) => readonly FoundOption[]) | undefined;
}

/**
 * Keyboard handling and state of a text field that finds one of many options (the WAI-ARIA combobox pattern with a
 * list).
 */
export function useCombobox({ options, value, onPick, isDisabled, read }: ComboboxOptions) {
  const listId = useId();
  const [isOpen, setOpen] = useState(false);
  // Undefined until something is typed: the list is complete, and the field shows the choice.
  const [query, setQuery] = useState<string>();
  const [active, setActive] = useState<string>();
  const search = useMemo(() => makeOptionSearch(options), [options]);
  const found = useMemo(() => {
    const matches = search(query ?? '');
    const meant = query?.trim() && read ? read(query) : [];
    return [...meant, ...matches.filter((match) => !meant.some((option) => option.value === match.value))];
  }, [search, query, read]);
  const shown = found.slice(0, maxShown);
  // The best match, until a key moves elsewhere; a better one may still come while typing.
  const firstFree = shown.findIndex(({ disabledReason }) => disabledReason === undefined);
  const best = query?.trim() ? Math.max(firstFree, 0) : -1;
  const placed = shown.findIndex((option) => option.value === active);
  const activeIndex = placed === -1 && shown.length > 0 ? best : placed;

  const open = () => {
    if (isDisabled || isOpen) return;
    setOpen(true);
    setActive(value);
  };
  const close = () => {
    setOpen(false);
    setQuery(undefined);
    setActive(undefined);
  };
  const pick = (next: string) => {
    if (shown.find((option) => option.value === next)?.disabledReason !== undefined) return;
    close();
    onPick(next);
  };
  /** What was typed counts without a key that confirms it, if it can be read. */
  const leave = () => {
    const isRead = query !== undefined && query.trim() !== '' && read !== undefined && read(query).length > 0;
    if (isRead) pick(shown[activeIndex]?.value ?? '');
    else close();
  };
  const type = (next: string) => {
    setOpen(true);
    setQuery(next);
    setActive(next.trim() === '' ? value : undefined);
  };
  const moveTo = (index: number) => setActive(shown[Math.max(0, Math.min(index, shown.length - 1))]?.value);

  const handleKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const isHandled = isOpen ? handleOpenKey(event) : handleClosedKey(event);
    if (isHandled) event.preventDefault();
  };
  const handleClosedKey = ({ key }: KeyboardEvent) => {
    if (key !== 'ArrowDown' && key !== 'ArrowUp') return false;
    open();
    return true;
  };
  const handleOpenKey = ({ key, altKey }: KeyboardEvent) => {
    const to = targetIndex(key, activeIndex, shown.length);
    if (key === 'ArrowUp' && altKey) close();
    else if (key === 'Enter') {
      if (activeIndex !== -1) pick(shown[activeIndex]?.value ?? '');
    } else if (to !== undefined) moveTo(to);
    else return false;
    return true;
  };

  return {
    isOpen,
    query,
    shown,
    hiddenCount: found.length - shown.length,
    active: shown[activeIndex]?.value,
    listId,
    open,
    close,
    pick,
    inputProps: {
      role: 'combobox',
      autoComplete: 'off',
      spellCheck: false,
      'aria-autocomplete': 'list',
      'aria-expanded': isOpen,
      'aria-controls': isOpen ? listId : undefined,
      'aria-activedescendant': isOpen && shown[activeIndex] ? optionId(listId, shown[activeIndex].value) : undefined,
      onChange: (event: ChangeEvent<HTMLInputElement>) => type(event.target.value),
      onKeyDown: handleKeyDown,
      onClick: open,
      onBlur: leave,
    } as const,
  };
}

/** Where a key moves in the open list. Until one has, Home and End belong to the text. */
function targetIndex(key: string, index: number, count: number): number | undefined {
  if (key === 'ArrowDown') return index === count - 1 ? 0 : index + 1;
  if (key === 'ArrowUp') return index <= 0 ? count - 1 : index - 1;
  if (key === 'PageDown') return index + pageSize;
  if (key === 'PageUp') return index - pageSize;
  if (index === -1) return undefined;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : undefined;
}

/** An option's element id; ids contain no spaces. */
export function optionId(listId: string, value: string): string {
  return `${listId}-${encodePart(value)}`;
}

export type Combobox = ReturnType<typeof useCombobox>;
