import type { LegalProps } from '../../model/session/legal';
import { AuthForm } from '../../ui/page/auth-form';
import { AuthPage } from '../../ui/page/auth-page';
import { useLabels } from '../../ui/theme/labels';
import { ProblemCallout } from '../../ui/feedback/problem-callout';
import { Button, Checkbox, Text } from '../../ui/radix';
import { ScreenRoot, type ScreenProps } from '../../ui/page/screen';
import { useTheme } from '../../ui/theme/theme-context';
import { Documents } from './documents';
import { legalLabels, type LegalLabels } from './labels';

/** Asks for agreement to the terms that are in force (core platform, sections 2 and 5). */
export function Legal(props: LegalProps & ScreenProps<LegalLabels>) {
  const { form, onSignOut } = props;
  const labels = useLabels(legalLabels, props.labels);
  const { productName } = useTheme();
  const { value, status, problem } = form;
  return (
    <ScreenRoot labelSet={legalLabels} part="legal" state={status} {...props}>
      <AuthPage title={labels.title} lead={labels.lead(productName)}>
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
