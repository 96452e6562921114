import { describe, expect, it } from 'vitest';
import { settingFault, settingsFault, textRuleOf } from 'chatdeck/model/settings/shared/setting-faults';

const long = (length: number) => 'a'.repeat(length);

describe('a value of a setting', () => {
  it.each<[string, unknown]>([
    ['unknownField', {}],
    ['toString', 'x'],
    ['playSound', 'yes'],
    ['maxConcurrentConvos', 0],
    ['maxConcurrentConvos', 10_000],
    ['collapsedMode', 'hidden'],
    ['widgetAlignment', 'bottomLeft'],
    ['titleColor', '#abc'],
    ['titleColor', '#AABBCC'],
    ['privacyPolicyLinkURL', ''],
    ['privacyPolicyLinkURL', 'https://acme.test/privacy'],
    ['webhookUrl', ''],
    ['webhookUrl', 'https://acme.test/hook'],
    ['transcriptRecipient', ''],
    ['transcriptRecipient', 'dana@acme.test'],
    ['countryAllowList', 'DE, FR'],
    ['blacklistedUrls', '/checkout\n^https://shop'],
    ['onlineTitle', long(5000)],
    ['segmentWriteKey', long(255)],
    ['blacklistedUrls', long(20_000)],
  ])('can be saved: %s %o', (name, value) => {
    expect(settingFault(name, value)).toBeUndefined();
  });

  it.each<[string, unknown, string]>([
    ['maxConcurrentConvos', -1, 'notACount'],
    ['maxConcurrentConvos', 1.5, 'notACount'],
    ['maxConcurrentConvos', 10_001, 'notACount'],
    ['collapsedMode', 'bubble', 'notAChoice'],
    ['collapsedMode', 1, 'notAChoice'],
    ['responseRemindersFreq', 61, 'notAChoice'],
    ['titleColor', '#abcd', 'notAColor'],
    ['titleColor', 'red', 'notAColor'],
    ['titleColor', ' #abc', 'notAColor'],
    ['titleColor', '#abc ', 'notAColor'],
    ['privacyPolicyLinkURL', 'javascript:alert(1)', 'notAnAddress'],
    ['privacyPolicyLinkURL', 'https:// acme.test', 'addressWithSpaces'],
    ['webhookUrl', 'acme', 'notAnAddress'],
    ['webhookUrl', 'https://acme.test/a b', 'addressWithSpaces'],
    ['webhookUrl', 'http://localhost/', 'notAPublicAddress'],
    ['webhookUrl', 'https://dana@acme.test/', 'addressWithLogin'],
    ['webhookUrl', 'https://:secret@acme.test/', 'addressWithLogin'],
    ['transcriptRecipient', 'dana', 'notAnEmail'],
    ['transcriptRecipient', 'dana acme.test', 'notAnEmail'],
    ['countryDenyList', 'Germany', 'notCountries'],
    ['blacklistedUrls', '(', 'notAPattern'],
    ['onlineTitle', long(5001), 'tooLong'],
    ['segmentWriteKey', long(256), 'tooLong'],
    ['transcriptRecipient', long(255), 'tooLong'],
    ['webhookUrl', `https://acme.test/${long(2048)}`, 'tooLong'],
    ['blacklistedUrls', long(20_001), 'tooLong'],
  ])('can’t be saved: %s %.60j for %s', (name, value, fault) => {
    expect(settingFault(name, value)).toBe(fault);
  });

  it('may be an address of an internal network if the server says so, but never one with a login', () => {
    const policy = { allowsInternalWebhooks: true };
    expect(settingFault('webhookUrl', 'http://localhost/', policy)).toBeUndefined();
    expect(settingFault('webhookUrl', 'http://dana@localhost/', policy)).toBe('addressWithLogin');
  });

  it.each([
    ['webhookUrl', 'notAnAddress'],
    ['transcriptRecipient', 'notAnEmail'],
    ['titleColor', 'notAColor'],
    ['onlineTitle', undefined],
    ['unknownField', undefined],
  ])('of %s has the rule %s', (name, rule) => {
    expect(textRuleOf(name)).toBe(rule);
  });
});

describe('settings that depend on each other', () => {
  const both = { countryAllowList: 'DE', countryDenyList: 'FR' };
  const short = { requireAcceptance: true, acceptanceText: ' ab ' };
  const lists = { name: 'countryDenyList', fault: 'bothCountryLists' };
  const text = { name: 'acceptanceText', fault: 'acceptanceTextTooShort' };

  it.each<[string, object, string[], object | undefined]>([
    ['both lists, of which one changes', both, ['countryDenyList'], lists],
    ['both lists, of which none changes', both, ['playSound'], undefined],
    [
      'both lists, of which both change',
      both,
      ['countryDenyList', 'countryAllowList'],
      { ...lists, name: 'countryAllowList' },
    ],
    ['one list', { ...both, countryAllowList: ' ' }, ['countryDenyList'], undefined],
    ['a list that is no text', { ...both, countryAllowList: ['DE'] }, ['countryDenyList'], undefined],
    ['a short text to accept', short, ['acceptanceText'], text],
    ['a short text to accept from now on', short, ['requireAcceptance'], text],
    ['a short text that does not change', short, ['playSound'], undefined],
    ['a short text that no one has to accept', { ...short, requireAcceptance: false }, ['acceptanceText'], undefined],
    ['a text of three characters', { ...short, acceptanceText: ' abc ' }, ['acceptanceText'], undefined],
    ['no text', { requireAcceptance: true }, ['requireAcceptance'], text],
  ])('with %s', (_, settings, changed, fault) => {
    expect(settingsFault({ ...settings }, changed)).toEqual(fault);
  });
});
