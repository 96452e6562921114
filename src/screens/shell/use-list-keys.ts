import { isModifiedKey } from '../../ui/base/arrow-keys';
import { useRef, type KeyboardEvent } from 'react';

/**
 * Keyboard support for a list of links with a search field: Down moves from the field into the list, Up and Down
 * through it and back, Home and End to its ends; Enter in the field follows the first link.
 */
export function useListKeys() {
  const field = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const links = () => [...(list.current?.querySelectorAll('a') ?? [])];

  function handleFieldKeys(event: KeyboardEvent) {
    const [first] = links();
    if (event.key === 'ArrowDown') first?.focus();
    else if (event.key === 'Enter' && field.current?.value) first?.click();
    else return;
    event.preventDefault();
  }

  function handleListKeys(event: KeyboardEvent<HTMLAnchorElement>) {
    if (isModifiedKey(event)) return;
    const all = links();
    const next = nextInList(event.key, all, all.indexOf(event.currentTarget), field.current);
    if (!next) return;
    event.preventDefault();
    next.focus();
  }

  return { field, list, handleFieldKeys, handleListKeys };
}

function nextInList(key: string, links: HTMLElement[], index: number, above: HTMLElement | null) {
  switch (key) {
    case 'ArrowDown':
      return links[index + 1] ?? links.at(-1);
    case 'ArrowUp':
      return index > 0 ? links[index - 1] : above;
    case 'Home':
      return links[0];
    case 'End':
      return links.at(-1);
    default:
      return undefined;
  }
}
