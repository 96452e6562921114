import { describe, expect, it } from 'vitest';
import { calls, historyPage, readAnswer, type HistoryChat } from 'chatdeck/model';
import { changeFilters, countFilters, lastHistoryPage } from 'chatdeck/model/reports/history-view';
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

  it('are counted as far as they leave something out', () => {
    expect(countFilters({ agent: undefined, q: '' })).toBe(0);
    expect(countFilters({ trigger: false, rating: 'up' })).toBe(2);
  });
});
