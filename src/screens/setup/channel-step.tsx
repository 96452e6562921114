import type { SetupProps } from '../../model/setup/setup';
import { useLabels } from '../../ui/theme/labels';
import { SegmentedControl } from '../../ui/inputs/segmented-control';
import { SlackLink } from '../../ui/base/slack-link';
import { Text } from '../../ui/radix';
import { useState } from 'react';
import { ChannelPicker } from './channel-picker';
import { setupLabels } from './labels';
import { NewChannel } from './new-channel';

type ChannelStepProps = Pick<SetupProps, 'channels' | 'onChannelsRefresh' | 'pick' | 'newChannel' | 'slackUrl'>;

/** An existing channel or a new one. Starts where the user left off. */
export function ChannelStep(props: ChannelStepProps) {
  const { newChannel, slackUrl } = props;
  const labels = useLabels(setupLabels);
  const [way, setWay] = useState<'existing' | 'new'>(newChannel.value.name === '' ? 'existing' : 'new');
  return (
    <>
      <SegmentedControl<'existing' | 'new'>
        label={labels.ways}
        value={way}
        onValueChange={setWay}
        options={[
          { value: 'existing', label: labels.existing },
          { value: 'new', label: labels.create },
        ]}
      />
      {way === 'existing' ? <ChannelPicker {...props} /> : <NewChannel form={newChannel} slackUrl={slackUrl} />}
      {slackUrl !== undefined && (
        <div className="cd-setup-aside">
          <SlackLink href={slackUrl} variant="outline">
            {labels.otherWorkspace}
          </SlackLink>
          <Text as="p" size="1" color="gray">
            {labels.otherWorkspaceNext}
          </Text>
        </div>
      )}
    </>
  );
}
