import type { SettingsTabProps } from '../../model/settings/shared/settings-tab';
import { SectionSkeleton } from '../../ui/editor/section-skeleton';
import { ScreenRoot, type ScreenProps } from '../../ui/page/screen';
import { SettingsFrame } from '../../ui/settings/settings-frame';
import { behaviorLabels, type BehaviorLabels } from './labels';
import { PowerSwitchLoading } from './power-switch';

/** The tab's place while its code or its data is on the way. */
export function BehaviorTabLoading(props: Partial<SettingsTabProps> & ScreenProps<BehaviorLabels>) {
  const { widgetId = '', roomName, navigation, ...screen } = props;
  return (
    <ScreenRoot labelSet={behaviorLabels} part="behavior-tab" state="loading" {...screen}>
      <SettingsFrame
        tab="behavior"
        widgetId={widgetId}
        roomName={roomName}
        navigation={navigation}
        editor={{ status: 'loading' }}
        loading={<BehaviorFormLoading />}
        above={<PowerSwitchLoading />}
      >
        {() => null}
      </SettingsFrame>
    </ScreenRoot>
  );
}

/** The form alone, on its way. */
export function BehaviorFormLoading() {
  return (
    <SectionSkeleton
      groups={[
        ['switch', 'switch'],
        ['field', 'switch', 'switch', 'field'],
        ['switch', 'switch', 'longText', 'switch', 'field'],
        ['switch', 'field', 'switch', 'field', 'field', 'switch', 'switch'],
      ]}
    />
  );
}
