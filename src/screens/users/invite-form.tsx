import type { Form } from '../../model/core/form';
import { maxInvites, readInvites, type InviteOutcome, type Invitation } from '../../model/users/invite';
import { useLabels } from '../../ui/theme/labels';
import { useFormSubmit } from '../../ui/inputs/form-submit';
import { Button, Spinner } from '../../ui/radix';
import { TextInput } from '../../ui/inputs/text-input';
import { arrivalMark } from '../../ui/page/section-focus';
import type { MouseEvent } from 'react';
import { InviteOutcomes } from './invite-outcomes';
import { InviteRemarks } from './invite-remarks';
import { usersLabels } from './labels';
import { focusedElement } from '../../ui/focus/composed-tree';

interface InviteFormProps {
  form: Form<Invitation>;
  outcomes: readonly InviteOutcome[];
  knownEmails: readonly string[];
}

function isEnterInField({ detail }: MouseEvent<HTMLButtonElement>): boolean {
  return detail === 0 && focusedElement()?.matches('input') === true;
}

/** Invites one or more people. Problems show before anything is sent. */
export function InviteForm({ form, outcomes, knownEmails }: InviteFormProps) {
  const labels = useLabels(usersLabels);
  const { formRef, problemRef, noticeRef, handleSubmit } = useFormSubmit(form);
  const { emails } = form.value;
  const reading = readInvites(emails, knownEmails);
  const isBusy = form.status === 'submitting';
  const error = errorText();
  const isOnlyTypos =
    error !== undefined && reading.typos.length > 0 && reading.invalid.length === 0 && reading.known.length === 0;

  return (
    <form ref={formRef} className="cd-invite" noValidate aria-busy={isBusy} onSubmit={handleSubmit}>
      <InviteOutcomes form={form} outcomes={outcomes} alertRef={problemRef} noticeRef={noticeRef} />
      <div className="cd-invite-line">
        <TextInput
          {...arrivalMark}
          label={labels.invite}
          name="emails"
          type="text"
          inputMode="email"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          readOnly={isBusy}
          value={emails}
          onValueChange={(next) => form.onEdit({ emails: next, isSure: false })}
          help={labels.inviteHelp}
          error={error}
        />
        <Button
          type="submit"
          variant="outline"
          color="gray"
          aria-disabled={isBusy || undefined}
          aria-busy={isBusy || undefined}
          onClick={(event) => {
            // A user who clicks this has seen the likely typo; Enter in the field presses it too, perhaps twice by mistake.
            if (isOnlyTypos && !isEnterInField(event)) form.onEdit({ isSure: true });
          }}
        >
          {isBusy && <Spinner aria-hidden />}
          {isBusy ? labels.sending : isOnlyTypos ? labels.submitAnyway : labels.submit}
        </Button>
      </div>
      {error !== undefined && <InviteRemarks form={form} reading={reading} onCorrected={focusField} />}
    </form>
  );

  function focusField() {
    formRef.current?.querySelector('input')?.focus();
  }

  function errorText(): string | undefined {
    switch (form.errors.emails) {
      case undefined:
        return undefined;
      case 'required':
        return labels.emailMissing;
      case 'tooLong':
        return labels.tooMany(maxInvites);
      default:
        return labels.checkEmails;
    }
  }
}
