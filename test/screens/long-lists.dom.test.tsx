import {
  Dashboard,
  IntegrationsTab,
  QuestionGroupsTab,
  ReportsOverview,
  SavedRepliesTab,
  Shell,
  Users,
} from 'chatdeck';
import { ChipsRow, DataTable, type DataTableColumn } from 'chatdeck/ui';
import { usePages } from 'chatdeck/ui/data-table/use-pages';
import { makeProblem } from 'chatdeck/model';
import {
  makeDashboardUser,
  makeForm,
  makeGroupEntry,
  makeIntegrationsProps,
  makeManyAgents,
  makeOverviewBlock,
  makeParsedOverview,
  makeQuestionGroupsProps,
  makeReplyRow,
  makeReportsOverviewProps,
  makeSavedRepliesProps,
  makeShellData,
  makeUsersProps,
  ready,
} from 'chatdeck/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import { DayBars } from '../../src/ui/charts/day-bars';
import { Select } from '../../src/ui/inputs/select';
import { renderScreen } from './render-screen';

interface Row {
  id: number;
  name: string;
}

const many = <T,>(length: number, make: (id: number) => T) => Array.from({ length }, (_, index) => make(index + 1));
const named = (id: number): Row => ({ id, name: `row ${id}` });
const columns: DataTableColumn<Row>[] = [{ key: 'name', header: 'Name', cell: ({ name }) => name }];

function table(length: number) {
  return (
    <DataTable
      label="Rows"
      columns={columns}
      rows={many(length, named)}
      rowKey={({ id }) => id}
      rowName={({ name }) => name}
    />
  );
}

/** The names of the rows, without the header. */
const rowsShown = () => [...document.querySelectorAll('tbody tr')].map(({ textContent }) => textContent);

test.each([
  [999, 999, false],
  [1000, 1000, false],
  [1001, 1000, true],
  [5000, 1000, true],
])('a table of %d rows renders %d', (length, shown, hasPager) => {
  renderScreen(table(length));
  expect(rowsShown()).toHaveLength(shown);
  expect(screen.queryByRole('navigation', { name: 'Pages' }) !== null).toBe(hasPager);
});

test('each row of a long table is on one of its pages', () => {
  renderScreen(table(2500));
  const seen = [...rowsShown()];
  for (let page = 0; page < 2; page += 1) {
    fireEvent.click(screen.getByRole('button', { name: 'Next' }));
    seen.push(...rowsShown());
  }
  expect(seen).toEqual(many(2500, (id) => `row ${id}`));
});

function Numbers({ length, start }: { length: number; start?: number }) {
  const { shown, pager } = usePages(
    many(length, (id) => id),
    { start },
  );
  return (
    <>
      <output>{`${shown[0]} to ${shown.at(-1)}`}</output>
      {pager}
    </>
  );
}

test.each([
  [undefined, '1 to 1000'],
  [-1, '1 to 1000'],
  [999, '1 to 1000'],
  [1000, '1001 to 2000'],
  [2499, '2001 to 2500'],
])('a long list starts with the page of the current item, at index %s', (start, text) => {
  renderScreen(<Numbers length={2500} {...(start !== undefined && { start })} />);
  expect(screen.getByText(text)).toBeTruthy();
});

const cards = many(5000, (id) => ({ status: 'ready', id, name: `w${id}`, isFinished: true, isOnline: true }) as const);
const workspace = (id: number) => ({
  url: `https://w${id}.slack.com/`,
  name: `w${id}`,
  cards: cards.slice((id - 1) * 50, id * 50),
});
const added = many(5000, (id) => ({ id: `U${id}`, name: `bot ${id}`, botId: `B${id}` }));
const emails = many(5000, (id) => `p${id}@acme.test`);
const server = makeProblem('server');
const repliesWith = (value: { triggerPhrases: string }) =>
  makeSavedRepliesProps(
    many(5000, (id) =>
      makeReplyRow({ shortcut: '', ...value, label: `r${id}`, response: `r${id}` }, { uid: `r${id}` }),
    ),
  );
const crowdedShortcuts = new Map(
  many(5000, (id) => [
    `s${id}`,
    many(2, (owner) => ({ kind: 'group' as const, uid: `g${id}-${owner}`, label: `g${id}-${owner}` })),
  ]),
);
const crowded = {
  ...makeSavedRepliesProps(),
  replies: ready({
    rows: [makeReplyRow()],
    unreadable: 0,
    areGroupsUnknown: false,
    open: undefined,
    shortcuts: crowdedShortcuts,
  }),
};

/** Some take long to find their lists in 5,000 rows. */
const patient = { timeout: 30_000 };

interface Place {
  name: string;
  element: ReactNode;
  /** What leads to the list. */
  open?(): unknown;
  /** The rows, and how many a page has. */
  rows: string;
  shown?: number;
}

const places: Place[] = [
  { name: 'a table', element: table(5000), rows: 'tbody tr' },
  {
    name: 'the Dashboard',
    element: <Dashboard workspaces={ready(many(100, workspace))} stats={ready({})} planLabel="Team" />,
    rows: '[data-chatdeck="widget-card"]',
  },
  {
    name: 'the menu',
    element: (
      <Shell
        shell={ready({
          ...makeShellData(),
          widgets: many(5000, (id) => ({ id, name: `w${id}`, isOnline: true, hasDraft: false })),
        })}
        onSignOut={() => undefined}
        route={{ name: 'dashboard' }}
      >
        The screen
      </Shell>
    ),
    rows: '.cd-nav-widgets li',
  },
  {
    name: 'Question Groups',
    element: (
      <QuestionGroupsTab
        {...makeQuestionGroupsProps(
          many(5000, (id) => makeGroupEntry({ label: `g${id}`, tree: [] }, { uid: `g${id}` })),
        )}
      />
    ),
    rows: '.cd-group-card',
  },
  {
    name: 'the added bots on the card of Slack',
    element: <IntegrationsTab {...makeIntegrationsProps({ added })} />,
    rows: '.cd-integration-bots li',
  },
  {
    name: 'the added bots in their dialog',
    element: <IntegrationsTab {...makeIntegrationsProps({ added })} />,
    open: () => fireEvent.click(screen.getByRole('button', { name: 'configure Slack' })),
    rows: '[data-chatdeck="added"] li',
  },
  {
    name: 'the cards of agents',
    element: (
      <ReportsOverview
        {...makeReportsOverviewProps([
          makeOverviewBlock({
            figures: ready(makeParsedOverview({ stats: makeManyAgents(5000) })),
            before: ready(makeParsedOverview()),
          }),
        ])}
      />
    ),
    rows: '[data-chatdeck="agent-block"]',
    shown: 50,
  },
  {
    name: 'all issues of saved replies',
    element: <SavedRepliesTab {...crowded} />,
    open: async () => fireEvent.click(await screen.findByText(/^Show all/, undefined, patient)),
    rows: '[data-chatdeck="reply-issues"] li',
  },
  {
    name: 'the replies that a message matches',
    element: <SavedRepliesTab {...repliesWith({ triggerPhrases: 'help' })} />,
    open: async () =>
      fireEvent.change(await screen.findByLabelText('A visitor’s message', undefined, patient), {
        target: { value: 'help' },
      }),
    rows: '.cd-reply-match',
  },
  {
    name: 'users whose role could not be changed',
    element: (
      <Users
        {...makeUsersProps(
          many(5000, (Id) => makeDashboardUser({ Id, email: `p${Id}@acme.test` })),
          { changes: Object.fromEntries(many(5000, (id) => [id, { failure: { action: 'toggle', problem: server } }])) },
        )}
      />
    ),
    rows: '[data-chatdeck="user-list"] [role="alert"]',
    shown: 20,
  },
  {
    name: 'invitations that failed',
    element: (
      <Users
        {...makeUsersProps(undefined, {
          invite: makeForm({ emails: '', isSure: false }, { status: 'failed' }),
          outcomes: emails.map((email) => ({ email, status: 'failed', reason: 'userExists', problem: server })),
        })}
      />
    ),
    rows: '.cd-invite .cd-switch-reason',
    shown: 50,
  },
  {
    name: 'remarks on typed addresses',
    element: (
      <Users
        {...makeUsersProps(undefined, {
          invite: makeForm(
            { emails: many(5000, (id) => `x${id}`).join(' '), isSure: false },
            { errors: { emails: 'invalidEmail' } },
          ),
        })}
      />
    ),
    rows: '[data-chatdeck="invite-remarks"] li',
  },
  {
    name: 'the chips of a field',
    element: <ChipsRow label="People" value={emails} onValueChange={() => undefined} options={[]} />,
    rows: '.cd-chip',
  },
];

/** The elements with more children than a page has rows. */
const tooLong = () =>
  [...document.querySelectorAll('*')]
    .filter(({ childElementCount }) => childElementCount > 1000)
    .map(({ tagName, className, childElementCount }) => `${tagName} ${String(className)} ${childElementCount}`);

test.each(places)(
  '$name: 1,000 of 5,000 rows or fewer are rendered, and a pager leads to the others',
  async ({ element, open, rows, shown = 1000 }) => {
    renderScreen(element);
    await open?.();
    await waitFor(() => expect(document.querySelectorAll(rows).length).toBeGreaterThan(shown * 0.9), patient);
    expect(document.querySelectorAll(rows).length).toBeLessThanOrEqual(shown);
    expect(screen.getAllByRole('navigation', { name: 'Pages', hidden: true })).not.toEqual([]);
    expect(tooLong()).toEqual([]);
  },
);

test('5,000 missed chats of a day are two elements of its drawing', () => {
  const moments = many(5000, (id) => ({ at: (id % 240) / 10, isOutside: id % 2 === 0 }));
  renderScreen(<DayBars label="Online" days={[{ label: 'Mar 3', periods: [], share: 0, moments }]} />);
  expect(document.querySelectorAll('.cd-day-moment')).toHaveLength(2);
  expect(tooLong()).toEqual([]);
});

const options = (length: number) => many(length, (id) => ({ value: String(id), label: `widget ${id}` }));

test('a choice among up to 200 options is the select of the browser', () => {
  renderScreen(<Select aria-label="Widget" value="1" onValueChange={() => undefined} options={options(200)} />);
  expect(screen.getByRole('combobox', { name: 'Widget' }).tagName).toBe('SELECT');
});

test.each([201, 5000])('a choice among %d options is searched, and renders 500 of them at most', async (length) => {
  const onValueChange = vi.fn();
  renderScreen(<Select aria-label="Widget" value="7" onValueChange={onValueChange} options={options(length)} />);
  const field = await screen.findByRole<HTMLInputElement>('combobox', { name: 'Widget' });
  expect(field.value).toBe('widget 7');
  fireEvent.click(field);
  expect((await screen.findAllByRole('option')).length).toBe(Math.min(length, 500));
  expect(tooLong()).toEqual([]);
  fireEvent.change(field, { target: { value: `widget ${length}` } });
  fireEvent.keyDown(field, { key: 'Enter' });
  expect(onValueChange).toHaveBeenCalledWith(String(length));
});
