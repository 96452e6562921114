import { EmptyState } from 'chatdeck/ui';

/** A place of the product that this dashboard does not offer. */
export function Elsewhere() {
  return (
    <EmptyState title="This page isn’t available">
      This dashboard doesn’t include this page. Use the menu, or ask the people who run it.
    </EmptyState>
  );
}
