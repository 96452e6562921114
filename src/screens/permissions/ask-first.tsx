import { ConfirmDialog } from '../../ui/overlays/confirm-dialog';
import { Button } from '../../ui/radix';
import { useState } from 'react';

interface AskFirstProps {
  /** The button, and the verb of the question. */
  name: string;
  title: string;
  /** What changes, and what does not. */
  points: readonly string[];
  look: 'primary' | 'quiet';
  onConfirm(): void;
}

/** A button that says what changes before it leads to Slack. */
export function AskFirst({ name, title, points, look, onConfirm }: AskFirstProps) {
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Button
        type="button"
        {...(look === 'quiet' && { variant: 'soft', color: 'gray' })}
        onClick={() => setAsking(true)}
      >
        {name}
      </Button>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={title}
        confirmLabel={name}
        onConfirm={() => {
          setAsking(false);
          onConfirm();
        }}
      >
        <ul className="cd-points">
          {points.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
      </ConfirmDialog>
    </>
  );
}
