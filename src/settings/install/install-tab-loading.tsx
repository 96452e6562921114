import type { SettingsTabProps } from '../../model/settings/shared/settings-tab';
import { SectionSkeleton } from '../../ui/editor/section-skeleton';
import { ScreenRoot, type ScreenProps } from '../../ui/page/screen';
import { SettingsPage } from '../../ui/settings/settings-page';
import { installLabels, type InstallLabels } from './labels';

/** The tab's place while its code or its data is on the way. */
export function InstallTabLoading(props: Partial<SettingsTabProps> & ScreenProps<InstallLabels>) {
  const { widgetId = '', roomName, navigation, ...screen } = props;
  return (
    <ScreenRoot labelSet={installLabels} part="install-tab" state="loading" {...screen}>
      <SettingsPage
        tab="install"
        widgetId={widgetId}
        roomName={roomName}
        navigation={navigation}
        content={{ status: 'loading' }}
        loading={<InstallLoading />}
      >
        {() => null}
      </SettingsPage>
    </ScreenRoot>
  );
}

/** The tab's content alone, on its way. */
export function InstallLoading() {
  return <SectionSkeleton groups={[['field'], ['field', 'field']]} />;
}
