import { Dashboard, ReportsHistory } from 'chatdeck';
import {
  makeChat,
  makeHistoryBlock,
  makeHistoryPage,
  makeReportsHistoryProps,
  makeStatsById,
  makeWorkspaces,
  ready,
} from 'chatdeck/testing';
import { act, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import type * as CountsModule from '../../src/screens/dashboard/card-counts';
import type * as DetailsModule from '../../src/screens/reports/history/details';
import type * as VisitorModule from '../../src/screens/reports/history/visitor';
import { renderScreen } from './render-screen';

const drawn = vi.hoisted(() => [] as string[]);

vi.mock('../../src/screens/reports/history/visitor', async (importOriginal) => {
  const original = await importOriginal<typeof VisitorModule>();
  return {
    ...original,
    VisitorCell: (props: Parameters<typeof VisitorModule.VisitorCell>[0]) => {
      drawn.push(`row of ${props.row.chat.visitor.name}`);
      return original.VisitorCell(props);
    },
  };
});
vi.mock('../../src/screens/reports/history/details', async (importOriginal) => {
  const original = await importOriginal<typeof DetailsModule>();
  return {
    ...original,
    VisitorDetails: (props: Parameters<typeof DetailsModule.VisitorDetails>[0]) => {
      drawn.push(`details of ${props.chat.visitor.name}`);
      return original.VisitorDetails(props);
    },
  };
});
vi.mock('../../src/screens/dashboard/card-counts', async (importOriginal) => {
  const original = await importOriginal<typeof CountsModule>();
  return {
    ...original,
    CardCounts: (props: Parameters<typeof CountsModule.CardCounts>[0]) => {
      const { counts } = props;
      if (typeof counts === 'object' && 'today' in counts) drawn.push(`${counts.today} today`);
      return original.CardCounts(props);
    },
  };
});

const patience = { timeout: 10_000 };

beforeEach(() => {
  drawn.length = 0;
});

test('the details of a visitor open and close without a row of the history', async () => {
  const chats = ['Ada', 'Ben', 'Cleo'].map((name) => makeChat({ visitor: { name } }));
  const blocks = [makeHistoryBlock(undefined, { chats: ready(makeHistoryPage(chats)) })];
  renderScreen(<ReportsHistory {...makeReportsHistoryProps(blocks)} />);
  expect(drawn.filter((part) => part.startsWith('row'))).toHaveLength(3);
  await screen.findByRole('searchbox', undefined, patience);
  drawn.length = 0;
  fireEvent.click(screen.getByRole('button', { name: /about Ben/ }));
  await screen.findByRole('dialog', undefined, patience);
  fireEvent.keyDown(document, { key: 'Escape' });
  expect(new Set(drawn)).toEqual(new Set(['details of Ben']));
});

test('new counts of one widget render only its card, whatever else is refetched', () => {
  let show = (_today: number) => {};
  function Live() {
    const [today, setToday] = useState(1);
    show = (next) => act(() => setToday(next));
    const stats = makeStatsById();
    const counts = stats[12];
    if (!counts || !('today' in counts)) throw new Error('The sample has no counts of 12.');
    const all = { ...stats, 12: { ...counts, today } };
    return <Dashboard workspaces={ready(makeWorkspaces())} stats={ready(all)} planLabel="" />;
  }
  renderScreen(<Live />);
  expect(drawn.length).toBeGreaterThan(2);
  drawn.length = 0;
  show(99);
  expect(drawn).toEqual(['99 today']);
});
