import {
  shownBots,
  type IntegrationsData,
  type IntegrationsTabProps,
} from '../../model/settings/integrations/integrations';
import { DocsLink } from '../../ui/base/docs-link';
import { EmptyState } from '../../ui/feedback/empty-state';
import { IntegrationIcon } from '../../ui/base/icons';
import { useLabels } from '../../ui/theme/labels';
import { SectionPlace } from '../../ui/page/page-section';
import { Button } from '../../ui/radix';
import { ReadOnlyNotice } from '../../ui/editor/read-only-notice';
import { ScreenRoot, type SettingsTabOptions } from '../../ui/page/screen';
import { SettingsPage } from '../../ui/settings/settings-page';
import { useTheme } from '../../ui/theme/theme-context';
import { useRef, useState, type Ref } from 'react';
import { BotsDialog } from './bots-dialog';
import { IntegrationsLoading } from './integrations-tab-loading';
import { integrationsLabels, type IntegrationsLabels } from './labels';
import { SlackRow } from './slack-row';

/** How a host customizes the tab. */
export type IntegrationsTabOptions = SettingsTabOptions<IntegrationsLabels, 'slack'>;

/** The settings tab for the bots and users that take part in conversations. */
export function IntegrationsTab(props: IntegrationsTabProps & IntegrationsTabOptions) {
  const { widgetId, integrations, onTeamRetry, readOnly = false } = props;
  const onAdd = readOnly ? undefined : props.onAdd;
  const onRemove = readOnly ? undefined : props.onRemove;
  return (
    <ScreenRoot labelSet={integrationsLabels} part="integrations-tab" state={integrations.status} {...props}>
      <SettingsPage tab="integrations" place={props} content={integrations} loading={<IntegrationsLoading />}>
        {(data) => (
          <>
            {readOnly && <ReadOnlyNotice />}
            <SectionPlace name="slack">
              <Integrations {...{ widgetId, data, onAdd, onRemove, onTeamRetry }} />
            </SectionPlace>
          </>
        )}
      </SettingsPage>
    </ScreenRoot>
  );
}

interface IntegrationsProps extends Pick<IntegrationsTabProps, 'widgetId' | 'onAdd' | 'onRemove' | 'onTeamRetry'> {
  data: IntegrationsData;
}

function Integrations(props: IntegrationsProps) {
  const { widgetId, data, onAdd, onRemove, onTeamRetry } = props;
  const { productName } = useTheme();
  const [isOpen, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const bots = shownBots(data.added, productName);
  const isSound = data.connection === 'connected' || data.connection === 'checking';
  const isReadOnly = !onAdd && !onRemove;
  const open = () => setOpen(true);
  return (
    <>
      {bots.length === 0 && isSound && data.unreadable === 0 ? (
        <NoIntegrations openerRef={opener} onOpen={isReadOnly ? undefined : open} />
      ) : (
        <SlackRow
          widgetId={widgetId}
          connection={data.connection}
          checkedAt={data.checkedAt}
          lastError={data.lastError}
          bots={bots}
          isReadOnly={isReadOnly}
          openerRef={opener}
          onOpen={open}
          onRetry={onTeamRetry}
        />
      )}
      <BotsDialog {...props} open={isOpen} onOpenChange={setOpen} returnFocusRef={opener} />
    </>
  );
}

interface NoIntegrationsProps {
  openerRef: Ref<HTMLButtonElement>;
  onOpen: (() => void) | undefined;
}

function NoIntegrations({ openerRef, onOpen }: NoIntegrationsProps) {
  const labels = useLabels(integrationsLabels);
  return (
    <EmptyState
      icon={<IntegrationIcon size={24} />}
      title={labels.emptyTitle}
      action={
        onOpen && (
          <Button ref={openerRef} type="button" onClick={onOpen}>
            {labels.emptyAction}
          </Button>
        )
      }
      link={<DocsLink page="integrations">{labels.learnMore}</DocsLink>}
    >
      {labels.emptyText}
    </EmptyState>
  );
}
