import { avatarFieldNames } from '../settings/behavior/avatar';
import { settingPlaces, type FieldTab, type WidgetSettingName } from '../settings/across/widget-settings';

/** A field of a settings tab by the name of its row. The avatar's four fields are one row. */
export type PaletteField = Exclude<WidgetSettingName, (typeof avatarFieldNames)[number]> | 'avatarSetting';

export interface FieldPlace {
  tab: FieldTab;
  section: string;
  field: PaletteField;
}

/** Every field, in the order of the tabs and their sections. */
export const fieldPlaces: readonly FieldPlace[] = /* @__PURE__ */ settingPlaces.flatMap(({ tab, section, names }) =>
  [...new Set(names.map(rowOf))].map((field) => ({ tab, section, field })),
);

function rowOf(name: WidgetSettingName): PaletteField {
  return isAvatarField(name) ? 'avatarSetting' : name;
}

function isAvatarField(name: WidgetSettingName): name is (typeof avatarFieldNames)[number] {
  return (avatarFieldNames as readonly string[]).includes(name);
}
