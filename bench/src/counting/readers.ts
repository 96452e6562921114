import { readAllChats } from '../../../src/client/chat-reading';
import { createClient } from '../../../src/client/create-client';
import {
  countCoverage,
  coverageSchedule,
  hoursOffer,
  noCoverage,
} from '../../../src/model/reports/coverage/coverage-report';
import { addPages, emptyPages, pagesFigures } from '../../../src/model/reports/pages';
import { makeWeek } from '../../../src/model/settings/operating-hours/schedule';
import type { ChatSink } from '../../../src/client/chat-collection';

const widget = { id: 11, name: 'website' };
const dates = { start: '2025-01-01', end: '2025-06-30' };
const zone = 'Europe/Berlin';
const planned = 'America/New_York';
const week = makeWeek((weekday) => (weekday % 6 === 0 ? [] : [{ start: 900, end: 1700 }]));

interface Reading {
  /** What is shown, or null if it was canceled. */
  done: Promise<unknown>;
  cancel(): void;
}
export type Reader = (fetch: typeof globalThis.fetch) => Reading;

export const readers = {
  coverage: (fetch) =>
    read(fetch, [{}], {
      begin: () => noCoverage,
      add: countCoverage({ shown: zone, planned }),
      end: (part) => part,
      finish: ([part = noCoverage]) => {
        const settings = { onOffSchedule: true, tz: planned, sendOpHourChangeMessages: false, weekHours: week };
        return hoursOffer(coverageSchedule(settings, { isIncluded: true, zone }), part.planned, undefined);
      },
    }),
  pages: (fetch) =>
    read(fetch, [{ trigger: true }, { trigger: false }], {
      begin: emptyPages,
      add: (counts, chats, { filters }) => addPages(counts, chats, filters.trigger === true),
      end: (counts) => counts,
      finish: pagesFigures,
    }),
  'loop-client': (fetch) => {
    const { reports } = clientOf(fetch);
    return loop(async (page) => {
      const range = { tz: zone, startDate: `${dates.start}T00:00:00`, endDate: `${dates.end}T23:59:59` };
      const { chats, totalChats } = await reports.chats(11, { ...range, perPage: 1000, page });
      return {
        total: totalChats,
        starts: chats.flatMap((row) => (row.status === 'ready' ? [row.data.startedAt ?? 0] : [])),
      };
    });
  },
  loop: (fetch) =>
    loop(async (page) => {
      const answer = await fetch(`http://localhost/reports/11/chats?perPage=1000&page=${page}`);
      const { chats, totalChats } = (await answer.json()) as { chats: { startedAt: string }[]; totalChats: number };
      return { total: totalChats, starts: chats.map(({ startedAt }) => Date.parse(startedAt)) };
    }),
} satisfies Record<string, Reader>;
export type ReaderName = keyof typeof readers;

function clientOf(fetch: typeof globalThis.fetch) {
  return createClient({ baseUrl: 'http://localhost', session: { id: 'bench', getToken: () => 'token' }, fetch });
}

function read<Part, Result>(
  fetch: typeof globalThis.fetch,
  lists: readonly { trigger?: boolean }[],
  sink: ChatSink<Part, Result>,
): Reading {
  const job = readAllChats(clientOf(fetch).reports.chats, {
    dates,
    zone,
    lists: lists.map((filters) => ({ widget, filters })),
    sink,
  });
  const done = new Promise((resolve, reject) => {
    job.subscribe((state) => {
      if (state.status === 'done') resolve(state.result);
      if (state.status === 'canceled') resolve(null);
      if (state.status === 'failed') reject(new Error(JSON.stringify(state.failure)));
    });
  });
  return { done, cancel: () => job.cancel() };
}

/** Counts chats by hour of the day, as simply as it can be done. */
function loop(readPage: (page: number) => Promise<{ total: number; starts: number[] }>): Reading {
  const counts = new Map<number, number>();
  const run = async () => {
    for (let page = 0, left = 1; left > 0; page += 1) {
      const { total, starts } = await readPage(page);
      for (const start of starts) {
        const hour = new Date(start).getUTCHours();
        counts.set(hour, (counts.get(hour) ?? 0) + 1);
      }
      left = total - (page + 1) * 1000;
    }
    return counts;
  };
  return { done: run(), cancel: () => undefined };
}
