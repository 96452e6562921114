import { Button } from '@radix-ui/themes';
import { forwardRef, type FocusEventHandler, type KeyboardEventHandler, type ReactNode } from 'react';
import { ChevronDownIcon } from './icons';

interface DisclosureButtonProps {
  className: string;
  size?: '1';
  variant?: 'outline' | 'ghost' | undefined;
  isOpen: boolean;
  onOpenChange(open: boolean): void;
  /** The id of what it shows and hides. */
  controls: string;
  /** Its name, if its text alone says too little. */
  'aria-label'?: string | undefined;
  onKeyDown?: KeyboardEventHandler | undefined;
  onBlur?: FocusEventHandler | undefined;
  children: ReactNode;
}

/** Shows and hides what there is no room for. Where it isn't needed, styles hide it. */
export const DisclosureButton = /* @__PURE__ */ forwardRef<HTMLButtonElement, DisclosureButtonProps>(
  function DisclosureButton({ variant = 'outline', isOpen, onOpenChange, controls, children, ...rest }, ref) {
    return (
      <Button
        ref={ref}
        type="button"
        variant={variant}
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
