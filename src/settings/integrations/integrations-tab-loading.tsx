import type { SettingsTabProps } from '../../model/settings/shared/settings-tab';
import { Spinner } from '../../ui/radix';
import { ScreenRoot, type ScreenProps } from '../../ui/page/screen';
import { SettingsPage } from '../../ui/settings/settings-page';
import { integrationsLabels, type IntegrationsLabels } from './labels';

/** The tab's place while its code or its data is on the way. */
export function IntegrationsTabLoading(props: Partial<SettingsTabProps> & ScreenProps<IntegrationsLabels>) {
  const { widgetId = '', roomName, navigation, ...screen } = props;
  return (
    <ScreenRoot labelSet={integrationsLabels} part="integrations-tab" state="loading" {...screen}>
      <SettingsPage
        tab="integrations"
        widgetId={widgetId}
        roomName={roomName}
        navigation={navigation}
        content={{ status: 'loading' }}
        loading={<IntegrationsLoading />}
      >
        {() => null}
      </SettingsPage>
    </ScreenRoot>
  );
}

/** The specification wants a spinner here. */
export function IntegrationsLoading() {
  return (
    <div className="cd-integrations-loading">
      <Spinner size="3" />
    </div>
  );
}
