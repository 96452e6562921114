import { useMemo } from 'react';
import type { AppearanceSection } from '../../model/settings/appearance/appearance';
import type { BehaviorSection } from '../../model/settings/behavior/behavior';
import type { PaletteData } from '../../model/palette/palette';
import { appearanceLabels } from '../../settings/appearance/labels';
import { behaviorLabels } from '../../settings/behavior/labels';
import { operatingHoursLabels } from '../../settings/operating-hours/labels';
import { triggersLabels } from '../../settings/triggers/labels';
import { useLatestCallback } from '../../ui/base/use-latest-callback';
import type { FieldTexts } from '../../ui/editor/editor-context';
import { useWidgetName } from '../../ui/format/widget-name';
import { settingsLabels } from '../../ui/settings/settings-labels';
import { useLabels } from '../../ui/theme/labels';
import { useTheme } from '../../ui/theme/theme-context';
import {
  actionEntries,
  hostEntries,
  pageEntries,
  rangeEntries,
  settingEntries,
  widgetEntry,
  type Entry,
  type SettingTexts,
} from './entries';
import { commandPaletteLabels } from './labels';
import type { PaletteItem, PaletteProps } from './props';

const noItems: readonly PaletteItem[] = [];
const noData: PaletteData = { pages: [], ranges: [], widgets: [], tabs: [], isChannelLimitReached: false };

/** Everything the user can find, in the order of a list without a query. */
export function useEntries(props: PaletteProps): readonly Entry[] {
  const { palette, items = noItems, appearance, onSignOut, onAppearanceChange, onShownChange } = props;
  const labels = useLabels(commandPaletteLabels);
  const texts = useSettingTexts();
  const nameOf = useWidgetName();
  const { hrefFor } = useTheme();
  const data = palette.status === 'ready' ? palette.data : noData;
  const known = useMemo(
    () => [
      ...pageEntries(data, labels),
      ...data.widgets.map((widget) => widgetEntry(widget, nameOf(widget), labels)),
      ...settingEntries(data, labels, texts),
      ...rangeEntries(data, labels),
    ],
    [data, labels, texts, nameOf],
  );
  const canSignOut = onSignOut !== undefined;
  const canChange = onAppearanceChange !== undefined;
  const signOut = useLatestCallback(() => onSignOut?.());
  const change = useLatestCallback((next: 'light' | 'dark' | 'system') => onAppearanceChange?.(next));
  const showShortcuts = useLatestCallback(() => onShownChange('shortcuts'));
  const actions = useMemo(
    () =>
      actionEntries(
        {
          appearance,
          onSignOut: canSignOut ? signOut : undefined,
          onAppearanceChange: canChange ? change : undefined,
          onShortcuts: showShortcuts,
        },
        labels,
      ),
    [appearance, canSignOut, canChange, signOut, change, showShortcuts, labels],
  );
  return useMemo(() => {
    const sample = data.widgets[0]?.id ?? '';
    // A host without one of our screens has no entry for it.
    const open = known.filter(({ to }) => !to || hrefFor(to(sample)) !== undefined);
    return [...open, ...actions, ...hostEntries(items)];
  }, [data, known, actions, items, hrefFor]);
}

function useSettingTexts(): SettingTexts {
  const tabs = useLabels(settingsLabels);
  const behavior = useLabels(behaviorLabels);
  const appearance = useLabels(appearanceLabels);
  const hours = useLabels(operatingHoursLabels);
  const triggers = useLabels(triggersLabels);
  return useMemo(() => {
    const behaviorTitles: Record<BehaviorSection, string> = {
      presence: behavior.presenceTitle,
      avatars: behavior.avatarsTitle,
      notifications: behavior.notificationsTitle,
      webhooks: behavior.webhooksTitle,
      misc: behavior.miscTitle,
    };
    const fields: Record<string, FieldTexts> = {
      ...behavior.fields,
      ...appearance.fields,
      ...hours.fields,
      triggerMinDelay: triggers.fields.triggerMinDelay,
      apiKey: { label: behavior.apiKey },
      zapierApiKey: { label: behavior.zapierApiKey },
    };
    return {
      tabs,
      needsUpgrade: tabs.basicHint,
      besides: { changes: tabs.changeLog, transfer: tabs.transfer },
      of({ tab, section, field }) {
        const { label = field, help } = fields[field] ?? {};
        return { label, help, section: sectionTitle(tab, section) };
      },
    };
    function sectionTitle(tab: string, section: string): string {
      if (tab === 'op-hours') return hours.title;
      if (tab === 'triggers') return tabs.triggers;
      if (section === 'keys') return behavior.keysTitle;
      if (tab === 'behavior') return behaviorTitles[section as BehaviorSection];
      return appearance.sections[section as AppearanceSection].title;
    }
  }, [tabs, behavior, appearance, hours, triggers]);
}
