import { maxChannelNameLength, typedChannelName } from '../../model/entities/channel-name';
import type { NewChannelForm } from '../../model/setup/setup';
import { useLabels } from '../../ui/theme/labels';
import { useFormSubmit } from '../../ui/inputs/form-submit';
import { useFormat } from '../../ui/format/format';
import { ProblemCallout } from '../../ui/feedback/problem-callout';
import { Text } from '../../ui/radix';
import { SubmitButton } from '../../ui/inputs/submit-button';
import { TextInput } from '../../ui/inputs/text-input';
import { useTheme } from '../../ui/theme/theme-context';
import type { FormEvent } from 'react';
import { ConnectAgain } from './connect-again';
import { setupLabels } from './labels';

interface NewChannelProps {
  form: NewChannelForm;
  slackUrl: string | undefined;
}

/** A channel to create. Problems with the name show while typing. */
export function NewChannel({ form, slackUrl }: NewChannelProps) {
  const labels = useLabels(setupLabels);
  const { productName } = useTheme();
  const format = useFormat();
  const { formRef, problemRef, handleSubmit } = useFormSubmit(form);
  const max = format.count(maxChannelNameLength);
  const isBusy = form.status === 'submitting';
  const { name } = form.value;
  const { name: code } = form.errors;
  return (
    <form ref={formRef} className="cd-setup-form" noValidate aria-busy={isBusy} onSubmit={handleSubmit}>
      {form.status === 'failed' && form.problem && (
        <ProblemCallout alertRef={problemRef} problem={form.problem}>
          <ConnectAgain problem={form.problem} slackUrl={slackUrl} use="createChannels" />
        </ProblemCallout>
      )}
      <TextInput
        label={labels.newChannel}
        name="channel"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        readOnly={isBusy}
        value={name}
        onInput={lowercaseInPlace}
        onValueChange={(next) => form.onEdit({ name: next })}
        error={code && (code === 'tooLong' ? labels.nameTooLong(max) : labels.nameInvalidCharacters)}
        help={
          <>
            <Text as="p" className="cd-prose">
              {labels.newChannelHint}
            </Text>
            <Text as="p" className="cd-prose">
              {labels.newChannelLimit(productName, max)}
            </Text>
          </>
        }
      />
      <div className="cd-setup-action">
        <SubmitButton isBusy={isBusy} busyText={labels.creating} disabled={name === '' || code !== undefined}>
          {labels.createChannel}
        </SubmitButton>
        <Text as="p" size="1" color="gray">
          {labels.useChannelNext}
        </Text>
      </div>
    </form>
  );
}

/** A field whose text is replaced from outside loses its caret; replaced here, it keeps it. */
function lowercaseInPlace({ currentTarget }: FormEvent<HTMLInputElement>) {
  const { value, selectionStart, selectionEnd } = currentTarget;
  const lowered = typedChannelName(value);
  if (lowered === value) return;
  currentTarget.value = lowered;
  currentTarget.setSelectionRange(selectionStart, selectionEnd);
}
