import type { ChannelChoice, ChannelPick } from '../../model/setup/setup';
import { useLabels } from '../../ui/theme/labels';
import { useFormSubmit } from '../../ui/inputs/form-submit';
import { RetryIcon } from '../../ui/base/icons';
import { useMarkedWidgetName } from '../../ui/format/widget-name';
import { ProblemCallout } from '../../ui/feedback/problem-callout';
import { Button, Text } from '../../ui/radix';
import { SearchSelect } from '../../ui/inputs/search-select';
import { SubmitButton } from '../../ui/inputs/submit-button';
import { useId, useMemo } from 'react';
import { ConnectAgain } from './connect-again';
import { setupLabels } from './labels';

interface ChannelFormProps {
  choices: readonly ChannelChoice[];
  pick: ChannelPick;
  isRefreshing: boolean;
  onRefresh(): void;
  slackUrl: string | undefined;
}

/** The searchable list, and the button that uses the selection. */
export function ChannelForm({ choices, pick, isRefreshing, onRefresh, slackUrl }: ChannelFormProps) {
  const labels = useLabels(setupLabels);
  const nameOf = useMarkedWidgetName();
  const id = useId();
  const options = useMemo(
    () =>
      choices.map(({ id: value, name, topic, usedBy }) => ({
        value,
        label: `#${name}`,
        detail: topic,
        disabledReason: usedBy && labels.usedBy(nameOf(usedBy)),
      })),
    [choices, labels, nameOf],
  );
  const isBusy = pick.status === 'busy';
  const { formRef, problemRef, handleSubmit } = useFormSubmit({
    status: isBusy ? 'submitting' : pick.status === 'failed' ? 'failed' : 'idle',
    problem: pick.problem,
    onSubmit: pick.onConfirm,
  });
  const picked = choices.find((choice) => choice.id === pick.channelId);
  const about = () => {
    if (picked?.usedBy) return labels.pickedUsedBy(nameOf(picked.usedBy));
    return pick.channelId !== '' && !picked ? labels.channelGone : picked?.topic;
  };
  return (
    <form ref={formRef} className="cd-setup-form" noValidate aria-busy={isBusy} onSubmit={handleSubmit}>
      {pick.status === 'failed' && pick.problem && (
        <ProblemCallout alertRef={problemRef} problem={pick.problem}>
          <ConnectAgain problem={pick.problem} slackUrl={slackUrl} use="joinChannels" />
        </ProblemCallout>
      )}
      <div className="cd-setup-field">
        <Text as="label" htmlFor={id} size="2" weight="medium">
          {labels.channel}
        </Text>
        <div className="cd-setup-picker">
          <SearchSelect
            id={id}
            label={labels.channel}
            value={picked?.id ?? ''}
            onValueChange={pick.onPick}
            options={options}
            placeholder={labels.channelPlaceholder}
            readOnly={isBusy}
            aria-describedby={`${id}-about`}
          />
          <Button
            type="button"
            variant="outline"
            color="gray"
            aria-disabled={isRefreshing}
            onClick={() => !isRefreshing && onRefresh()}
          >
            <RetryIcon size={16} aria-hidden />
            {isRefreshing ? labels.refreshing : labels.refresh}
          </Button>
        </div>
        <Text as="p" size="1" color="gray" id={`${id}-about`} className="cd-prose">
          {about()}
        </Text>
      </div>
      <div className="cd-setup-action">
        <SubmitButton isBusy={isBusy} busyText={labels.connecting} disabled={!picked || picked.usedBy !== undefined}>
          {labels.useChannel}
        </SubmitButton>
        <Text as="p" size="1" color="gray">
          {labels.useChannelNext}
        </Text>
      </div>
    </form>
  );
}
