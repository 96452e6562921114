import type { SlackConnection } from '../../model/settings/integrations/integrations';
import type { Id } from '../../model/core/tolerant';
import { CalloutAction } from '../../ui/feedback/callout-action';
import { DataTable } from '../../ui/data-table/data-table';
import type { DataTableColumn } from '../../ui/data-table/types';
import { AlertIcon, RetryIcon, SuccessIcon, WarningIcon } from '../../ui/base/icons';
import { useLabels } from '../../ui/theme/labels';
import { Link } from '../../ui/base/link';
import { WhyOffline } from '../../ui/feedback/why-offline';
import { problemLabels } from '../../ui/feedback/problem-labels';
import { TextButton } from '../../ui/base/text-button';
import { useMemo, type Ref } from 'react';
import { integrationsLabels } from './labels';

interface SlackRowProps {
  widgetId: Id;
  connection: SlackConnection;
  /** How many were added. */
  count: number;
  /** Read-only mode can still open the lists. */
  isReadOnly: boolean;
  openerRef: Ref<HTMLButtonElement>;
  onOpen(): void;
  onRetry(): void;
}

interface Row {
  connection: SlackConnection;
  count: number;
}

/** The table of integrations, which has one row: the status of the Slack connection, and the button to its lists. */
export function SlackRow(props: SlackRowProps) {
  const { widgetId, connection, count, isReadOnly, openerRef, onOpen, onRetry } = props;
  const labels = useLabels(integrationsLabels);
  const columns = useMemo(
    (): DataTableColumn<Row>[] => [
      { key: 'name', header: labels.integration, cell: () => labels.slack, width: '25%' },
      {
        key: 'status',
        header: labels.status,
        cell: (row) => <SlackStatus {...row} widgetId={widgetId} onRetry={onRetry} />,
      },
      {
        key: 'actions',
        header: labels.actions,
        width: '120px',
        cell: () => (
          <TextButton
            ref={openerRef}
            aria-label={isReadOnly ? labels.viewSlack : labels.configureSlack}
            onClick={onOpen}
          >
            {isReadOnly ? labels.view : labels.configure}
          </TextButton>
        ),
      },
    ],
    [labels, widgetId, isReadOnly, openerRef, onOpen, onRetry],
  );
  return (
    <DataTable
      label={labels.table}
      columns={columns}
      rows={[{ connection, count }]}
      rowKey={() => 'slack'}
      rowName={() => labels.slack}
    />
  );
}

const icons = {
  checking: undefined,
  connected: SuccessIcon,
  permissionMissing: WarningIcon,
  expired: AlertIcon,
  unknown: WarningIcon,
};

interface SlackStatusProps extends Row, Pick<SlackRowProps, 'widgetId' | 'onRetry'> {}

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
