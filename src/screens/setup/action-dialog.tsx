import type { SetupAction } from '../../model/setup';
import { ConfirmDialog } from '../../ui/confirm-dialog';
import { Button } from '../../ui/radix';
import { useState } from 'react';
import type { SetupLabels } from './labels';

interface ActionDialogProps {
  action: SetupAction;
  /** The button that asks. */
  name: string;
  title: string;
  text: string;
  confirmLabel: string;
  tone: 'plain' | 'danger';
  labels: SetupLabels;
  onConfirm(): void;
}

/** A button that asks first, and stays with its question until the answer is there. */
export function ActionDialog({ action, name, title, text, confirmLabel, tone, labels, onConfirm }: ActionDialogProps) {
  const [isAsking, setAsking] = useState(false);
  const [hasTried, setTried] = useState(false);
  const handleOpenChange = (isOpen: boolean) => {
    setAsking(isOpen);
    setTried(false);
  };
  return (
    <>
      <Button type="button" variant="soft" color="gray" onClick={() => handleOpenChange(true)}>
        {name}
      </Button>
      <ConfirmDialog
        open={isAsking && !(hasTried && action.status === 'done')}
        onOpenChange={handleOpenChange}
        title={title}
        confirmLabel={confirmLabel}
        tone={tone}
        status={action.status === 'busy' ? 'busy' : 'idle'}
        problem={hasTried && action.status === 'failed' ? told(action.problem, labels) : undefined}
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

/** What the server says, or what to do about the connection; anything else is an unknown error. */
function told(problem: SetupAction['problem'], labels: SetupLabels): SetupAction['problem'] {
  if (!problem || problem.kind === 'offline' || problem.kind === 'timeout') return problem;
  return { ...problem, serverMessage: problem.serverMessage ?? labels.unknownError };
}
