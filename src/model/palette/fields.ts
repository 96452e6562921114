import { avatarFieldNames } from '../settings/behavior/avatar';
import type { SettingsTab } from '../places/route';
import { settingPlaces, type WidgetSettingName } from '../settings/across/widget-settings';

/** The account's keys, which only admins see. */
const keyNames = ['apiKey', 'zapierApiKey'] as const;

/** A field of a settings tab by the name of its row. The avatar's four fields are one row. */
export type PaletteField =
  | Exclude<WidgetSettingName, (typeof avatarFieldNames)[number]>
  | 'avatarSetting'
  | 'triggerMinDelay'
  | (typeof keyNames)[number];

export interface FieldPlace {
  tab: SettingsTab;
  section: string;
  field: PaletteField;
  /** What the address names, if it isn't the field. */
  target?: string | undefined;
  isForAdmins?: boolean | undefined;
}

/** Every field, in the order of the tabs and their sections. */
export const fieldPlaces: readonly FieldPlace[] = /* @__PURE__ */ allPlaces();

function allPlaces(): FieldPlace[] {
  const settings = settingPlaces.flatMap(({ tab, section, names }) =>
    [...new Set(names.map(rowOf))].map((field) => ({ tab, section, field })),
  );
  const keys = keyNames.map((field): FieldPlace => ({
    tab: 'behavior',
    section: 'keys',
    field,
    target: 'keys',
    isForAdmins: true,
  }));
  return [...settings, ...keys, { tab: 'triggers', section: 'triggers', field: 'triggerMinDelay' }];
}

function rowOf(name: WidgetSettingName): PaletteField {
  return isAvatarField(name) ? 'avatarSetting' : name;
}

function isAvatarField(name: WidgetSettingName): name is (typeof avatarFieldNames)[number] {
  return (avatarFieldNames as readonly string[]).includes(name);
}
