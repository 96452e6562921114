import type { SettingsTabProps } from '../../model/settings/shared/settings-tab';
import { ScreenRoot, type ScreenProps } from '../../ui/page/screen';
import { SectionSkeleton } from '../../ui/editor/section-skeleton';
import { SettingsFrame } from '../../ui/settings/settings-frame';
import { triggersLabels, type TriggersLabels } from './labels';

/** The tab's place while its code or its data is on the way. */
export function TriggersTabLoading(props: Partial<SettingsTabProps> & ScreenProps<TriggersLabels>) {
  const { widgetId = '', roomName, navigation, ...screen } = props;
  return (
    <ScreenRoot labelSet={triggersLabels} part="triggers-tab" state="loading" {...screen}>
      <SettingsFrame
        tab="triggers"
        widgetId={widgetId}
        roomName={roomName}
        navigation={navigation}
        editor={{ status: 'loading' }}
        loading={<TriggersFormLoading />}
      >
        {() => null}
      </SettingsFrame>
    </ScreenRoot>
  );
}

/** The form alone, on its way. */
export function TriggersFormLoading() {
  return <SectionSkeleton groups={[['field'], ['field', 'field', 'field']]} />;
}
