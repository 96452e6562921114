import { describe, expect, it } from 'vitest';
import {
  nextContactFrame,
  readContactMessage,
  type ContactFrameEvent,
  type ContactFrameStatus,
} from 'chatdeck/model/places/support';

describe('the contact frame', () => {
  it.each<[ContactFrameStatus, ...Record<ContactFrameEvent, ContactFrameStatus>[]]>([
    ['loading', { load: 'loaded', message: 'ready', timeout: 'failed' }],
    ['loaded', { load: 'loaded', message: 'ready', timeout: 'unsure' }],
    ['ready', { load: 'ready', message: 'ready', timeout: 'ready' }],
    ['unsure', { load: 'unsure', message: 'ready', timeout: 'unsure' }],
    // A page that was slower than our patience is shown all the same.
    ['failed', { load: 'unsure', message: 'ready', timeout: 'failed' }],
  ])('that is %s decides by a load, a message and a timeout: %o', (status, expected) => {
    const events: ContactFrameEvent[] = ['load', 'message', 'timeout'];
    expect(Object.fromEntries(events.map((event) => [event, nextContactFrame(status, event)]))).toEqual(expected);
  });

  it.each<[unknown, unknown]>([
    [{ chatdeck: 'contact' }, {}],
    [{ chatdeck: 'contact', height: 612.4 }, { height: 613 }],
    [{ chatdeck: 'contact', height: 0 }, { height: 96 }],
    [{ chatdeck: 'contact', height: 1e9 }, { height: 2000 }],
    [{ chatdeck: 'contact', height: Number.NaN }, {}],
    [{ chatdeck: 'contact', height: '612' }, {}],
    [{ chatdeck: 'identify' }, undefined],
    ['contact', undefined],
    [null, undefined],
    [undefined, undefined],
  ])('reads the message %j as %j', (data, message) => {
    expect(readContactMessage(data)).toEqual(message);
  });
});
