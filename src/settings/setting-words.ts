import { useMemo } from 'react';
import type { FieldTab, WidgetSettingName } from '../model/settings/across/widget-settings';
import type { AppearanceSection } from '../model/settings/appearance/appearance';
import { avatarFieldNames } from '../model/settings/behavior/avatar';
import type { BehaviorSection } from '../model/settings/behavior/behavior';
import { toMinutes, type Weekday } from '../model/settings/operating-hours/schedule';
import { editorLabels } from '../ui/editor/editor-labels';
import type { FieldTexts } from '../ui/editor/editor-context';
import { countriesIn } from '../ui/format/country-names';
import { useFormat } from '../ui/format/format';
import { settingsLabels } from '../ui/settings/settings-labels';
import type { SettingWords } from '../ui/settings/setting-words';
import { useLabels } from '../ui/theme/labels';
import { useTheme } from '../ui/theme/theme-context';
import { appearanceLabels } from './appearance/labels';
import { behaviorLabels } from './behavior/labels';
import { operatingHoursLabels } from './operating-hours/labels';

/** What the tabs call their settings, for the screens that show settings of several tabs or widgets. */
export interface SettingTexts extends SettingWords {
  tab(tab: FieldTab): string;
  section(tab: FieldTab, section: string): string;
  /** A field's label, help, and so on. */
  field(name: WidgetSettingName): FieldTexts;
  /** The label of a choice, whose fields `names` lists. */
  choice(names: readonly WidgetSettingName[]): string;
  /** `9:30 AM` for 930. */
  time(clock: number): string;
  /** `Monday` */
  day(weekday: Weekday): string;
}

/** The words of all tabs, with the host's overrides. */
export function useSettingTexts(): SettingTexts {
  const [behavior, appearance, hours] = [
    useLabels(behaviorLabels),
    useLabels(appearanceLabels),
    useLabels(operatingHoursLabels),
  ];
  const [editor, settings] = [useLabels(editorLabels), useLabels(settingsLabels)];
  const { locale } = useTheme();
  const format = useFormat();
  return useMemo(() => {
    const fields = { ...behavior.fields, ...appearance.fields, ...hours.fields } as Partial<Record<string, FieldTexts>>;
    const field = (name: WidgetSettingName): FieldTexts =>
      fields[name] ?? (isAvatarField(name) ? behavior.fields.avatarSetting : { label: name });
    const behaviorSections: Record<BehaviorSection, string> = {
      presence: behavior.presenceTitle,
      avatars: behavior.avatarsTitle,
      notifications: behavior.notificationsTitle,
      webhooks: behavior.webhooksTitle,
      misc: behavior.miscTitle,
    };
    const time = (clock: number | null) => (clock === null ? hours.noTime : format.timeOfDay(toMinutes(clock) / 60));
    const titled = (option: { title: string } | undefined) => option?.title;
    return {
      tab: (tab) => settings[tab],
      section: (tab, section) => {
        if (tab === 'appearance') return appearance.sections[section as AppearanceSection].title;
        return tab === 'behavior' ? behaviorSections[section as BehaviorSection] : hours.title;
      },
      field,
      time,
      day: format.day,
      choice: (names) => (names[0] === 'countryAllowList' ? behavior.countries : names[0] ? field(names[0]).label : ''),
      on: editor.on,
      off: editor.off,
      empty: editor.empty,
      unlimited: behavior.unlimited,
      options: {
        responseRemindersFreq: (value) => behavior.seconds(Number(value)),
        noAnswerMessageAfterSecs: (value) => behavior.seconds(Number(value)),
        maxVisitorInactiveMins: (value) => behavior.minutes(Number(value)),
        metaInfoInMainChannel: (value) => behavior.metaInfoOptions[value as 'full'],
        collapsedMode: (value) => titled(appearance.collapsedModes[value as 'chip']),
        widgetAlignment: (value) => titled(appearance.sides[value as 'bottomLeft']),
      },
      avatars: behavior.avatarOptions,
      picture: behavior.teamAvatarAlt,
      noPicture: behavior.noTeamAvatar,
      noHours: hours.noHours,
      unreadableHours: hours.unreadableTheirs,
      label: (name) => field(name).label,
      count: format.count,
      country: (code) => countriesIn(locale).of(code) ?? code,
      range: ({ start, end }) => hours.range(time(start), time(end)),
      dayHours: (weekday, ranges) => hours.dayHours(format.shortDay(weekday), ranges),
    };
  }, [behavior, appearance, hours, editor, settings, locale, format]);
}

function isAvatarField(name: WidgetSettingName): boolean {
  return (avatarFieldNames as readonly string[]).includes(name);
}
