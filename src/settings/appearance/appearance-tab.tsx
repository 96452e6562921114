import type { AppearanceSection, AppearanceTabProps } from '../../model/settings/appearance/appearance';
import { lazyPart } from '../../ui/later/lazy-part';
import { useLabels } from '../../ui/theme/labels';
import { ScreenRoot, type SettingsTabOptions } from '../../ui/page/screen';
import { SettingsFrame } from '../../ui/settings/settings-frame';
import { AppearanceBody } from './appearance-body';
import { AppearanceFormLoading } from './appearance-tab-loading';
import { appearanceLabels, type AppearanceLabels } from './labels';

const SectionIndex = lazyPart(() => import('./later-parts').then((part) => part.SectionIndex), null);

/** How a host customizes the tab. */
export type AppearanceTabOptions = SettingsTabOptions<AppearanceLabels, AppearanceSection>;

/** The settings tab for a widget's look and texts, with a live preview next to the form. */
export function AppearanceTab(props: AppearanceTabProps & AppearanceTabOptions) {
  const { editor, labels } = props;
  const { fields, sections } = useLabels(appearanceLabels, labels);
  const index = order.map((name) => ({ name, title: sections[name].title }));
  return (
    <ScreenRoot labelSet={appearanceLabels} part="appearance-tab" state={editor.status} {...props}>
      <SettingsFrame
        tab="appearance"
        place={props}
        editor={editor}
        fields={fields}
        index={<SectionIndex items={index} />}
        loading={<AppearanceFormLoading />}
      >
        {(ready) => <AppearanceBody {...props} editor={ready} />}
      </SettingsFrame>
    </ScreenRoot>
  );
}

/** The sections as they appear on the page. */
const order: readonly AppearanceSection[] = [
  'online',
  'offline',
  'chatEnd',
  'screenshots',
  'infoPrompt',
  'buttons',
  'privacy',
  'alignment',
];
