import type { Problem } from '../../model/core/problem';
import type { PermissionUse } from '../../model/entities/slack';
import { PermissionNote } from '../../ui/feedback/permission-note';
import { useLabels } from '../../ui/theme/labels';
import { Text } from '../../ui/radix';
import { SlackLink } from '../../ui/base/slack-link';
import { setupLabels, type SetupLabels } from './labels';

interface ConnectAgainProps {
  problem: Problem;
  slackUrl: string | undefined;
  /** What the missing permission would allow. */
  use: PermissionUse;
}

/** How to continue when Slack rejects a missing or revoked permission. */
export function ConnectAgain({ problem, slackUrl, use }: ConnectAgainProps) {
  const labels = useLabels(setupLabels);
  const text = textOf(problem, labels);
  if (text === undefined || slackUrl === undefined) return null;
  return (
    <div className="cd-setup-scope">
      <Text as="p" size="2">
        {text}
      </Text>
      {problem.code === 'missing_scope' && (
        <div>
          <PermissionNote use={use} isGranted={false} />
        </div>
      )}
      <SlackLink href={slackUrl} variant="outline">
        {labels.connectAgain}
      </SlackLink>
    </div>
  );
}

function textOf({ code }: Problem, labels: SetupLabels): string | undefined {
  if (code === 'missing_scope') return labels.missingScope;
  return code === 'not_connected' ? labels.notConnected : undefined;
}
