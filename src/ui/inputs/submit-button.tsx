import { Button, Spinner } from '@radix-ui/themes';
import type { ReactNode } from 'react';

interface SubmitButtonProps {
  /** On its way: the button turns and takes no press. */
  isBusy: boolean;
  /** What the button reads meanwhile. */
  busyText: string;
  disabled?: boolean | undefined;
  children: ReactNode;
}

/** The one primary button of a small form. */
export function SubmitButton({ isBusy, busyText, disabled = false, children }: SubmitButtonProps) {
  return (
    <Button type="submit" size="3" className="cd-submit" disabled={isBusy || disabled}>
      {isBusy && <Spinner aria-hidden />}
      {isBusy ? busyText : children}
    </Button>
  );
}
