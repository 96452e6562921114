import type { Form } from '../../model/form';
import { CheckIcon } from '../../ui/icons';
import { SubmitButton } from '../../ui/submit-button';
import type { PasswordLabels } from './labels';

interface SendButtonProps {
  status: Form<unknown>['status'];
  disabled?: boolean | undefined;
  labels: PasswordLabels;
}

export function SendButton({ status, disabled = false, labels }: SendButtonProps) {
  const isSent = status === 'done';
  return (
    <SubmitButton isBusy={status === 'submitting'} busyText={labels.sending} disabled={disabled || isSent}>
      {isSent && <CheckIcon size={16} aria-hidden />}
      {isSent ? labels.sent : labels.send}
    </SubmitButton>
  );
}
