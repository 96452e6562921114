import { describe, expect, it } from 'vitest';
import { wholeWidgetBody } from 'chatdeck/model/settings/shared/whole-widget';

describe('a widget', () => {
  it('is saved whole, but without its switch', () => {
    expect(wholeWidgetBody({ Id: 7, off: true, requireInfo: true, unknown: 1 })).toEqual({
      Id: 7,
      requireInfo: true,
      unknown: 1,
    });
  });
});
