import { ConfirmDialog } from '../../ui/overlays/confirm-dialog';
import { SlackButton, SlackLink } from '../../ui/base/slack-link';
import { useState, type ComponentProps } from 'react';

interface AskFirstProps {
  /** The button's label, and the dialog's verb unless it has a separate one. */
  name: string;
  confirmLabel?: string | undefined;
  /** A URL, which makes the button a link. */
  href?: string | undefined;
  title: string;
  /** What changes, and what doesn't. */
  points: readonly string[];
  variant?: ComponentProps<typeof SlackLink>['variant'];
  onConfirm(): void;
}

/** A button or link that explains what changes before it goes to Slack. */
export function AskFirst({ name, confirmLabel = name, href, title, points, variant, onConfirm }: AskFirstProps) {
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      {href === undefined ? (
        <SlackButton variant={variant} onClick={() => setAsking(true)}>
          {name}
        </SlackButton>
      ) : (
        <SlackLink
          href={href}
          variant={variant}
          onClick={(event) => {
            event.preventDefault();
            setAsking(true);
          }}
        >
          {name}
        </SlackLink>
      )}
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={title}
        confirmLabel={confirmLabel}
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
