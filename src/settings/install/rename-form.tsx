import { asUnknown } from '../../model/core/problem';
import { maxChannelNameLength } from '../../model/entities/channel-name';
import type { InstallTabProps } from '../../model/settings/install/install';
import { useFormSubmit } from '../../ui/inputs/form-submit';
import { useFormat } from '../../ui/format/format';
import { NoticeCallout } from '../../ui/feedback/notice-callout';
import { ProblemCallout } from '../../ui/feedback/problem-callout';
import { Button, Spinner, Text } from '../../ui/radix';
import { TextInput } from '../../ui/inputs/text-input';
import { widgetResetLabels } from '../../ui/overlays/widget-reset-labels';
import { useLabels } from '../../ui/theme/labels';
import { useTheme } from '../../ui/theme/theme-context';
import { installLabels } from './labels';

interface RenameFormProps {
  form: InstallTabProps['rename'];
  /** The current name. */
  channel: string;
  isReadOnly: boolean;
}

/** The channel name, renamed both in Slack and here. */
export function RenameForm({ form, channel, isReadOnly }: RenameFormProps) {
  const labels = useLabels(installLabels);
  const { unknownError } = useLabels(widgetResetLabels);
  const { productName } = useTheme();
  const format = useFormat();
  const { formRef, problemRef, noticeRef, handleSubmit } = useFormSubmit(form);
  const max = format.count(maxChannelNameLength);
  const isBusy = form.status === 'submitting';
  const { name } = form.value;
  const { name: code } = form.errors;
  const errors = { required: labels.nameRequired, tooLong: labels.nameTooLong(max) } as Partial<Record<string, string>>;
  return (
    <form ref={formRef} className="cd-install-form" noValidate aria-busy={isBusy} onSubmit={handleSubmit}>
      {form.status === 'failed' && form.problem && (
        <ProblemCallout alertRef={problemRef} problem={asUnknown(form.problem, unknownError)} />
      )}
      {form.status === 'done' && <NoticeCallout noticeRef={noticeRef}>{labels.renamed}</NoticeCallout>}
      <TextInput
        label={labels.newName}
        size="2"
        name="roomName"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        readOnly={isBusy || isReadOnly}
        value={name}
        onValueChange={(next) => form.onEdit({ name: next })}
        error={code && (errors[code] ?? labels.nameInvalidCharacters)}
        help={
          <>
            <Text as="p" className="cd-prose">
              {labels.renameHint}
            </Text>
            <Text as="p" className="cd-prose">
              {labels.renameLimit(productName, max)}
            </Text>
          </>
        }
      />
      {!isReadOnly && (
        <Button
          type="submit"
          variant="outline"
          color="gray"
          disabled={isBusy || code !== undefined || name === channel}
        >
          {isBusy && <Spinner aria-hidden />}
          {isBusy ? labels.renaming : labels.rename}
        </Button>
      )}
    </form>
  );
}
