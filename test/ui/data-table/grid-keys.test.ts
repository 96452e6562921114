import { describe, expect, it } from 'vitest';
import { placeAfterKey } from '../../../src/ui/data-table/grid-keys';

const shape = { rowCount: 60, columnCount: 200, page: 10, isRtl: false };
const none = { ctrlKey: false, metaKey: false, altKey: false, shiftKey: false };

describe('a key in a grid', () => {
  it.each<[string, Partial<typeof none>, [number, number], [number, number] | undefined]>([
    ['ArrowDown', {}, [3, 4], [4, 4]],
    ['ArrowUp', {}, [0, 4], [-1, 4]],
    ['ArrowUp', {}, [-1, 4], [-1, 4]],
    ['ArrowRight', {}, [3, 199], [3, 199]],
    ['ArrowLeft', {}, [3, 0], [3, -1]],
    ['Home', {}, [3, 50], [3, -1]],
    ['End', {}, [3, 50], [3, 199]],
    ['Home', { ctrlKey: true }, [3, 50], [0, 0]],
    ['End', { metaKey: true }, [3, 50], [59, 199]],
    ['PageDown', {}, [55, 2], [59, 2]],
    ['PageUp', {}, [5, 2], [0, 2]],
    ['ArrowDown', { shiftKey: true }, [3, 4], undefined],
    ['a', {}, [3, 4], undefined],
    ['c', { ctrlKey: true }, [3, 4], undefined],
  ])('%s with %j at %j leads to %j', (key, modifiers, [row, column], next) => {
    const place = placeAfterKey({ key, ...none, ...modifiers }, { row, column }, shape);
    expect(place && [place.row, place.column]).toEqual(next);
  });

  it('is mirrored from right to left', () => {
    const place = { row: 3, column: 4 };
    expect(placeAfterKey({ key: 'ArrowLeft', ...none }, place, { ...shape, isRtl: true })).toEqual({
      row: 3,
      column: 5,
    });
  });
});
