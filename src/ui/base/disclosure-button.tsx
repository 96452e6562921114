import { Button } from '@radix-ui/themes';
import { forwardRef, type FocusEventHandler, type KeyboardEventHandler, type ReactNode } from 'react';
import { ChevronDownIcon } from './icons';

interface DisclosureButtonProps {
  className: string;
  isOpen: boolean;
  onOpenChange(open: boolean): void;
  /** The id of what it shows and hides. */
  controls: string;
  onKeyDown?: KeyboardEventHandler | undefined;
  onBlur?: FocusEventHandler | undefined;
  children: ReactNode;
}

/** Shows and hides what a narrow screen has no room for. Where it isn't needed, styles hide it. */
export const DisclosureButton = /* @__PURE__ */ forwardRef<HTMLButtonElement, DisclosureButtonProps>(
  function DisclosureButton({ isOpen, onOpenChange, controls, children, ...rest }, ref) {
    return (
      <Button
        ref={ref}
        type="button"
        variant="outline"
        color="gray"
        aria-expanded={isOpen}
        aria-controls={controls}
        onClick={() => onOpenChange(!isOpen)}
        {...rest}
      >
        {children}
        <ChevronDownIcon size={16} aria-hidden />
      </Button>
    );
  },
);
