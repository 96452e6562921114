import { Button } from '@radix-ui/themes';
import type { ReactNode } from 'react';
import { keepFocus } from './keep-focus';

interface InlineActionProps {
  /** Selects the element around it whose control takes the focus if the button goes away with the action. */
  within: string;
  onAction(): void;
  /** Replaces the text for people who cannot see what it belongs to. */
  label?: string | undefined;
  children: ReactNode;
}

/** A small button inside a text, such as the offer of a correction. */
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
