import { describe, expect, it, vi } from 'vitest';
import { createClient, isProblem, type Client, type Problem } from 'chatdeck/client';
import { makeChat, makeUser } from 'chatdeck/testing';

const range = { tz: 'UTC', startDate: '2025-06-01T00:00:00', endDate: '2025-06-30T23:59:59' };

function clientOver(text: string, onUnexpectedAnswer?: (problem: Problem) => void): Client {
  const session = { id: 'acme', getToken: () => 'token-1' };
  const fetch = () => Promise.resolve(new Response(text, { headers: { 'Content-Type': 'application/json' } }));
  return createClient({ baseUrl: 'https://api.test', session, fetch, onUnexpectedAnswer });
}

const pageOf = (length: number, totalChats = 90) =>
  JSON.stringify({ chats: Array.from({ length }, (_, index) => makeChat({ title: `${index}` })), totalChats });

describe('more rows than requested', () => {
  it.each([
    [14, 14, []],
    [15, 15, []],
    [16, 15, ['chats.15']],
    [5000, 15, ['chats.15']],
  ])('are cut and reported: of %d, %d are used', async (sent, used, paths) => {
    const onUnexpectedAnswer = vi.fn<(problem: Problem) => void>();
    const client = clientOver(pageOf(sent), onUnexpectedAnswer);
    const { chats, totalChats } = await client.reports.chats(11, { ...range, perPage: 15, page: 0 });
    expect(chats).toHaveLength(used);
    expect(chats.at(-1)).toMatchObject({ data: { title: `${used - 1}` } });
    expect(totalChats).toBe(90);
    await Promise.resolve();
    const reported = onUnexpectedAnswer.mock.calls.map(([problem]) => problem);
    expect(reported.every((problem) => isProblem(problem) && problem.kind === 'unexpectedAnswer')).toBe(true);
    expect(reported.map(({ path }) => path)).toEqual(paths);
  });

  it('are cut where the host doesn’t listen', async () => {
    const { chats } = await clientOver(pageOf(20)).reports.chats(11, { ...range, perPage: 15, page: 0 });
    expect(chats).toHaveLength(15);
  });
});

describe('an absurdly nested list', () => {
  const nested = (levels: number) => '['.repeat(levels) + ']'.repeat(levels);
  /** A user with a list in it; the user is a level too. */
  const userWith = (levels: number) =>
    JSON.stringify(makeUser({})).replace(/\}$/, `,"extra":{"list":${nested(levels - 2)}}}`);

  it.each([3, 64, 499, 500])('is read if it has %d levels', async (levels) => {
    await expect(clientOver(userWith(levels)).users.current()).resolves.toHaveProperty('email');
  });

  it.each([501, 5000, 1_000_000])('is an unexpectedAnswer that names the field if it has %d levels', async (levels) => {
    const problem = { kind: 'unexpectedAnswer', status: 200 };
    const path = expect.stringMatching(/^extra\.list\.0/) as string;
    await expect(clientOver(userWith(levels)).users.current()).rejects.toMatchObject({ ...problem, path });
    await expect(clientOver(nested(levels)).dashboardUsers.list()).rejects.toMatchObject(problem);
  });
});
