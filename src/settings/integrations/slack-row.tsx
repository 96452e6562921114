import type { AddedBot, SlackConnection } from '../../model/settings/integrations/integrations';
import type { Id } from '../../model/core/tolerant';
import { CalloutAction } from '../../ui/feedback/callout-action';
import { AlertIcon, RetryIcon, SuccessIcon, WarningIcon } from '../../ui/base/icons';
import { useLabels } from '../../ui/theme/labels';
import { Link } from '../../ui/base/link';
import { SlackMark } from '../../ui/base/slack-mark';
import { WhyOffline } from '../../ui/feedback/why-offline';
import { problemLabels } from '../../ui/feedback/problem-labels';
import { Button } from '../../ui/radix';
import type { Ref } from 'react';
import { BotLine } from './bot-line';
import { integrationsLabels } from './labels';

interface SlackRowProps {
  widgetId: Id;
  connection: SlackConnection;
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
  const { widgetId, connection, bots, isReadOnly, openerRef, onOpen, onRetry } = props;
  const labels = useLabels(integrationsLabels);
  return (
    <div className="cd-integration">
      <div role="table" aria-label={labels.table}>
        <div role="row" className="cd-integration-head">
          <span role="rowheader" className="cd-integration-name">
            <SlackMark size={20} />
            {labels.slack}
          </span>
          <span role="cell">
            <SlackStatus connection={connection} count={bots.length} widgetId={widgetId} onRetry={onRetry} />
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
          {bots.map((bot) => (
            <BotLine key={String(bot.id)} name={bot.name} isBot={bot.botId !== ''} change={undefined} kind="remove" />
          ))}
        </ul>
      )}
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

interface SlackStatusProps extends Pick<SlackRowProps, 'widgetId' | 'connection' | 'onRetry'> {
  count: number;
}

function SlackStatus({ connection, count, widgetId, onRetry }: SlackStatusProps) {
  const labels = useLabels(integrationsLabels);
  const { retry } = useLabels(problemLabels);
  const Icon = icons[connection];
  return (
    <span className="cd-integration-status">
      <span className="cd-integration-state" data-state={connection} role="status">
        {Icon && <Icon size={16} aria-hidden />}
        {labels.states[connection]}
      </span>
      <span className="cd-integration-line">{labels.addedCount(count)}</span>
      {connection === 'permissionMissing' && <Link to={{ name: 'permissions', widgetId }}>{labels.authorize}</Link>}
      {connection === 'expired' && (
        <span className="cd-integration-line">
          <WhyOffline widgetId={widgetId} reason="connectionExpired" tab="integrations" />
        </span>
      )}
      {connection === 'unknown' && (
        <>
          <span className="cd-integration-line">{labels.unknownText}</span>
          <CalloutAction onClick={onRetry}>
            <RetryIcon size={16} aria-hidden />
            {retry}
          </CalloutAction>
        </>
      )}
    </span>
  );
}
