import type { SettingsTabProps } from '../../model/settings/shared/settings-tab';
import { SectionSkeleton } from '../../ui/editor/section-skeleton';
import { ScreenRoot, type ScreenProps } from '../../ui/page/screen';
import { SettingsFrame } from '../../ui/settings/settings-frame';
import { operatingHoursLabels, type OperatingHoursLabels } from './labels';

/** The tab's place while its code or its data is on the way. */
export function OperatingHoursTabLoading(props: Partial<SettingsTabProps> & ScreenProps<OperatingHoursLabels>) {
  const { widgetId = '', roomName, navigation, ...screen } = props;
  return (
    <ScreenRoot labelSet={operatingHoursLabels} part="operating-hours-tab" state="loading" {...screen}>
      <SettingsFrame
        tab="op-hours"
        widgetId={widgetId}
        roomName={roomName}
        navigation={navigation}
        editor={{ status: 'loading' }}
        loading={<OperatingHoursFormLoading />}
      >
        {() => null}
      </SettingsFrame>
    </ScreenRoot>
  );
}

/** The form alone, on its way. */
export function OperatingHoursFormLoading() {
  return (
    <SectionSkeleton
      groups={[
        ['switch', 'field', 'switch'],
        ['field', 'field', 'field', 'field', 'field', 'field', 'field'],
      ]}
    />
  );
}
