import { settingKind, type SettingKind } from '../../model/settings/across/setting-kind';
import type { SettingPlace } from '../../model/settings/across/widget-settings';

const inline: readonly SettingKind[] = ['switch', 'options', 'limit', 'text', 'email', 'url'];

/** Whether the choice is edited in its cell; others open a dialog. */
export function hasInlineEditor({ names }: SettingPlace): boolean {
  return inline.includes(settingKind(names));
}
