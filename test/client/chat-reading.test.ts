import { expect, it } from 'vitest';
import type { ChatSink } from 'chatdeck/client/chat-collection';
import { readAllChats, type ReadChats } from 'chatdeck/client/chat-reading';
import { calls, makeProblem, problemError, readAnswer } from 'chatdeck/model';
import { makeChat } from 'chatdeck/testing';

const lists = [true, false].map((trigger) => ({ widget: { id: 11, name: 'website' }, filters: { trigger } }));
const head = { dates: { start: '2025-06-01', end: '2025-06-30' }, zone: 'UTC' };

/** Counts chats of each list; keeps none. */
const counting: ChatSink<number, readonly number[]> = {
  begin: () => 0,
  add: (count, chats) => count + chats.length,
  end: (count) => count,
  finish: (counts) => counts,
};

interface Asked {
  trigger: boolean | undefined;
  page: number;
}

/** A server with these numbers of chats from triggers and from visitors; a page may fail once. */
function makeServer(totals: { triggered: number; others: number }, failing?: Asked) {
  const asked: Asked[] = [];
  let fails = failing;
  const read: ReadChats = (_id, { trigger, page }) => {
    asked.push({ trigger, page });
    if (fails?.trigger === trigger && fails?.page === page) {
      fails = undefined;
      return Promise.reject(problemError(makeProblem('offline')));
    }
    const total = trigger ? totals.triggered : totals.others;
    const length = Math.max(0, Math.min(1000, total - page * 1000));
    const chats = Array.from({ length }, (_, index) => makeChat({ title: `${trigger} ${page} ${index}` }));
    return Promise.resolve(readAnswer(calls.chatsReport.answer, { chats, totalChats: total }));
  };
  return { asked, read };
}

function endOf(job: ReturnType<typeof readAllChats<number, readonly number[]>>) {
  return new Promise<typeof job.state>((resolve) => {
    job.subscribe((state) => {
      if (state.status !== 'running') resolve(state);
    });
  });
}

it('reads one list after the other, each chat once, and returns what they add up to', async () => {
  const { asked, read } = makeServer({ triggered: 1200, others: 2000 });
  const end = await endOf(readAllChats(read, { ...head, lists, sink: counting }));
  expect(end).toEqual({ status: 'done', result: [1200, 2000], done: 3200, total: 3200 });
  expect(asked.map(({ trigger, page }) => `${trigger} ${page}`)).toEqual(['true 0', 'true 1', 'false 0', 'false 1']);
});

it('continues after a failure from the first missing page, and counts nothing twice', async () => {
  const { asked, read } = makeServer({ triggered: 1200, others: 2500 }, { trigger: false, page: 1 });
  const job = readAllChats(read, { ...head, lists, sink: counting });
  expect(await endOf(job)).toMatchObject({ status: 'failed', failure: { kind: 'problem' }, done: 2200 });
  const before = asked.length;
  job.resume();
  expect(await endOf(job)).toMatchObject({ status: 'done', result: [1200, 2500] });
  expect(asked.slice(before).map(({ page }) => page)).toEqual([1, 2]);
});

it('starts a list over that changed during the read', async () => {
  const totals = { triggered: 0, others: 1500 };
  const { read } = makeServer(totals);
  const job = readAllChats(
    async (...request) => {
      const answer = await read(...request);
      if (request[1].trigger === false && request[1].page === 0) totals.others = 1400;
      return answer;
    },
    { ...head, lists, sink: counting },
  );
  expect(await endOf(job)).toMatchObject({ status: 'done', result: [0, 1400] });
});
