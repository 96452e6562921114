import type { WebhookPolicy } from '../../core/destinations';
import type { ErrorCode } from '../../core/editor';
import { choicesAmong, type FieldGroups } from '../../core/field-groups';
import type { Widget } from '../../entities/widget';
import type { SettingsTab } from '../../places/route';
import {
  appearanceSections,
  appearanceSettings,
  checkAppearance,
  type AppearanceSettings,
} from '../appearance/appearance';
import {
  behaviorGroups,
  behaviorSections,
  behaviorSettings,
  checkBehavior,
  type BehaviorSettings,
} from '../behavior/behavior';
import {
  checkOperatingHours,
  operatingHoursSections,
  operatingHoursSettings,
  type OperatingHoursSettings,
} from '../operating-hours/operating-hours';

/** Everything the forms of a widget's settings edit, whichever tab it is on. */
export interface WidgetSettings extends BehaviorSettings, AppearanceSettings, OperatingHoursSettings {}

export type WidgetSettingName = keyof WidgetSettings;

/** The tabs whose settings are fields of the widget; the others hold lists of their own. */
export type FieldTab = Extract<SettingsTab, 'behavior' | 'appearance' | 'op-hours'>;

/** One choice of a person, and where it is made. */
export interface SettingPlace {
  tab: FieldTab;
  section: string;
  /** Several when they are stored separately but form one choice. */
  names: readonly WidgetSettingName[];
}

const tabs: Record<FieldTab, Record<string, readonly WidgetSettingName[]>> = {
  behavior: behaviorSections,
  appearance: appearanceSections,
  'op-hours': operatingHoursSections,
};

const groups: FieldGroups<WidgetSettings> = behaviorGroups;

/** Every choice in the settings of a widget, in the order of the tabs, their sections, and the fields. */
export const settingPlaces: readonly SettingPlace[] = /* @__PURE__ */ placesOf();

/** A widget's settings as its forms show them. */
export function widgetSettings(widget: Widget): WidgetSettings {
  return { ...behaviorSettings(widget), ...appearanceSettings(widget), ...operatingHoursSettings(widget) };
}

/** Errors that the server would reject. `policy` is the server's, for one on an internal network. */
export function checkWidgetSettings(
  value: WidgetSettings,
  policy?: WebhookPolicy,
): Partial<Record<WidgetSettingName, ErrorCode>> {
  return { ...checkBehavior(value, policy), ...checkAppearance(value), ...checkOperatingHours(value) };
}

/** The choice that this field belongs to; undefined for any other name. */
export function placeOfSetting(name: string): SettingPlace | undefined {
  return settingPlaces.find(({ names }) => (names as readonly string[]).includes(name));
}

function placesOf(): SettingPlace[] {
  return (Object.keys(tabs) as FieldTab[]).flatMap((tab) =>
    Object.entries(tabs[tab]).flatMap(([section, names]) =>
      choicesAmong(names, groups).map((choice) => ({ tab, section, names: choice })),
    ),
  );
}
