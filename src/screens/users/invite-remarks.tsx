import type { Form } from '../../model/core/form';
import { withSuggestion, type InviteReading, type Invitation } from '../../model/users/invite';
import { useLabels } from '../../ui/theme/labels';
import { Button } from '../../ui/radix';
import { usersLabels } from './labels';

interface InviteRemarksProps {
  form: Form<Invitation>;
  reading: InviteReading;
  /** The pressed button is gone by now. */
  onCorrected(): void;
}

/** What is wrong with each address that can't or shouldn't be sent. */
export function InviteRemarks({ form, reading, onCorrected }: InviteRemarksProps) {
  const labels = useLabels(usersLabels);
  const { invalid, known, repeated, typos } = reading;
  if (invalid.length + known.length + repeated.length + typos.length === 0) return null;
  return (
    <ul className="cd-invite-remarks" data-chatdeck="invite-remarks">
      {invalid.map((email) => (
        <li key={`invalid ${email}`} data-state="refused">
          {labels.invalid(email)}
        </li>
      ))}
      {known.map((email) => (
        <li key={`known ${email}`} data-state="refused">
          {labels.known(email)}
        </li>
      ))}
      {typos.map((typo) => (
        <li key={`typo ${typo.email}`} data-state="typo">
          {labels.typo(typo.email, typo.suggestion)}
          <Button
            type="button"
            size="1"
            variant="outline"
            color="gray"
            onClick={() => {
              form.onEdit({ emails: withSuggestion(form.value.emails, typo), isSure: false });
              onCorrected();
            }}
          >
            {labels.useSuggestion(typo.suggestion)}
          </Button>
        </li>
      ))}
      {repeated.map((email) => (
        <li key={`repeated ${email}`}>{labels.repeated(email)}</li>
      ))}
    </ul>
  );
}
