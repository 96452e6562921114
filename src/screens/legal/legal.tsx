import type { LegalProps } from '../../model/legal';
import { AuthPage } from '../../ui/auth-page';
import { useFormSubmit } from '../../ui/form-submit';
import { useLabels } from '../../ui/labels';
import { ProblemCallout } from '../../ui/problem-callout';
import { Button, Checkbox, Text } from '../../ui/radix';
import { ScreenRoot, type ScreenProps } from '../../ui/screen';
import { SubmitButton } from '../../ui/submit-button';
import { useTheme } from '../../ui/theme-context';
import { Documents } from './documents';
import { legalLabels, type LegalLabels } from './labels';

/** Asks for agreement to the terms that are in force (core platform, sections 2 and 5). */
export function Legal({ form, onSignOut, labels: ownLabels, ...screen }: LegalProps & ScreenProps<LegalLabels>) {
  const labels = useLabels(legalLabels, ownLabels);
  const { productName } = useTheme();
  const { formRef, problemRef, handleSubmit } = useFormSubmit(form);
  const isBusy = form.status === 'submitting' || form.status === 'done';
  return (
    <ScreenRoot part="legal" state={form.status} labels={ownLabels} {...screen}>
      <AuthPage title={labels.title} lead={labels.lead(productName)}>
        {form.status === 'failed' && form.problem && (
          <ProblemCallout alertRef={problemRef} title={labels.notSaved} problem={form.problem} />
        )}
        <Documents labels={labels} />
        <form ref={formRef} className="cd-auth-form" noValidate aria-busy={isBusy} onSubmit={handleSubmit}>
          <Text as="label" size="2" className="cd-check">
            <Checkbox
              size="2"
              checked={form.value.isAgreed}
              disabled={isBusy}
              onCheckedChange={(checked) => form.onEdit({ isAgreed: checked === true })}
            />
            {labels.agree}
          </Text>
          <SubmitButton isBusy={isBusy} busyText={labels.submitting} disabled={!form.value.isAgreed}>
            {labels.submit}
          </SubmitButton>
        </form>
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
