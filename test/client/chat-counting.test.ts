import { expect, it } from 'vitest';
import type { ChatSink } from 'chatdeck/client/chat-collection';
import { readAllChats } from 'chatdeck/client/chat-reading';
import { calls, readAnswer, type Chats } from 'chatdeck/model';
import { countCoverage, noCoverage, type CoverageStarts } from 'chatdeck/model/reports/coverage/coverage-report';
import { addPages, emptyPages, pagesFigures, type PageCounts, type PagesFigures } from 'chatdeck/model/reports/pages';
import { makeChat } from 'chatdeck/testing';

const PAGES = 30;

/** Answers as they come from a server: five minutes between chats, 900 pages of a site. */
const answers = Array.from({ length: PAGES }, (_, page) =>
  JSON.stringify({
    totalChats: PAGES * 1000,
    chats: Array.from({ length: 1000 }, (_each, index) => {
      const number = page * 1000 + index;
      return makeChat({
        startedAt: new Date(Date.UTC(2025, 5, 30) - number * 300_000).toISOString(),
        agentName: number % 7 === 0 ? '' : 'Ada',
        visitor: { currentPage: `https://acme.test/products/${number % 900}?from=mail&id=${number}` },
      });
    }),
  }),
);

function readPage(page: number): Promise<Chats> {
  return Promise.resolve(readAnswer(calls.chatsReport.answer, JSON.parse(answers[page] ?? '') as unknown));
}

/** Counts chats by hour, as simply as it can be done. */
async function plainLoop(): Promise<void> {
  const counts = new Map<number, number>();
  for (let page = 0; page < PAGES; page += 1) {
    for (const row of (await readPage(page)).chats) {
      if (row.status !== 'ready' || row.data.startedAt === null) continue;
      const hour = new Date(row.data.startedAt).getUTCHours();
      counts.set(hour, (counts.get(hour) ?? 0) + 1);
    }
  }
}

function count<Part, Result>(sink: ChatSink<Part, Result>): Promise<Result> {
  const job = readAllChats((_id, { page }) => readPage(page), {
    dates: { start: '2025-01-01', end: '2025-06-30' },
    zone: 'Europe/Berlin',
    lists: [{ widget: { id: 11, name: 'website' }, filters: {} }],
    sink,
  });
  return new Promise((resolve) => {
    job.subscribe((state) => {
      if (state.status === 'done') resolve(state.result);
    });
  });
}

const coverage: ChatSink<CoverageStarts, CoverageStarts | undefined> = {
  begin: () => noCoverage,
  add: countCoverage({ shown: 'Europe/Berlin', planned: 'America/New_York' }),
  end: (part) => part,
  finish: ([part]) => part,
};
const pages: ChatSink<PageCounts, PagesFigures> = {
  begin: emptyPages,
  add: (counts, chats) => addPages(counts, chats, false),
  end: (counts) => counts,
  finish: pagesFigures,
};

/** The least time of several runs that this process spent on it. */
async function cost(run: () => Promise<unknown>): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < 4; round += 1) {
    const start = process.cpuUsage();
    await run();
    const { user, system } = process.cpuUsage(start);
    times.push(user + system);
  }
  return Math.min(...times);
}

it.each([
  ['coverage', () => count(coverage)],
  ['pages', () => count(pages)],
])('%s takes at most three times a plain loop over the same chats', { timeout: 60_000 }, async (_name, run) => {
  const floor = await cost(plainLoop);
  expect((await cost(run)) / floor).toBeLessThan(3);
});
