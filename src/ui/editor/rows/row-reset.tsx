import { Button } from '@radix-ui/themes';
import type { RefObject } from 'react';
import { useLabels } from '../../theme/labels';
import { editorLabels } from '../editor-labels';

interface RowResetProps {
  label: string;
  onRestoreSaved?: (() => void) | undefined;
  onRestoreDefault?: (() => void) | undefined;
  /** Where the row's control stands: it has the focus afterwards. */
  control: RefObject<HTMLElement | null>;
}

/** The ways back, beside the label: to what is saved, and to the default. Seen on hover and focus, on touch always. */
export function RowReset({ label, onRestoreSaved, onRestoreDefault, control }: RowResetProps) {
  const labels = useLabels(editorLabels);
  const ways = [
    { text: labels.undoChange, onRestore: onRestoreSaved },
    { text: labels.useDefault, onRestore: onRestoreDefault },
  ];
  return (
    <div className="cd-row-reset" data-chatdeck="row-reset">
      {ways.map(
        ({ text, onRestore }) =>
          onRestore && (
            <Button
              key={text}
              type="button"
              size="1"
              variant="ghost"
              color="gray"
              aria-label={`${text}: ${label}`}
              onClick={() => {
                // The button goes with the difference that it takes away.
                control.current?.querySelector<HTMLElement>(focusable)?.focus();
                onRestore();
              }}
            >
              {text}
            </Button>
          ),
      )}
    </div>
  );
}

const focusable = ':is(input, select, textarea, button):not(:disabled, [tabindex="-1"], [hidden], [type="color"])';
