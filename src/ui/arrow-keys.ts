/** Where an arrow key leads in a row of tabs: round at both ends, mirrored where people read from right to left. */
export function nextTab(key: string, index: number, count: number, direction: 'ltr' | 'rtl'): number | undefined {
  const forward = direction === 'ltr' ? 'ArrowRight' : 'ArrowLeft';
  const back = direction === 'ltr' ? 'ArrowLeft' : 'ArrowRight';
  if (key === forward || key === 'ArrowDown') return (index + 1) % count;
  if (key === back || key === 'ArrowUp') return (index - 1 + count) % count;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : undefined;
}

/** A key pressed together with another is the browser's. */
export function isModifiedKey(event: Pick<KeyboardEvent, 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>): boolean {
  return event.ctrlKey || event.metaKey || event.altKey || event.shiftKey;
}
