import { Button } from '@radix-ui/themes';
import { useState, type ReactNode } from 'react';

/** For callbacks of examples, which are only looked at. */
export const nothing = () => undefined;

/** A part that keeps what is done to it. */
export function Kept<Value>({ initial, children }: KeptProps<Value>) {
  const [value, setValue] = useState(initial);
  return children(value, setValue);
}

interface KeptProps<Value> {
  initial: Value;
  children(value: Value, onValueChange: (next: Value) => void): ReactNode;
}

/** A button that opens what would cover the page. */
export function Opened({ label, children }: { label: string; children(props: OpenProps): ReactNode }) {
  const [open, setOpen] = useState(false);
  return (
    <div>
      <Button variant="soft" onClick={() => setOpen(true)}>
        {label}
      </Button>
      {children({ open, onOpenChange: setOpen })}
    </div>
  );
}

interface OpenProps {
  open: boolean;
  onOpenChange(open: boolean): void;
}
