import type { Problem } from '../../model/core/problem';
import { useLabels } from '../../ui/theme/labels';
import { Text } from '../../ui/radix';
import { SlackLink } from '../../ui/base/slack-link';
import { setupLabels, type SetupLabels } from './labels';

interface ConnectAgainProps {
  problem: Problem;
  slackUrl: string | undefined;
}

/** How to continue when Slack rejects a missing or revoked permission. */
export function ConnectAgain({ problem, slackUrl }: ConnectAgainProps) {
  const labels = useLabels(setupLabels);
  const text = textOf(problem, labels);
  if (text === undefined || slackUrl === undefined) return null;
  return (
    <div className="cd-setup-scope">
      <Text as="p" size="2">
        {text}
      </Text>
      <SlackLink href={slackUrl} look="quiet">
        {labels.connectAgain}
      </SlackLink>
    </div>
  );
}

function textOf({ code }: Problem, labels: SetupLabels): string | undefined {
  if (code === 'missing_scope') return labels.missingScope;
  return code === 'not_connected' ? labels.notConnected : undefined;
}
