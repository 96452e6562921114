import type { Form } from '../../model/core/form';
import { withSuggestion, type InviteReading, type Invitation, type Typo } from '../../model/users/invite';
import { usePages } from '../../ui/data-table/use-pages';
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
  const { shown, pager } = usePages(remarksOf(reading), { query: form.value.emails });
  if (shown.length === 0) return null;
  return (
    <>
      <ul className="cd-invite-remarks" data-chatdeck="invite-remarks">
        {shown.map(({ kind, email, typo }) =>
          typo ? (
            <li key={`${kind} ${email}`} data-state="typo">
              {labels.typo(email, typo.suggestion)}
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
          ) : (
            <li key={`${kind} ${email}`} data-state={kind === 'repeated' ? undefined : 'refused'}>
              {labels[kind](email)}
            </li>
          ),
        )}
      </ul>
      {pager}
    </>
  );
}

type Remark =
  | { kind: 'invalid' | 'known' | 'repeated'; email: string; typo?: undefined }
  | { kind: 'typo'; email: string; typo: Typo };

function remarksOf({ invalid, known, repeated, typos }: InviteReading): Remark[] {
  return [
    ...invalid.map((email) => ({ kind: 'invalid', email }) as const),
    ...known.map((email) => ({ kind: 'known', email }) as const),
    ...typos.map((typo) => ({ kind: 'typo', email: typo.email, typo }) as const),
    ...repeated.map((email) => ({ kind: 'repeated', email }) as const),
  ];
}
