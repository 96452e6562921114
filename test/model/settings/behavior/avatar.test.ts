import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { avatarFields, avatarSetting, type AvatarSetting } from 'chatdeck/model';
import {
  avatarSettings,
  needsTeamAvatar,
  teamAvatarRemoval,
  type AvatarFields,
} from 'chatdeck/model/settings/behavior/avatar';

const fields = (forward: boolean, slack: boolean, team: boolean, on: boolean): AvatarFields => ({
  forwardSlackUserName: forward,
  showAvatarPreChat: slack,
  showTeamAvatarPreChat: team,
  teamAvatarOn: on,
});
const distance = (a: AvatarFields, b: AvatarFields) =>
  (Object.keys(a) as (keyof AvatarFields)[]).filter((name) => a[name] !== b[name]).length;

describe('avatar settings', () => {
  it.each<[AvatarSetting, AvatarFields]>([
    ['no-avatar', fields(false, false, false, false)],
    ['team-avatar', fields(true, false, true, true)],
    ['team-avatar-default-label', fields(false, false, true, true)],
    ['slack-avatars', fields(true, true, false, false)],
    ['team-avatar-slack-avatars', fields(true, true, true, true)],
  ])('%s is stored and read back', (setting, stored) => {
    expect(avatarFields(setting)).toEqual(stored);
    expect(avatarSetting(stored)).toBe(setting);
  });

  it.each<[AvatarFields, AvatarSetting]>([
    [fields(true, false, false, false), 'no-avatar'],
    [fields(false, true, false, false), 'no-avatar'],
    [fields(false, true, true, true), 'team-avatar-default-label'],
    [fields(true, true, false, true), 'slack-avatars'],
    [fields(true, false, true, false), 'team-avatar'],
  ])('show %o as the nearest, the first of equals', (stored, setting) => {
    expect(avatarSetting(stored)).toBe(setting);
  });

  it('are never further than another one', () => {
    fc.assert(
      fc.property(fc.boolean(), fc.boolean(), fc.boolean(), fc.boolean(), (...flags) => {
        const stored = fields(...flags);
        const shown = distance(stored, avatarFields(avatarSetting(stored)));
        for (const other of avatarSettings) {
          const isBefore = avatarSettings.indexOf(other) < avatarSettings.indexOf(avatarSetting(stored));
          expect(distance(stored, avatarFields(other))).toBeGreaterThanOrEqual(isBefore ? shown + 1 : shown);
        }
      }),
    );
  });

  it.each<[AvatarSetting, boolean]>([
    ['no-avatar', false],
    ['team-avatar', true],
    ['team-avatar-default-label', true],
    ['slack-avatars', false],
    ['team-avatar-slack-avatars', true],
  ])('%s needs a team picture: %s, which cannot be removed then', (setting, needed) => {
    expect(needsTeamAvatar(setting)).toBe(needed);
    expect(teamAvatarRemoval(setting, '/avatar.png')).toBe(needed ? 'inUse' : 'allowed');
    expect(teamAvatarRemoval(setting, '')).toBe('noAvatar');
  });
});
