import { Button } from '@radix-ui/themes';
import type { Action } from '../../model/core/action';
import { asUnknown } from '../../model/core/problem';
import { useState, type ReactNode } from 'react';
import { accents } from '../base/variants';
import { ConfirmDialog } from './confirm-dialog';
import type { ConfirmTone } from './confirm-form';

interface ActionDialogProps {
  action: Action;
  /** The button that opens the dialog. */
  name: string;
  title: string;
  text: ReactNode;
  confirmLabel: string;
  /** A word to type first, for actions that can't be undone at all. */
  confirmWord?: string | undefined;
  tone: ConfirmTone;
  /** The tone of that button: `danger` in a danger zone. */
  triggerTone?: ConfirmTone | undefined;
  /** Shown for a failure without an explanation. */
  unknownError: string;
  /** The dialog opens. */
  onAsk?: (() => void) | undefined;
  onConfirm(): void;
}

/** A button with a confirmation dialog, which stays open until the answer arrives. */
export function ActionDialog(props: ActionDialogProps) {
  const { action, name, title, text, confirmLabel, confirmWord, tone, triggerTone = 'plain', unknownError } = props;
  const { onAsk, onConfirm } = props;
  const [isAsking, setAsking] = useState(false);
  const [hasTried, setTried] = useState(false);
  const handleOpenChange = (isOpen: boolean) => {
    setAsking(isOpen);
    setTried(false);
    if (isOpen) onAsk?.();
  };
  return (
    <>
      <Button type="button" variant="outline" color={accents[triggerTone]} onClick={() => handleOpenChange(true)}>
        {name}
      </Button>
      <ConfirmDialog
        open={isAsking && !(hasTried && action.status === 'done')}
        onOpenChange={handleOpenChange}
        title={title}
        confirmLabel={confirmLabel}
        confirmWord={confirmWord}
        tone={tone}
        status={action.status === 'busy' ? 'busy' : 'idle'}
        problem={
          hasTried && action.status === 'failed' && action.problem ? asUnknown(action.problem, unknownError) : undefined
        }
        onConfirm={() => {
          setTried(true);
          onConfirm();
        }}
      >
        {text}
      </ConfirmDialog>
    </>
  );
}
