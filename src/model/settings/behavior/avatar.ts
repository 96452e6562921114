import type { WidgetSettings } from '../../entities/widget-settings';

/** What visitors see of the team before and while they chat. */
export type AvatarSetting =
  'no-avatar' | 'team-avatar' | 'team-avatar-default-label' | 'slack-avatars' | 'team-avatar-slack-avatars';

/** The stored fields that stand for one avatar setting together. */
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

/** The fields that each setting stores, in the order of `avatarFieldNames`. */
const combinations: Record<AvatarSetting, readonly [boolean, boolean, boolean, boolean]> = {
  'no-avatar': [false, false, false, false],
  'team-avatar': [true, false, true, true],
  'team-avatar-default-label': [false, false, true, true],
  'slack-avatars': [true, true, false, false],
  'team-avatar-slack-avatars': [true, true, true, true],
};

/** In the order in which they are offered. */
export const avatarSettings = Object.keys(combinations) as readonly AvatarSetting[];

/** The setting of the stored fields: the nearest one when they stand for none, the first of those equally near. */
export function avatarSetting(fields: AvatarFields): AvatarSetting {
  const distance = (setting: AvatarSetting) =>
    avatarFieldNames.filter((name, index) => fields[name] !== combinations[setting][index]).length;
  return avatarSettings.reduce((nearest, setting) => (distance(setting) < distance(nearest) ? setting : nearest));
}

/** What choosing a setting writes. */
export function avatarFields(setting: AvatarSetting): AvatarFields {
  const [forwardSlackUserName, showAvatarPreChat, showTeamAvatarPreChat, teamAvatarOn] = combinations[setting];
  return { forwardSlackUserName, showAvatarPreChat, showTeamAvatarPreChat, teamAvatarOn };
}

/** Whether a setting shows the team's picture, and so is open only once there is one. */
export function needsTeamAvatar(setting: AvatarSetting): boolean {
  return avatarFields(setting).teamAvatarOn;
}

/** Whether the team's picture can be removed: not while the chosen setting shows it. */
export function teamAvatarRemoval(setting: AvatarSetting, teamAvatarUrl: string): 'allowed' | 'inUse' | 'noAvatar' {
  if (teamAvatarUrl === '') return 'noAvatar';
  return needsTeamAvatar(setting) ? 'inUse' : 'allowed';
}
