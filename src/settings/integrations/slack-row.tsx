import type { AddedBot, IntegrationsData } from '../../model/settings/integrations/integrations';
import type { Id } from '../../model/core/tolerant';
import { AlertIcon, SuccessIcon, WarningIcon } from '../../ui/base/icons';
import { useLabels } from '../../ui/theme/labels';
import { usePages } from '../../ui/data-table/use-pages';
import { Link } from '../../ui/base/link';
import { SlackMark } from '../../ui/base/slack-mark';
import { TextButton } from '../../ui/base/text-button';
import { WhyOffline } from '../../ui/feedback/why-offline';
import { PermissionNote } from '../../ui/feedback/permission-note';
import { problemLabels, useProblemText } from '../../ui/feedback/problem-labels';
import { useDates } from '../../ui/format/dates';
import { Button, Text } from '../../ui/radix';
import type { Ref } from 'react';
import { BotLine } from './bot-line';
import { integrationsLabels } from './labels';

interface SlackRowProps extends Pick<IntegrationsData, 'connection' | 'checkedAt' | 'lastError'> {
  widgetId: Id;
  /** Who was added. */
  bots: readonly AddedBot[];
  /** Read-only mode can still open the lists. */
  isReadOnly: boolean;
  openerRef: Ref<HTMLButtonElement>;
  onOpen(): void;
  onRetry(): void;
}

/** The card of Slack, the one integration: the status of its connection, who was added, and the button to the lists. */
export function SlackRow(props: SlackRowProps) {
  const { bots, isReadOnly, openerRef, onOpen } = props;
  const labels = useLabels(integrationsLabels);
  const { shown, pager } = usePages(bots);
  return (
    <div className="cd-integration">
      <div role="table" aria-label={labels.table}>
        <div role="row" className="cd-integration-head">
          <span role="rowheader" className="cd-integration-name">
            <SlackMark size={20} />
            {labels.slack}
          </span>
          <span role="cell">
            <SlackStatus {...props} />
          </span>
          <span role="cell">
            <Button
              ref={openerRef}
              type="button"
              variant="outline"
              color="gray"
              aria-label={isReadOnly ? labels.viewSlack : labels.configureSlack}
              onClick={onOpen}
            >
              {isReadOnly ? labels.view : labels.configure}
            </Button>
          </span>
        </div>
      </div>
      {bots.length > 0 && (
        <ul className="cd-bots-list cd-integration-bots" aria-label={labels.added}>
          {shown.map((bot) => (
            <BotLine key={String(bot.id)} name={bot.name} isBot={bot.botId !== ''} change={undefined} kind="remove" />
          ))}
        </ul>
      )}
      {pager}
    </div>
  );
}

const icons = {
  checking: undefined,
  connected: SuccessIcon,
  permissionMissing: WarningIcon,
  expired: AlertIcon,
  unknown: WarningIcon,
};

function SlackStatus({ connection, bots, widgetId, checkedAt, lastError, onRetry }: SlackRowProps) {
  const labels = useLabels(integrationsLabels);
  const problemText = useProblemText();
  const { retry } = useLabels(problemLabels);
  const { dayAndTime } = useDates();
  const Icon = icons[connection];
  return (
    <span className="cd-integration-status">
      <span className="cd-integration-state" data-state={connection} role="status">
        {Icon && <Icon size={16} aria-hidden />}
        {labels.states[connection]}
      </span>
      <Text size="1" color="gray">
        {labels.addedCount(bots.length)}
      </Text>
      {connection === 'permissionMissing' && (
        <>
          <PermissionNote use="listTeam" isGranted={false} />
          <Link to={{ name: 'permissions', widgetId }}>{labels.authorize}</Link>
        </>
      )}
      {connection === 'expired' && (
        <Text size="1" color="gray">
          <WhyOffline widgetId={widgetId} reason="connectionExpired" tab="integrations" />
        </Text>
      )}
      {connection === 'unknown' && (
        <Text size="1" color="gray">
          {labels.unknownText}
        </Text>
      )}
      {lastError && (
        <Text size="1" color="gray" className="cd-numbers">
          {labels.lastError(dayAndTime(lastError.at))} {problemText(lastError.problem, 'read')}
        </Text>
      )}
      {/* It stays where it is while Slack is asked, so that it keeps the focus. */}
      <Text size="1" color="gray" className="cd-numbers">
        <TextButton aria-busy={connection === 'checking' || undefined} onClick={onRetry}>
          {connection === 'unknown' ? retry : labels.checkAgain}
        </TextButton>
        {checkedAt !== undefined && ` ${labels.checkedAt(dayAndTime(checkedAt))}`}
      </Text>
    </span>
  );
}
