import { Button } from '@radix-ui/themes';
import type { ReactNode } from 'react';
import { keepFocus } from './keep-focus';

interface InlineActionProps {
  /** Selects the surrounding element whose control takes the focus if the button disappears with the action. */
  within: string;
  onAction(): void;
  /** Replaces the text for screen readers. */
  label?: string | undefined;
  children: ReactNode;
}

/** A small button inside a text, for example to apply a correction. */
export function InlineAction({ within, onAction, label, children }: InlineActionProps) {
  return (
    <Button
      type="button"
      size="1"
      variant="outline"
      color="gray"
      aria-label={label}
      onClick={({ currentTarget }) => keepFocus(currentTarget.closest<HTMLElement>(within), onAction)}
    >
      {children}
    </Button>
  );
}
