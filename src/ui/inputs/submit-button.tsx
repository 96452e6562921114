import { Button, Spinner } from '@radix-ui/themes';
import type { ReactNode } from 'react';

interface SubmitButtonProps {
  /** In progress: the button shows a spinner and ignores clicks. */
  isBusy: boolean;
  /** The label while in progress. */
  busyText: string;
  disabled?: boolean | undefined;
  children: ReactNode;
}

/** The primary button of a small form. */
export function SubmitButton({ isBusy, busyText, disabled = false, children }: SubmitButtonProps) {
  return (
    <Button type="submit" size="3" className="cd-submit" disabled={isBusy || disabled}>
      {isBusy && <Spinner aria-hidden />}
      {isBusy ? busyText : children}
    </Button>
  );
}
