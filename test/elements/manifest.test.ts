import { expect, test } from 'vitest';
import { manifest } from '../../scripts/custom-elements/manifest';
import { attributesOf, elementTable, type ElementName } from '../../src/elements/table';

interface Declaration {
  name: string;
  attributes: { name: string; description?: string }[];
  slots?: { name: string }[];
}
const [base, ...elements] = manifest.modules.flatMap(({ declarations }) => declarations) as Declaration[];
const namesIn = (list: { name: string }[] = []) => list.map(({ name }) => name);

test('an editor knows each element and its attributes, with a description each', () => {
  const names = Object.keys(elementTable) as ElementName[];
  expect(namesIn(elements)).toEqual(names.map((name) => `chatdeck-${name}`));
  for (const [index, name] of names.entries()) {
    const attributes = [...(base?.attributes ?? []), ...(elements[index]?.attributes ?? [])];
    expect(namesIn(attributes), name).toEqual(attributesOf(name));
    expect(attributes.filter(({ description }) => !description)).toEqual([]);
  }
});

test('an editor offers the slots of a screen, those of a tab, and none of a frame', () => {
  const slotsOf = (name: string) => namesIn(elements.find((element) => element.name === name)?.slots);
  expect(base?.slots).toBeUndefined();
  expect(slotsOf('chatdeck-users')).toEqual(['header', 'footer']);
  expect(slotsOf('chatdeck-app')).toEqual(['header', 'footer']);
  expect(slotsOf('chatdeck-behavior')).toEqual(['header', 'footer', 'row:<section>']);
  expect(slotsOf('chatdeck-frame')).toEqual([]);
});

test('an editor says what the path of a frame is', () => {
  const frame = elements.find(({ name }) => name === 'chatdeck-frame');
  expect(frame?.attributes.find(({ name }) => name === 'path')?.description).toMatch(
    /^The frame: the path of its page/,
  );
});
