import { useLabels } from '../../ui/theme/labels';
import { NoticeCallout } from '../../ui/feedback/notice-callout';
import { Text } from '../../ui/radix';
import { SlackLink } from '../../ui/base/slack-link';
import { setupLabels } from './labels';

interface ConnectStepProps {
  slackUrl: string | undefined;
}

export function ConnectStep({ slackUrl }: ConnectStepProps) {
  const labels = useLabels(setupLabels);
  if (slackUrl === undefined) return <NoticeCallout>{labels.noSlack}</NoticeCallout>;
  return (
    <div className="cd-setup-action">
      <SlackLink href={slackUrl}>{labels.connect}</SlackLink>
      <Text as="p" size="1" color="gray">
        {labels.connectNext}
      </Text>
    </div>
  );
}
