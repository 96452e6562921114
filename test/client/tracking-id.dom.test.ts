import { afterEach, expect, it } from 'vitest';
import { trackingId } from 'chatdeck/client';

afterEach(() => {
  for (const name of ['tklID', 'campaign']) document.cookie = `${name}=; Max-Age=0`;
});

it('the tracking id comes from the cookie tklID, or from the one that the host names', () => {
  expect(trackingId()).toBeUndefined();
  document.cookie = 'tklID=campaign%207';
  document.cookie = 'campaign=100%';
  expect(trackingId()).toBe('campaign 7');
  expect(trackingId({ name: 'campaign' })).toBe('100%');
});
