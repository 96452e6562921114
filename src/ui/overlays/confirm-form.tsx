import { Button, Spinner, TextField } from '@radix-ui/themes';
import { cva } from 'class-variance-authority';
import { Dialog } from 'radix-ui';
import { useId, useState, type FormEvent, type ReactNode, type RefObject } from 'react';
import { defineLabels, useLabels } from '../theme/labels';
import { ProblemCallout } from '../feedback/problem-callout';
import { Heading, Text } from '../base/text';
import { accents } from '../base/variants';
import type { Problem } from '../../model/core/problem';

export const confirmLabels = defineLabels('confirm', {
  cancel: 'Cancel',
  typeWord: (word: string) => `Type “${word}” to confirm.`,
});

const verb = cva('cd-confirm-verb', { variants: { state: { idle: '', busy: 'cd-confirm-busy' } } });

export type ConfirmTone = 'plain' | 'danger';

/** A plain button has the accent of the theme. */
const tones = {
  plain: {},
  danger: { color: accents.danger, className: 'cd-confirm-danger' },
} satisfies Record<ConfirmTone, object>;

type ConfirmFormProps = Pick<
  ConfirmDialogProps,
  'title' | 'children' | 'confirmLabel' | 'onConfirm' | 'tone' | 'confirmWord' | 'problem'
> & { isBusy: boolean; safeChoiceRef: RefObject<HTMLButtonElement | null> };

/** What stands in the dialog. It goes with the dialog, and the typed word with it. */
export function ConfirmForm(props: ConfirmFormProps) {
  const { title, children, confirmLabel, onConfirm, tone = 'plain', confirmWord, problem } = props;
  const { isBusy, safeChoiceRef } = props;
  const labels = useLabels(confirmLabels);
  const id = useId();
  const [typed, setTyped] = useState('');
  const state = isBusy ? 'busy' : 'idle';
  const isReady = confirmWord === undefined || typed.trim() === confirmWord;
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    // A form of the host around the screen is not meant.
    event.stopPropagation();
    if (isReady && !isBusy) onConfirm();
  };
  return (
    <form className="cd-confirm-form" onSubmit={handleSubmit}>
      <Dialog.Title asChild>
        <Heading as="h2" size="4" weight="medium">
          {title}
        </Heading>
      </Dialog.Title>
      {children && (
        <Dialog.Description asChild>
          <Text as="div" size="2" color="gray" className="cd-prose">
            {children}
          </Text>
        </Dialog.Description>
      )}
      {confirmWord !== undefined && (
        <div className="cd-confirm-word">
          <Text as="label" htmlFor={id} size="2" weight="medium">
            {labels.typeWord(confirmWord)}
          </Text>
          <TextField.Root
            id={id}
            value={typed}
            readOnly={isBusy}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            onChange={(event) => setTyped(event.target.value)}
          />
        </div>
      )}
      {problem && !isBusy && <ProblemCallout problem={problem} />}
      <div className="cd-confirm-actions">
        <Dialog.Close asChild>
          {/* Not `disabled` while it is busy, which would throw the focus away. */}
          <Button ref={safeChoiceRef} type="button" variant="soft" color="gray" aria-disabled={isBusy || undefined}>
            {labels.cancel}
          </Button>
        </Dialog.Close>
        <Button
          type="submit"
          {...tones[tone]}
          aria-disabled={isBusy || !isReady || undefined}
          aria-busy={isBusy || undefined}
        >
          <span className={verb({ state })}>
            {isBusy && <Spinner />}
            <span>{confirmLabel}</span>
          </span>
        </Button>
      </div>
    </form>
  );
}

export interface ConfirmDialogProps {
  /** Whether it is there. */
  open: boolean;
  /** The person closes it. */
  onOpenChange(open: boolean): void;
  /** The consequence as a question: "Delete the widget #sales?" */
  title: string;
  /** What else there is to know before. */
  children?: ReactNode;
  /** The verb of the title again: "Delete widget". */
  confirmLabel: string;
  /** The person agrees. The dialog stays until the host closes it. */
  onConfirm(): void;
  /** What cannot be taken back is red. */
  tone?: ConfirmTone | undefined;
  /** A word to type before the button works, for what cannot be undone at all. */
  confirmWord?: string | undefined;
  /** `busy` keeps the dialog open and its buttons still until the answer is there. */
  status?: 'idle' | 'busy' | undefined;
  /** Why it failed; the dialog stays for another try. */
  problem?: Problem | undefined;
  /** Has the focus afterwards, where the button that opened the dialog is gone by then. */
  returnFocusRef?: RefObject<HTMLElement | null> | undefined;
}
