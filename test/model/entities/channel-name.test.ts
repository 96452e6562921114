import { describe, expect, it } from 'vitest';
import { channelChoices, channelNameSchema, checkChannelName, checkForm, type Channel } from 'chatdeck/model';
import { typedChannelName } from 'chatdeck/model/entities/channel-name';

describe('a channel name', () => {
  it.each([
    ['support', undefined],
    ['sales', undefined],
    ['a', undefined],
    ['team_1-chat', undefined],
    ['x'.repeat(21), undefined],
    ['x'.repeat(22), 'tooLong'],
    ['', 'required'],
    ['Support', 'invalidCharacters'],
    ['our support', 'invalidCharacters'],
    ['our sales', 'invalidCharacters'],
    ['#support', 'invalidCharacters'],
    ['süpport', 'invalidCharacters'],
    ['support\n', 'invalidCharacters'],
  ])('%j is rejected for: %s', (name, code) => {
    expect(checkChannelName(name)).toBe(code);
    expect(checkForm(channelNameSchema, { name })).toEqual(code ? { name: code } : {});
  });

  it('is lowercased as it is typed, and otherwise left as it is', () => {
    expect(typedChannelName('Our SUPPORT!')).toBe('our support!');
  });
});

describe('channelChoices', () => {
  it('leaves out the two channels that everyone is in', () => {
    const channels = ['general', 'support', 'random', 'general-2'].map((Name): Channel => ({
      Id: Name,
      Name,
      Topic: '',
    }));
    expect(channelChoices(channels).map(({ Name }) => Name)).toEqual(['support', 'general-2']);
  });
});
