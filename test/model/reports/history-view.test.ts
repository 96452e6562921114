import { describe, expect, it } from 'vitest';
import { calls, historyPage, readAnswer, type HistoryChat } from 'chatdeck/model';
import {
  changeFilters,
  chatCode,
  countFilters,
  lastHistoryPage,
  readChatCode,
} from 'chatdeck/model/reports/history-view';
import { makeChat, type ChatOverrides } from 'chatdeck/testing';

function viewOf(overrides: ChatOverrides): HistoryChat | undefined {
  const answer = { chats: [makeChat(overrides)], totalChats: 1 };
  return historyPage(readAnswer(calls.chatsReport.answer, answer)).chats[0];
}

describe('a chat of the history', () => {
  it.each([
    ['https://cdn.test/a.png', 'https://cdn.test/a.png'],
    ['javascript:alert(1)', undefined],
    ['data:image/svg+xml,<svg onload=alert(1)>', undefined],
    ['/v1/users/rate/10', undefined],
    ['#/account', undefined],
    ['mailto:a@x.test', undefined],
    ['', undefined],
  ])('takes %j for the address %j', (address, safe) => {
    const chat = viewOf({
      agentAvatarUrl: address,
      channelUrl: address,
      visitor: { avatarUrl: address, currentPage: address },
    });
    expect(chat?.agent?.avatarUrl).toBe(safe);
    expect(chat?.visitor.avatarUrl).toBe(safe);
    expect(chat?.visitor.page?.href).toBe(safe);
    expect(chat?.channel?.href).toBe(safe);
  });

  it('shows 32 characters of a page without its protocol and an ellipsis, and keeps the whole address', () => {
    const address = 'https://example.test/a-very-long-path/that-goes-on';
    expect(viewOf({ visitor: { currentPage: address } })?.visitor.page).toEqual({
      text: 'example.test/a-very-long-path/th…',
      address,
      href: address,
    });
  });

  it('reads entities as characters, and traits from JSON', () => {
    const chat = viewOf({ chatFeedback: 'It&#39;s &lt;b&gt;', visitor: { identTraits: '{"plan":"pro"}' } });
    expect(chat?.feedback).toBe("It's &lt;b&gt;");
    expect(chat?.visitor.traits).toEqual([{ name: 'plan', value: 'pro' }]);
  });

  it.each([
    [
      ' https://slack.test/a ',
      ' #support ',
      { text: '#support', address: 'https://slack.test/a', href: 'https://slack.test/a' },
    ],
    [
      'https://slack.test/a',
      '',
      { text: 'slack.test/a', address: 'https://slack.test/a', href: 'https://slack.test/a' },
    ],
    ['javascript:x', '#support', { text: '#support', address: 'javascript:x', href: undefined }],
    ['', '#support', { text: '#support', address: '', href: undefined }],
    ['javascript:x', ' ', undefined],
    ['', '', undefined],
  ])('links a channel at %j and named %j', (channelUrl, channelName, channel) => {
    expect(viewOf({ channelUrl, channelName })?.channel).toEqual(channel);
  });

  it('has texts without entities and spaces around them', () => {
    const text = ' Tom&#39;s ';
    const visitor = { name: text, email: ' t@x.test ', location: text, identUserId: text };
    expect(viewOf({ title: text, agentName: text, chatFeedback: text, channelName: text, visitor })).toMatchObject({
      title: "Tom's",
      location: "Tom's",
      visitor: { name: "Tom's", email: 't@x.test', userId: "Tom's" },
      channel: { text: "Tom's" },
      agent: { name: "Tom's" },
      feedback: "Tom's",
    });
    expect(viewOf({ agentName: ' ' })?.agent).toBeUndefined();
  });

  it('knows who answered and how quickly, and when no one did', () => {
    expect(viewOf({})).toMatchObject({ agent: { name: 'Dana Whitfield' }, replySeconds: 42 });
    const missed = viewOf({ agentName: '', firstResponseAt: '0001-01-01T00:00:00Z' });
    expect(missed).toMatchObject({ agent: undefined, replySeconds: null });
  });
});

it('counts what cannot be read', () => {
  const page = historyPage(readAnswer(calls.chatsReport.answer, { chats: [7, makeChat()], totalChats: 40 }));
  expect([page.chats.length, page.unreadable, page.total]).toEqual([1, 1, 40]);
});

it.each([
  [0, 0],
  [15, 0],
  [16, 1],
])('of %d chats page %d is the last', (total, page) => {
  expect(lastHistoryPage(total)).toBe(page);
});

describe('filters', () => {
  it('let the newer choice win: no one answered a missed chat', () => {
    expect(changeFilters({ agent: 'Dana', rating: 'up' }, { missed: true })).toEqual({ missed: true, rating: 'up' });
    expect(changeFilters({ missed: true }, { agent: 'Dana' })).toEqual({ agent: 'Dana' });
    expect(changeFilters({ missed: false }, { agent: 'Dana' })).toEqual({ agent: 'Dana', missed: false });
  });

  it('keep the agent unless missed chats are chosen', () => {
    expect(changeFilters({ agent: 'Dana' }, { missed: false })).toEqual({ agent: 'Dana', missed: false });
    expect(changeFilters({ agent: 'Dana' }, { q: 'a' })).toEqual({ agent: 'Dana', q: 'a' });
    expect(changeFilters({ missed: true }, { agent: '' })).toEqual({ agent: '', missed: true });
    expect(changeFilters({ missed: true }, { agent: 'Dana' })).toHaveProperty('missed', undefined);
  });

  it('are counted as far as they leave something out', () => {
    expect(countFilters({ agent: undefined, q: '' })).toBe(0);
    expect(countFilters({ trigger: false, rating: 'up' })).toBe(2);
  });
});

describe('the code of a chat', () => {
  it.each([
    ['0.0.11', { widgetId: '11', startedAt: 0, index: 0 }],
    ['z.2.a%2Fb', { widgetId: 'a/b', startedAt: 35, index: 2 }],
    ['-z.9999.11', { widgetId: '11', startedAt: -35, index: 9999 }],
    ['.1.a.b', { widgetId: 'a.b', startedAt: null, index: 1 }],
    ['zzzzzzzzz.0.11', { widgetId: '11', startedAt: 36 ** 9 - 1, index: 0 }],
  ])('%s says where it is', (code, place) => {
    expect(chatCode(place)).toBe(code);
    expect(readChatCode(code)).toEqual(place);
  });

  it('may have an ID that is not encoded', () => {
    expect(readChatCode('z.0.a\nb')).toEqual({ widgetId: 'a\nb', startedAt: 35, index: 0 });
  });

  it.each([
    '',
    '..',
    'z.2',
    'z.2.',
    'z..11',
    'Z.2.11',
    '-.2.11',
    'z.x.11',
    'z.-1.11',
    'z.12345.11',
    'zzzzzzzzzz.0.11',
    ' z.2.11',
    'z.2.%E0',
  ])('is none in %j', (code) => {
    expect(readChatCode(code)).toBeUndefined();
  });
});
