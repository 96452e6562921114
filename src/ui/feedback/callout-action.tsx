import { Button } from '@radix-ui/themes';
import type { ReactNode } from 'react';

interface CalloutActionProps {
  onClick(): void;
  children: ReactNode;
}

/** The small button at the end of an alert, with what can be done about it. */
export function CalloutAction({ onClick, children }: CalloutActionProps) {
  return (
    <Button type="button" variant="outline" color="gray" size="1" className="cd-callout-action" onClick={onClick}>
      {children}
    </Button>
  );
}
