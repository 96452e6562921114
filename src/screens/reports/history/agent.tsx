import type { HistoryChat } from '../../../model/reports/history-view';
import { Avatar } from '../../../ui/base/avatar';
import { useLabels } from '../../../ui/theme/labels';
import { useDuration } from '../../../ui/format/duration';
import { reportsHistoryLabels } from './labels';

/** Who answered, and how quickly. */
export function AgentCell({ chat: { agent, replySeconds } }: { chat: HistoryChat }) {
  const labels = useLabels(reportsHistoryLabels);
  const duration = useDuration();
  const reply = replySeconds === null ? labels.noReply : labels.replied(duration(replySeconds));
  if (!agent) {
    return (
      <span className="cd-history-cell">
        {labels.missedChat}
        <span className="cd-history-line">{reply}</span>
      </span>
    );
  }
  return (
    <span className="cd-history-person">
      <Avatar name={agent.name} address={agent.avatarUrl} />
      <span className="cd-history-cell">
        <bdi>{agent.name}</bdi>
        <span className="cd-history-line">{reply}</span>
      </span>
    </span>
  );
}

/** The same on one line. */
export function ShortAgentCell({ chat: { agent, replySeconds } }: { chat: HistoryChat }) {
  const labels = useLabels(reportsHistoryLabels);
  const duration = useDuration();
  if (!agent) return <span className="cd-history-missed">{labels.missedChat}</span>;
  return (
    <span className="cd-history-agent">
      <bdi className="cd-history-clip">{agent.name}</bdi>
      {replySeconds !== null && <span className="cd-history-line">{duration(replySeconds)}</span>}
    </span>
  );
}
