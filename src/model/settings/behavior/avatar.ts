import type { WidgetSettings } from '../../entities/widget-settings';

/** How the team appears to visitors before and during a chat. */
export type AvatarSetting =
  'no-avatar' | 'team-avatar' | 'team-avatar-default-label' | 'slack-avatars' | 'team-avatar-slack-avatars';

/** The saved fields that together represent one avatar setting. */
export type AvatarFields = Pick<
  WidgetSettings,
  'forwardSlackUserName' | 'showAvatarPreChat' | 'showTeamAvatarPreChat' | 'teamAvatarOn'
>;

export const avatarFieldNames = [
  'forwardSlackUserName',
  'showAvatarPreChat',
  'showTeamAvatarPreChat',
  'teamAvatarOn',
] as const;

/** The field values of each setting, in the order of `avatarFieldNames`. */
const combinations: Record<AvatarSetting, readonly [boolean, boolean, boolean, boolean]> = {
  'no-avatar': [false, false, false, false],
  'team-avatar': [true, false, true, true],
  'team-avatar-default-label': [false, false, true, true],
  'slack-avatars': [true, true, false, false],
  'team-avatar-slack-avatars': [true, true, true, true],
};

/** In display order. */
export const avatarSettings = Object.keys(combinations) as readonly AvatarSetting[];

/** The avatar setting for the saved fields. If no setting matches exactly, the nearest one; the first in a tie. */
export function avatarSetting(fields: AvatarFields): AvatarSetting {
  const distance = (setting: AvatarSetting) =>
    avatarFieldNames.filter((name, index) => fields[name] !== combinations[setting][index]).length;
  return avatarSettings.reduce((nearest, setting) => (distance(setting) < distance(nearest) ? setting : nearest));
}

/** The fields to save for a setting. */
export function avatarFields(setting: AvatarSetting): AvatarFields {
  const [forwardSlackUserName, showAvatarPreChat, showTeamAvatarPreChat, teamAvatarOn] = combinations[setting];
  return { forwardSlackUserName, showAvatarPreChat, showTeamAvatarPreChat, teamAvatarOn };
}

/** Whether a setting shows the team avatar and so requires one. */
export function needsTeamAvatar(setting: AvatarSetting): boolean {
  return avatarFields(setting).teamAvatarOn;
}

/** Whether the team avatar can be removed: not while the current setting shows it. */
export function teamAvatarRemoval(setting: AvatarSetting, teamAvatarUrl: string): 'allowed' | 'inUse' | 'noAvatar' {
  if (teamAvatarUrl === '') return 'noAvatar';
  return needsTeamAvatar(setting) ? 'inUse' : 'allowed';
}
