import { writeSettings } from 'chatdeck/service/widgets/settings';
import { expect, test } from 'vitest';

test('a widget’s settings have half a million characters at most', () => {
  const around = JSON.stringify({ onlineTitle: '' }).length;
  const onlineTitle = 'x'.repeat(500_000 - around);
  expect(writeSettings({}, { onlineTitle })).toEqual({ onlineTitle });
  expect(() => writeSettings({}, { onlineTitle: `${onlineTitle}x` })).toThrow('too large');
});
