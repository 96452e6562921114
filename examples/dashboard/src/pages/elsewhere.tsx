import { EmptyState } from 'chatdeck/ui';

/** A place of the product that this dashboard does not offer. */
export function Elsewhere() {
  return (
    <EmptyState title="This page is not here">
      This dashboard does not offer this page. Use the menu to go on, or ask the people who run it.
    </EmptyState>
  );
}
