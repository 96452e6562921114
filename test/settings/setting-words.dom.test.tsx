import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import { settingPlaces, type WidgetSettings } from 'chatdeck/model/settings/across/widget-settings';
import { makeWeek } from 'chatdeck/model/settings/operating-hours/schedule';
import { useSettingTexts, type SettingTexts } from 'chatdeck/settings/setting-words';
import { behaviorLabels } from 'chatdeck/settings/behavior';
import { sayChoice, saySetting } from 'chatdeck/ui/settings/setting-words';
import { ChatdeckTheme, type LabelOverride } from 'chatdeck/ui';

describe('the words of settings', () => {
  it('name every choice and section of all tabs', () => {
    const texts = textsIn();
    for (const { tab, section, names } of settingPlaces) {
      expect(texts.tab(tab)).not.toBe('');
      expect(texts.section(tab, section)).not.toBe(section);
      expect([...names, '']).not.toContain(texts.choice(names));
    }
  });

  it('are those that a host uses in its tabs', () => {
    const own = behaviorLabels.with({ fields: { playSound: { label: 'Ding' } } });
    expect(textsIn([own]).label('playSound')).toBe('Ding');
  });

  it.each<[keyof WidgetSettings, Partial<WidgetSettings>, string]>([
    ['playSound', { playSound: true }, 'on'],
    ['playSound', { playSound: false }, 'off'],
    ['onlineTitle', { onlineTitle: ' ' }, 'empty'],
    ['onlineTitle', { onlineTitle: 'Hello' }, 'Hello'],
    ['responseRemindersFreq', { responseRemindersFreq: 90 }, '90 seconds'],
    ['noAnswerMessageAfterSecs', { noAnswerMessageAfterSecs: 120 }, '2 minutes'],
    ['maxVisitorInactiveMins', { maxVisitorInactiveMins: 0 }, 'Immediately'],
    ['maxConcurrentConvos', { maxConcurrentConvos: 0 }, 'No limit'],
    ['maxConcurrentConvos', { maxConcurrentConvos: 1500 }, '1,500'],
    ['maxConcurrentConvos', { maxConcurrentConvos: null }, 'empty'],
    ['metaInfoInMainChannel', { metaInfoInMainChannel: 'none' }, 'None'],
    ['metaInfoInMainChannel', { metaInfoInMainChannel: 'loud' }, 'loud'],
    ['collapsedMode', { collapsedMode: 'tab' }, 'Tab'],
    ['widgetAlignment', { widgetAlignment: 'bottomLeft' }, 'Bottom left'],
    ['blacklistedUrls', { blacklistedUrls: '/a\n\n/b' }, '/a, /b'],
    ['countryAllowList', { countryAllowList: 'de,FR,mars' }, 'Germany, France, MARS'],
    ['teamAvatarUrl', { teamAvatarUrl: '' }, 'no avatar'],
    ['teamAvatarUrl', { teamAvatarUrl: 'https://example.com/a.png' }, 'Your team avatar'],
    ['tz', { tz: 'Europe/Berlin' }, 'Europe/Berlin'],
    ['weekHours', { weekHours: makeWeek(() => []) }, 'no hours'],
    ['weekHours', { weekHours: null }, 'hours that couldn’t be read'],
    [
      'weekHours',
      { weekHours: makeWeek((day) => (day === 1 ? [{ start: 900, end: 1730 }] : [])) },
      'Mon 9:00 AM – 5:30 PM',
    ],
  ])('%s of %j: %s', (name, values, said) => {
    expect(saySetting(name, values, textsIn()).replaceAll('\u202f', ' ')).toBe(said);
  });

  it('say the fields of one choice together', () => {
    const texts = textsIn();
    const avatar = { forwardSlackUserName: true, showAvatarPreChat: true };
    expect(sayChoice(['forwardSlackUserName', 'showAvatarPreChat'], avatar, texts)).toBe('Slack avatars');
    const countries = ['countryAllowList', 'countryDenyList'] as const;
    const hidden = { countryAllowList: '', countryDenyList: 'FR' };
    expect(sayChoice(countries, hidden, texts)).toBe('Hide in these countries: France');
    expect(sayChoice(countries, { ...hidden, countryDenyList: '' }, texts)).toBe('empty');
  });

  it('never say a key that its tab hides, nor how long it is', () => {
    const texts = textsIn();
    const [short, long] = ['abc', 'abcdefghijkl'].map((segmentWriteKey) =>
      saySetting('segmentWriteKey', { segmentWriteKey }, texts),
    );
    expect(short).toBe(long);
    expect(short).not.toContain('abc');
    expect(saySetting('segmentWriteKey', { segmentWriteKey: '' }, texts)).toBe('empty');
  });
});

function textsIn(labels: readonly LabelOverride[] = []): SettingTexts {
  const wrapper = ({ children }: { children: ReactNode }) => <ChatdeckTheme labels={labels}>{children}</ChatdeckTheme>;
  return renderHook(useSettingTexts, { wrapper }).result.current;
}
