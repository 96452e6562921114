import { describe, expect, it } from 'vitest';
import { behaviorSections, behaviorSettings, checkBehavior } from 'chatdeck/model';
import { behaviorGroups } from 'chatdeck/model/settings/behavior/behavior';
import { settingFault } from 'chatdeck/model/settings/shared/setting-faults';
import { makeParsedWidget } from 'chatdeck/testing';

const settings = behaviorSettings(makeParsedWidget());

describe('checkBehavior', () => {
  it('finds nothing wrong with what is stored', () => {
    expect(checkBehavior(settings)).toEqual({});
  });

  it.each([
    ['agentLabel', 'x'.repeat(5001), 'tooLong'],
    ['opJoinAutoResponseMessage', 'x'.repeat(5001), 'tooLong'],
    ['blacklistedUrls', 'x'.repeat(20_001), 'tooLong'],
    ['segmentWriteKey', 'x'.repeat(256), 'tooLong'],
    ['webhookUrl', `https://hooks.test/${'x'.repeat(2048)}`, 'tooLong'],
    ['maxConcurrentConvos', 10_001, 'tooLarge'],
    ['maxConcurrentConvos', 1.5, 'notANumber'],
    ['maxConcurrentConvos', null, 'required'],
    ['webhookUrl', 'hooks.test', 'invalidUrl'],
    ['transcriptRecipient', 'nobody', 'invalidEmail'],
    ['blacklistedUrls', '(', 'invalidPattern'],
  ] as const)('does not take what the server refuses: %s', (name, value, code) => {
    expect(checkBehavior({ ...settings, [name]: value })).toEqual({ [name]: code });
    expect(settingFault(name, value ?? -1)).toBeDefined();
  });
});

describe('what belongs together', () => {
  it('is saved together', () => {
    for (const group of behaviorGroups) {
      const holding = Object.values(behaviorSections).filter((names) => group.every((name) => names.includes(name)));
      expect(holding).toHaveLength(1);
    }
  });
});
