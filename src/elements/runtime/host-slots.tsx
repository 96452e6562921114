import { useCallback, type ReactNode } from 'react';
import type { ScreenOptions } from './part-props';

/** The page's own content in an element, by slot name. */
export type HostSlots = ReadonlyMap<string, readonly Element[]>;

/** The children of an element that name a slot. */
export function slotsOf(element: Element): HostSlots {
  const slots = new Map<string, Element[]>();
  for (const child of element.children) {
    if (child.slot !== '') slots.set(child.slot, [...(slots.get(child.slot) ?? []), child]);
  }
  return slots;
}

/** The slots as a screen takes them. */
export function slotOptions(
  slots: HostSlots,
  isLight: boolean,
): Pick<ScreenOptions, 'header' | 'footer' | 'extraRows'> {
  const draw = (name: string): ReactNode => {
    const nodes = slots.get(name);
    if (!nodes) return undefined;
    return isLight ? <HostNodes nodes={nodes} /> : <slot name={name} />;
  };
  const rows = [...slots.keys()].filter((name) => name.startsWith('row:'));
  return {
    header: draw('header'),
    footer: draw('footer'),
    extraRows: Object.fromEntries(rows.map((name) => [name.slice('row:'.length), draw(name)])),
  };
}

/** Without a shadow root, the page's elements are moved to their place. */
function HostNodes({ nodes }: { nodes: readonly Element[] }) {
  const place = useCallback((element: HTMLElement | null) => element?.append(...nodes), [nodes]);
  return <div ref={place} />;
}
