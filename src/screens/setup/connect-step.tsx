import { NoticeCallout } from '../../ui/feedback/notice-callout';
import { Text } from '../../ui/radix';
import { SlackLink } from '../../ui/base/slack-link';
import type { SetupLabels } from './labels';

interface ConnectStepProps {
  slackUrl: string | undefined;
  labels: SetupLabels;
}

export function ConnectStep({ slackUrl, labels }: ConnectStepProps) {
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
