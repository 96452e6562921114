import type { AppearanceSection, AppearanceTabProps } from '../../model/settings/appearance/appearance';
import type { TextPack } from '../../model/widget-preview/widget-texts';
import { lazyPart } from '../../ui/later/lazy-part';
import { useLabels } from '../../ui/theme/labels';
import { ScreenRoot, type SettingsTabOptions } from '../../ui/page/screen';
import { SettingsFrame } from '../../ui/settings/settings-frame';
import { AppearanceBody } from './appearance-body';
import { AppearanceFormLoading } from './appearance-tab-loading';
import { indexItems } from './index-items';
import { appearanceLabels, type AppearanceLabels } from './labels';

const SectionIndex = lazyPart(() => import('./later-parts').then((part) => part.SectionIndex), null);

/** How a host customizes the tab. */
export interface AppearanceTabOptions extends SettingsTabOptions<AppearanceLabels, AppearanceSection> {
  /** Texts of the widget that users can choose besides the given languages. */
  textPacks?: readonly TextPack[] | undefined;
}

/** The settings tab for a widget's look and texts, with a live preview next to the form. */
export function AppearanceTab(props: AppearanceTabProps & AppearanceTabOptions) {
  const { editor, labels } = props;
  const texts = useLabels(appearanceLabels, labels);
  return (
    <ScreenRoot labelSet={appearanceLabels} part="appearance-tab" state={editor.status} {...props}>
      <SettingsFrame
        tab="appearance"
        place={props}
        editor={editor}
        fields={texts.fields}
        index={<SectionIndex items={indexItems(texts)} />}
        loading={<AppearanceFormLoading />}
      >
        {(ready) => <AppearanceBody {...props} editor={ready} />}
      </SettingsFrame>
    </ScreenRoot>
  );
}
