import { writeSlackState } from 'chatdeck/model';
import { createMemoryStore, createService, TeamChatError } from 'chatdeck/service';
import { plainPasswords } from 'chatdeck/testing';
import { expect, test, vi } from 'vitest';

const door = '/v1/webhook/slack/authorize';

/** Goes to Slack to sign up, while the store fails so. */
async function leave(failure: Error, state = writeSlackState({})) {
  const store = createMemoryStore();
  store.teamVisits.begin = () => Promise.reject(failure);
  const onError = vi.fn();
  const service = createService({ store, passwords: plainPasswords, onError });
  const query = new URLSearchParams({ redirect_uri: 'http://api.test/signup', state });
  const answer = await service.fetch(new Request(`http://api.test${door}?${query.toString()}`));
  return { onError, location: answer.headers.get('Location') };
}

test.each([
  ['an unexpected error', new Error('The disk is full.'), 'unknown'],
  ['an unavailable Slack', new TeamChatError('unavailable'), 'unavailable'],
])('%s at the way to Slack leads to a page that says so, and is reported', async (_, failure, code) => {
  const { onError, location } = await leave(failure);
  expect(location).toContain(code);
  expect(onError).toHaveBeenCalledExactlyOnceWith(failure, { method: 'GET', path: door });
});

test('what Slack refuses, and a broken address, lead to the page and are not reported', async () => {
  const refused = await leave(new TeamChatError('invalid_code'));
  expect([refused.location?.includes('invalid_code'), refused.onError.mock.calls]).toEqual([true, []]);
  const broken = await leave(new Error('never reached'), 'broken');
  expect([broken.location?.includes('invalid_state'), broken.onError.mock.calls]).toEqual([true, []]);
});
