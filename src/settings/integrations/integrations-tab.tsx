import { shownBots, type IntegrationsData, type IntegrationsTabProps } from '../../model/integrations';
import { EmptyState } from '../../ui/empty-state';
import { IntegrationIcon } from '../../ui/icons';
import { useLabels } from '../../ui/labels';
import { ExternalLink } from '../../ui/link';
import { Button } from '../../ui/radix';
import { ScreenRoot, type ScreenProps } from '../../ui/screen';
import { SettingsPage } from '../../ui/settings-page';
import { useTheme } from '../../ui/theme-context';
import { useRef, useState, type Ref } from 'react';
import { BotsDialog } from './bots-dialog';
import { IntegrationsLoading } from './integrations-tab-loading';
import { integrationsLabels, type IntegrationsLabels } from './labels';
import { SlackRow } from './slack-row';

/** The settings tab of what takes part in conversations beside the team. */
export function IntegrationsTab(props: IntegrationsTabProps & ScreenProps<IntegrationsLabels>) {
  const { widgetId, roomName, navigation, integrations, onAdd, onRemove, onTeamRetry, labels: ownLabels } = props;
  const labels = useLabels(integrationsLabels, ownLabels);
  return (
    <ScreenRoot part="integrations-tab" state={integrations.status} {...props}>
      <SettingsPage
        tab="integrations"
        widgetId={widgetId}
        roomName={roomName}
        navigation={navigation}
        content={integrations}
        loading={<IntegrationsLoading />}
      >
        {(data) => <Integrations {...{ widgetId, data, onAdd, onRemove, onTeamRetry, labels }} />}
      </SettingsPage>
    </ScreenRoot>
  );
}

interface IntegrationsProps extends Pick<IntegrationsTabProps, 'widgetId' | 'onAdd' | 'onRemove' | 'onTeamRetry'> {
  data: IntegrationsData;
  labels: IntegrationsLabels;
}

function Integrations(props: IntegrationsProps) {
  const { widgetId, data, onTeamRetry, labels } = props;
  const { productName } = useTheme();
  const [isOpen, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const count = shownBots(data.added, productName).length;
  const isSound = data.connection === 'connected' || data.connection === 'checking';
  const open = () => setOpen(true);
  return (
    <>
      {count === 0 && isSound && data.unreadable === 0 ? (
        <NoIntegrations openerRef={opener} onOpen={open} labels={labels} />
      ) : (
        <SlackRow
          widgetId={widgetId}
          connection={data.connection}
          count={count}
          openerRef={opener}
          onOpen={open}
          onRetry={onTeamRetry}
          labels={labels}
        />
      )}
      <BotsDialog {...props} open={isOpen} onOpenChange={setOpen} returnFocusRef={opener} />
    </>
  );
}

interface NoIntegrationsProps {
  openerRef: Ref<HTMLButtonElement>;
  onOpen(): void;
  labels: IntegrationsLabels;
}

function NoIntegrations({ openerRef, onOpen, labels }: NoIntegrationsProps) {
  const { addresses } = useTheme();
  return (
    <EmptyState
      icon={<IntegrationIcon size={24} />}
      title={labels.emptyTitle}
      action={
        <Button ref={openerRef} type="button" onClick={onOpen}>
          {labels.emptyAction}
        </Button>
      }
      link={<ExternalLink href={`${addresses.docs.replace(/\/$/, '')}/integrations`}>{labels.learnMore}</ExternalLink>}
    >
      {labels.emptyText}
    </EmptyState>
  );
}
