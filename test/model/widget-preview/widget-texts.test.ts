import fc from 'fast-check';
import { initialAppearance, widgetTextNames, type TextPack, type WidgetTexts } from 'chatdeck/model';
import { textPacks } from 'chatdeck/model/widget-preview/packs';
import { stretchLook, stretchText } from 'chatdeck/model/widget-preview/stretch-text';
import { fillTexts } from 'chatdeck/model/widget-preview/widget-texts';
import { describe, expect, it, test } from 'vitest';

const packOf = (language: string): TextPack => {
  const pack = textPacks.find((one) => one.language === language);
  if (!pack) throw new Error(language);
  return pack;
};
const german = packOf('de');
const options = { keepsOwn: true, packs: textPacks };
const anyTexts = fc.record(
  Object.fromEntries(widgetTextNames.map((name) => [name, fc.constantFrom('', ' ', 'Ours', german.texts[name] ?? '')])),
) as fc.Arbitrary<WidgetTexts>;

describe('fillTexts', () => {
  it('replaces the texts of a new widget in every language', () => {
    for (const pack of textPacks) {
      const { patch, kept } = fillTexts(initialAppearance, pack, options);
      expect(kept).toEqual([]);
      expect({ ...initialAppearance, ...patch }).toMatchObject(pack.texts);
    }
  });

  it('keeps what someone wrote, and says so', () => {
    const look = { ...initialAppearance, onlineTitle: 'Ask a gardener', offlineTitle: ' ' };
    const { patch, kept } = fillTexts(look, german, options);
    expect(kept).toEqual(['onlineTitle']);
    expect(patch).not.toHaveProperty('onlineTitle');
    expect(patch.offlineTitle).toBe('Schreiben Sie uns');
  });

  it('replaces what someone wrote only when asked to', () => {
    const look = { ...initialAppearance, onlineTitle: 'Ask a gardener' };
    const { patch, kept } = fillTexts(look, german, { ...options, keepsOwn: false });
    expect([patch.onlineTitle, kept]).toEqual(['Chatten Sie mit uns', []]);
  });

  it('leaves alone what a pack lacks', () => {
    const pack = { language: 'en', name: 'House style', texts: { onlineTitle: 'Ask us' } };
    expect(fillTexts(initialAppearance, pack, options).patch).toEqual({ onlineTitle: 'Ask us' });
  });

  it('changes nothing the second time, and loses nothing that someone wrote', () => {
    fc.assert(
      fc.property(anyTexts, fc.constantFrom(...textPacks), (before, pack) => {
        const after = { ...before, ...fillTexts(before, pack, options).patch };
        expect(fillTexts(after, pack, options).patch).toEqual({});
        for (const name of widgetTextNames) if (before[name] === 'Ours') expect(after[name]).toBe('Ours');
      }),
    );
  });
});

test('each language has every text, and none is English by accident', () => {
  const english = packOf('en').texts;
  for (const { language, texts } of textPacks) {
    expect(Object.keys(texts).sort(), language).toEqual([...widgetTextNames].sort());
    expect(
      Object.values(texts).filter((text) => text.trim() !== text || text === ''),
      language,
    ).toEqual([]);
    if (language !== 'en') {
      const same = widgetTextNames.filter((name) => texts[name] === english[name]);
      expect(same, language).toEqual(language === 'es' ? ['defaultNoBtnLabel'] : []);
    }
  }
});

describe('stretchText', () => {
  it.each([
    ['', ''],
    ['  ', '  '],
    ['Send', 'Šéñd Šéñd'],
    ['送信', '送信 送信'],
  ])('makes %j into %j', (text, stretched) => {
    expect(stretchText(text)).toBe(stretched);
  });

  it('lengthens every text that has words, short ones the most', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1, maxLength: 200 }), (text) => {
        fc.pre(text.trim() !== '');
        expect(stretchText(text).length).toBeGreaterThanOrEqual(text.trimEnd().length * 1.3);
      }),
    );
    const growthOf = (text: string) => stretchText(text).length / text.length;
    expect(growthOf('Yes')).toBeGreaterThan(growthOf('Everyone is busy right now. We’ll reply by email.'));
  });

  it.each([
    [10, 20],
    [20, 36],
    [30, 48],
    [50, 70],
    [60, 78],
  ])('makes a text of %i letters in short words at least %i long, and hardly longer', (length, least) => {
    const stretched = stretchText('x '.repeat(length / 2 - 1) + 'xx');
    expect(stretched.length).toBeGreaterThanOrEqual(least);
    expect(stretched.length).toBeLessThan(least + 3);
  });

  it('changes nothing of a look but its texts', () => {
    const stretched = stretchLook(initialAppearance);
    const others = (Object.keys(initialAppearance) as (keyof typeof initialAppearance)[]).filter(
      (name) => !(widgetTextNames as readonly string[]).includes(name),
    );
    for (const name of others) expect(stretched[name]).toEqual(initialAppearance[name]);
    expect(stretched.onlineTitle).not.toBe(initialAppearance.onlineTitle);
  });
});
