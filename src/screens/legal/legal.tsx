import type { LegalProps } from '../../model/session/legal';
import { AuthForm } from '../../ui/page/auth-form';
import { AuthPage } from '../../ui/page/auth-page';
import { useLabels } from '../../ui/theme/labels';
import { ProblemCallout } from '../../ui/feedback/problem-callout';
import { Button, Checkbox, Text, VisuallyHidden } from '../../ui/radix';
import { ScreenRoot, type ScreenProps } from '../../ui/page/screen';
import { useTheme } from '../../ui/theme/theme-context';
import { DocumentIcon, ExternalIcon } from '../../ui/base/icons';
import { ExternalLink, Link } from '../../ui/base/link';
import { legalLabels, type LegalLabels } from './labels';

/** Asks the user to accept the current terms; a user who has accepted them sees only the documents. */
export function Legal(props: LegalProps & ScreenProps<LegalLabels>) {
  const { form, isAccepted = false, onSignOut } = props;
  const labels = useLabels(legalLabels, props.labels);
  const { productName } = useTheme();
  const { status } = form;
  // A submission stays in view until the host navigates.
  const hasAgreed = isAccepted && status === 'idle';
  return (
    <ScreenRoot labelSet={legalLabels} part="legal" state={status} {...props}>
      <AuthPage title={labels.title} lead={hasAgreed ? labels.accepted : labels.lead(productName)}>
        {hasAgreed ? (
          <>
            <Documents />
            <Link to={{ name: 'dashboard' }}>{labels.toDashboard}</Link>
          </>
        ) : (
          <ConsentForm form={form} />
        )}
        {onSignOut && (
          <div>
            <Button type="button" size="2" variant="ghost" color="gray" onClick={() => onSignOut()}>
              {labels.signOut}
            </Button>
          </div>
        )}
      </AuthPage>
    </ScreenRoot>
  );
}

function ConsentForm({ form }: Pick<LegalProps, 'form'>) {
  const labels = useLabels(legalLabels);
  const { value, status, problem } = form;
  return (
    <AuthForm
      form={form}
      submit={labels.submit}
      submitting={labels.submitting}
      disabled={!value.isAgreed}
      alert={(alertRef) =>
        status === 'failed' &&
        problem && <ProblemCallout alertRef={alertRef} title={labels.notSaved} problem={problem} />
      }
      before={<Documents />}
    >
      <Text as="label" size="2" className="cd-check">
        <Checkbox
          checked={value.isAgreed}
          disabled={status === 'submitting' || status === 'done'}
          onCheckedChange={(isAgreed) => form.onEdit({ isAgreed })}
        />
        {labels.agree}
      </Text>
    </AuthForm>
  );
}

/** The two documents, each in a new tab, so that this one stays. */
function Documents() {
  const labels = useLabels(legalLabels);
  const { addresses } = useTheme();
  const documents = [
    { name: labels.terms, address: addresses.terms },
    { name: labels.privacyPolicy, address: addresses.privacyPolicy },
  ];
  return (
    <ul className="cd-documents" data-chatdeck="documents">
      {documents.map(({ name, address }) => (
        <li key={name}>
          <ExternalLink href={address} className="cd-document">
            <DocumentIcon size={16} aria-hidden />
            <span>{name}</span>
            <VisuallyHidden>{labels.newTab}</VisuallyHidden>
            <ExternalIcon size={16} aria-hidden />
          </ExternalLink>
        </li>
      ))}
    </ul>
  );
}
