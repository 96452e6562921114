import { Button, Spinner, TextField } from '@radix-ui/themes';
import { cva } from 'class-variance-authority';
import { Dialog } from 'radix-ui';
import { useId, useState, type FormEvent, type ReactNode, type RefObject } from 'react';
import { defineLabels, useLabels } from '../theme/labels';
import { ProblemCallout } from '../feedback/problem-callout';
import { Heading, Text } from '../base/text';
import { accents, type Variant } from '../base/variants';
import type { Problem } from '../../model/core/problem';

export const confirmLabels = defineLabels('confirm', {
  cancel: 'Cancel',
  typeWord: (word: string) => `Type “${word}” to confirm.`,
});

const verb = cva('cd-confirm-verb', { variants: { state: { idle: '', busy: 'cd-confirm-busy' } } });

const button = cva('', { variants: { tone: { plain: '', danger: 'cd-confirm-danger' } } });

export type ConfirmTone = Variant<typeof button, 'tone'>;

/** A plain button has the theme's accent. */
const colors = { plain: {}, danger: { color: accents.danger } } satisfies Record<ConfirmTone, object>;

type ConfirmFormProps = Pick<
  ConfirmDialogProps,
  'title' | 'children' | 'confirmLabel' | 'cancelLabel' | 'onConfirm' | 'tone' | 'confirmWord' | 'problem'
> & { isBusy: boolean; safeChoiceRef: RefObject<HTMLButtonElement | null> };

/** The dialog's content. It unmounts with the dialog, along with the typed word. */
export function ConfirmForm(props: ConfirmFormProps) {
  const { title, children, confirmLabel, cancelLabel, onConfirm, tone = 'plain', confirmWord, problem } = props;
  const { isBusy, safeChoiceRef } = props;
  const labels = useLabels(confirmLabels);
  const id = useId();
  const [typed, setTyped] = useState('');
  const state = isBusy ? 'busy' : 'idle';
  const isReady = confirmWord === undefined || typed.trim() === confirmWord;
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    // Not for a host's form around the screen.
    event.stopPropagation();
    if (isReady && !isBusy) onConfirm();
  };
  return (
    <form className="cd-confirm-form" onSubmit={handleSubmit}>
      <Dialog.Title asChild>
        <Heading as="h2" size="4">
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
          {/* Not `disabled` while busy, which would drop the focus. */}
          <Button ref={safeChoiceRef} type="button" variant="outline" color="gray" aria-disabled={isBusy || undefined}>
            {cancelLabel ?? labels.cancel}
          </Button>
        </Dialog.Close>
        <Button
          type="submit"
          className={button({ tone })}
          {...colors[tone]}
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
  /** Whether it is open. */
  open: boolean;
  /** The user closes it. */
  onOpenChange(open: boolean): void;
  /** The consequence as a question: “Delete the widget #sales?” */
  title: string;
  /** What else to know first. */
  children?: ReactNode;
  /** The title's verb: “Delete widget”. */
  confirmLabel: string;
  /** The safe choice, where “Cancel” could mean the title's verb. */
  cancelLabel?: string | undefined;
  /** The user confirms. The dialog stays open until the host closes it. */
  onConfirm(): void;
  /** Irreversible actions are red. */
  tone?: ConfirmTone | undefined;
  /** A word to type before the button works, for actions that can't be undone at all. */
  confirmWord?: string | undefined;
  /** `busy` keeps the dialog open and its buttons inactive until the answer arrives. */
  status?: 'idle' | 'busy' | undefined;
  /** Why it failed; the dialog stays open for another try. */
  problem?: Problem | undefined;
  /** Takes the focus afterwards, if the button that opened the dialog is gone by then. */
  returnFocusRef?: RefObject<HTMLElement | null> | undefined;
}
