import { describe, expect, it } from 'vitest';
import { matchItems } from 'chatdeck/model/settings/shared/match-items';

interface Item {
  id: string;
  name: string;
}
const item = (id: string, name: string): Item => ({ id, name });
const isSame = (a: Item, b: Item) => a.id === b.id && a.name === b.name;
const hasSameId = (a: Item, b: Item) => a.id === b.id;
const hasSameName = (a: Item, b: Item) => a.name === b.name;
const matchesOf = (filed: Item[], stored: Item[]) => {
  const matches = matchItems(filed, stored, [isSame, hasSameId, hasSameName]);
  return filed.map((each) => {
    const match = matches.get(each);
    return match && stored.indexOf(match);
  });
};

describe('the items of a file', () => {
  it('are first those that are equal, then those with the same ID, then with the same name', () => {
    const stored = [item('1', 'a'), item('2', 'b'), item('3', 'c')];
    expect(matchesOf([item('9', 'c'), item('2', 'x'), item('1', 'a'), item('8', 'y')], stored)).toEqual([
      2,
      1,
      0,
      undefined,
    ]);
  });

  it('are each another one, where several are equal', () => {
    const stored = [item('1', 'a'), item('1', 'a')];
    expect(matchesOf([item('1', 'a'), item('1', 'a'), item('1', 'a')], stored)).toEqual([0, 1, 0]);
  });

  it('leave a changed item to the one that is not taken', () => {
    const stored = [item('1', 'a'), item('1', 'b')];
    expect(matchesOf([item('1', 'x'), item('1', 'a')], stored)).toEqual([1, 0]);
    expect(matchesOf([item('1', 'x'), item('1', 'y'), item('1', 'z')], stored)).toEqual([0, 1, undefined]);
  });
});
