import { describe, expect, it } from 'vitest';
import {
  appearanceSections,
  appearanceSettings,
  appearanceSources,
  checkAppearance,
  initialAppearance,
  previewStates,
  visitorView,
  type AppearanceSection,
  type AppearanceSettings,
} from 'chatdeck/model';
import { appearanceDefaults } from 'chatdeck/model/entities/widget-settings';
import {
  appearanceBlock,
  copyPatch,
  isAppearanceName,
  previewRemark,
  previewStateFor,
  sectionReset,
  switchOfBlock,
} from 'chatdeck/model/settings/appearance/appearance';
import { settingFault, settingsFault } from 'chatdeck/model/settings/shared/setting-faults';
import { makeParsedUser, makeParsedWidget } from 'chatdeck/testing';

type Name = keyof AppearanceSettings;
const settings = appearanceSettings(makeParsedWidget());
const names = Object.keys(appearanceDefaults).filter(isAppearanceName);
const sections = Object.entries(appearanceSections) as [AppearanceSection, readonly Name[]][];

describe('appearanceSections', () => {
  it('hold every field once, and no other', () => {
    const held = sections.flatMap(([, fields]) => fields);
    expect(held.toSorted()).toEqual(names.toSorted());
  });
});

describe('initialAppearance', () => {
  it('is what a new widget has, and can be saved', () => {
    expect(settings).toEqual(initialAppearance);
    expect(checkAppearance(initialAppearance)).toEqual({});
  });
});

describe('checkAppearance', () => {
  it.each<[Name, string, string]>([
    ['titleColor', 'indigo', 'invalidCharacters'],
    ['titleFontColor', '#12', 'invalidCharacters'],
    ['collapsedMode', 'bubble', 'optionRequired'],
    ['widgetAlignment', 'top', 'optionRequired'],
    ['onlineTitle', 'x'.repeat(5001), 'tooLong'],
    ['privacyPolicyLinkURL', `https://acme.test/${'x'.repeat(2048)}`, 'tooLong'],
  ])('doesn’t accept what the server rejects: %s', (name, value, code) => {
    expect(checkAppearance({ ...settings, [name]: value })).toEqual({ [name]: code });
    expect(settingFault(name, value)).toBeDefined();
  });

  it.each([
    ['javascript:alert(1)', 'invalidUrl'],
    ['acme.test/privacy', 'invalidUrl'],
    ['https://acme.test/privacy', undefined],
    ['/privacy', undefined],
    ['', undefined],
  ])('takes addresses alone that visitors can follow, as the server does: %s', (privacyPolicyLinkURL, code) => {
    expect(checkAppearance({ ...settings, privacyPolicyLinkURL }).privacyPolicyLinkURL).toBe(code);
    expect(settingFault('privacyPolicyLinkURL', privacyPolicyLinkURL)).toBe(code && 'notAnAddress');
  });

  it.each([
    [true, '', 'tooShort'],
    [true, 'ab', 'tooShort'],
    [true, '    ', 'tooShort'],
    [true, ' ab ', 'tooShort'],
    [true, 'abc', undefined],
    [false, '', undefined],
  ])('wants three characters of what is to be accepted: %o', (requireAcceptance, acceptanceText, code) => {
    const value = { ...settings, requireAcceptance, acceptanceText };
    expect(checkAppearance(value).acceptanceText).toBe(code);
    const fault = settingsFault(value, ['acceptanceText'])?.fault;
    expect(fault).toBe(code && 'acceptanceTextTooShort');
  });
});

describe('appearanceBlock', () => {
  const on = {
    ...settings,
    showConversationEnd: true,
    showConversationRating: true,
    showTranscriptSendOpt: true,
    displayPrivacyPolicy: true,
    requireAcceptance: true,
  };

  it('blocks nothing while every switch is on and Slack lets it', () => {
    for (const name of names) expect(appearanceBlock(name, on, true)).toBeUndefined();
  });

  it.each<[keyof typeof on, Name[]]>([
    ['showConversationRating', [...appearanceSections.chatEnd].filter((name) => /Rating(L|T|P)/.test(name))],
    ['showTranscriptSendOpt', ['conversationEndTranscriptPlaceholder', 'conversationTranscriptSentThankYou']],
    ['showConversationEnd', appearanceSections.chatEnd.filter((name) => name !== 'showConversationEnd')],
    ['displayPrivacyPolicy', ['privacyPolicyLinkText', 'privacyPolicyLinkURL']],
    ['requireAcceptance', ['acceptanceText', 'defaultAcceptBtnLabel']],
  ])('%s off blocks its fields and no others, and each leads back to it', (switchName, blocked) => {
    const value = { ...on, [switchName]: false };
    const found = names.filter((name) => appearanceBlock(name, value, true) !== undefined);
    expect(found.toSorted()).toEqual(blocked.toSorted());
    for (const name of found) {
      const block = appearanceBlock(name, value, true);
      expect(block && switchOfBlock[block]).toBe(switchName);
    }
  });

  it('blocks the address of a transcript alone without the permission', () => {
    const found = names.filter((name) => appearanceBlock(name, on, false) !== undefined);
    expect(found).toEqual(['conversationEndTranscriptPlaceholder']);
    expect(appearanceBlock('conversationEndTranscriptPlaceholder', on, false)).toBe('permissionMissing');
  });
});

describe('previewStateFor', () => {
  it('shows a state of each section, and of each field', () => {
    for (const [section, fields] of sections) {
      expect(previewStates).toContain(previewStateFor(section));
      for (const name of fields) expect([...previewStates, undefined]).toContain(previewStateFor(section, name));
    }
  });

  it.each<[AppearanceSection, Name, string | undefined]>([
    ['online', 'collapsedMode', 'closed'],
    ['online', 'noAnswerWithEmail', 'noAnswerWithEmail'],
    ['online', 'titleColor', undefined],
    ['offline', 'offlineGreeting', 'offline'],
    ['offline', 'offlineThankYouMessage', 'thankYou'],
    ['chatEnd', 'conversationEndMenuLinkLabel', 'menu'],
    ['chatEnd', 'conversationRatingThankYou', 'ratingThanks'],
    ['chatEnd', 'conversationTranscriptSentThankYou', 'transcriptSent'],
    ['screenshots', 'requestScreenshotText', 'screenshot'],
    ['infoPrompt', 'requireInfoSubmitBtn', 'infoPrompt'],
    ['buttons', 'defaultYesBtnLabel', 'endConfirmation'],
    ['privacy', 'acceptanceText', 'acceptance'],
    ['alignment', 'widgetAlignment', undefined],
  ])('for %s, %s is %s', (section, name, state) => {
    expect(previewStateFor(section, name)).toBe(state);
  });
});

describe('previewRemark', () => {
  const context = { visitorView: visitorView(makeParsedWidget({ requireInfo: true })), canSendTranscripts: true };

  it.each<[(typeof previewStates)[number], Partial<AppearanceSettings>, string | undefined]>([
    ['closed', { collapsedMode: 'hidden' }, 'nothingUntilOpened'],
    ['closed', { collapsedMode: 'tab' }, undefined],
    ['acceptance', {}, 'acceptanceOff'],
    ['rating', { showConversationRating: false }, 'ratingOff'],
    ['rating', { showConversationEnd: false }, 'endOff'],
    ['transcriptSent', {}, 'transcriptOff'],
    ['online', { showConversationEnd: false }, undefined],
    ['infoPrompt', {}, undefined],
    ['offline', {}, undefined],
  ])('of %s with %o is %s', (state, patch, remark) => {
    expect(previewRemark(state, { ...settings, ...patch }, context)).toBe(remark);
  });

  it('says what Behavior and Slack keep from visitors', () => {
    const hidden = visitorView(makeParsedWidget({ hideWhenOffline: true }));
    const value = { ...settings, showTranscriptSendOpt: true };
    const of = (state: (typeof previewStates)[number]) =>
      previewRemark(state, value, { visitorView: hidden, canSendTranscripts: false });
    expect(of('offline')).toBe('hiddenWhenOffline');
    expect(of('infoPrompt')).toBe('infoOff');
    expect(of('transcript')).toBe('permissionMissing');
  });
});

describe('copying', () => {
  const other = { ...settings, titleColor: '#00695c', onlineTitle: 'Prices', widgetAlignment: 'bottomLeft' };

  it('copies everything of the chosen sections, switches and choices included', () => {
    const all = { ...other, showConversationEnd: !settings.showConversationEnd };
    const patch = copyPatch(
      settings,
      all,
      sections.map(([section]) => section),
    );
    expect({ ...settings, ...patch }).toEqual(all);
    expect(copyPatch(settings, all, ['alignment'])).toEqual({ widgetAlignment: 'bottomLeft' });
    expect(copyPatch(settings, all, [])).toEqual({});
  });

  it('changes nothing a second time', () => {
    const patch = copyPatch(settings, other, ['online']);
    expect(patch).toEqual({ titleColor: '#00695c', onlineTitle: 'Prices' });
    expect(copyPatch({ ...settings, ...patch }, other, ['online'])).toEqual({});
  });

  it('offers the finished widgets beside this one', () => {
    const sources = appearanceSources(makeParsedUser(), 11);
    expect(sources.map(({ widgetId }) => widgetId)).toEqual([12, 13]);
    expect(appearanceSources(undefined, 11)).toEqual([]);
  });
});

describe('sectionReset', () => {
  it.each(sections)('brings %s back to how a new widget has it, and nothing else', (section, fields) => {
    const blank = { ...appearanceDefaults, titleColor: '#000000', widgetAlignment: 'bottomLeft' };
    const reset = sectionReset(section, blank, initialAppearance);
    expect(fields).toEqual(expect.arrayContaining(Object.keys(reset)));
    expect(Object.keys(reset).length).toBeGreaterThan(0);
    expect(sectionReset(section, { ...blank, ...reset }, initialAppearance)).toEqual({});
  });
});
