import { Button } from '@radix-ui/themes';
import { cva } from 'class-variance-authority';
import { forwardRef, type FocusEventHandler, type KeyboardEventHandler, type ReactNode } from 'react';
import { ChevronDownIcon } from './icons';
import type { Variant } from './variants';

/** Radix Themes draws them. */
const button = cva('', { variants: { size: { '1': '', '2': '' }, variant: { outline: '', ghost: '' } } });

interface DisclosureButtonProps {
  className: string;
  size?: Variant<typeof button, 'size'>;
  variant?: Variant<typeof button, 'variant'> | undefined;
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
  function DisclosureButton(
    { className, size = '2', variant = 'outline', isOpen, onOpenChange, controls, children, ...rest },
    ref,
  ) {
    return (
      <Button
        ref={ref}
        type="button"
        className={button({ size, variant, className })}
        size={size}
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
