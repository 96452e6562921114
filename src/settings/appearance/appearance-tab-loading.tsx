import type { SettingsTabProps } from '../../model/settings/shared/settings-tab';
import { SectionSkeleton } from '../../ui/editor/section-skeleton';
import { ScreenRoot, type ScreenProps } from '../../ui/page/screen';
import { SettingsFrame } from '../../ui/settings/settings-frame';
import { appearanceLabels, type AppearanceLabels } from './labels';
import { PreviewPlace } from './preview/place';

/** The tab's place while its code or its data is on the way. */
export function AppearanceTabLoading(props: Partial<SettingsTabProps> & ScreenProps<AppearanceLabels>) {
  const { widgetId = '', roomName, navigation, ...screen } = props;
  return (
    <ScreenRoot labelSet={appearanceLabels} part="appearance-tab" state="loading" {...screen}>
      <SettingsFrame
        tab="appearance"
        widgetId={widgetId}
        roomName={roomName}
        navigation={navigation}
        editor={{ status: 'loading' }}
        loading={<AppearanceFormLoading />}
      >
        {() => null}
      </SettingsFrame>
    </ScreenRoot>
  );
}

/** The form and the preview, on their way. */
export function AppearanceFormLoading() {
  return (
    <div className="cd-appearance" aria-hidden="true">
      <div className="cd-appearance-main">
        <div className="cd-appearance-form">
          <SectionSkeleton
            groups={[
              ['field', 'field'],
              ['field', 'field', 'field', 'longText', 'field'],
              ['longText', 'longText'],
            ]}
          />
        </div>
      </div>
      <div className="cd-appearance-side">
        <PreviewPlace />
      </div>
    </div>
  );
}
