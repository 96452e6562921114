import { Dashboard, IntegrationsTab, QuestionGroupsTab, Shell } from 'chatdeck';
import { DataTable, type DataTableColumn } from 'chatdeck/ui';
import { usePages } from 'chatdeck/ui/data-table/use-pages';
import { makeGroupEntry, makeIntegrationsProps, makeQuestionGroupsProps, makeShellData, ready } from 'chatdeck/testing';
import { fireEvent, screen, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
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
const lists: [string, ReactNode, string][] = [
  [
    'the Dashboard',
    <Dashboard key="dashboard" workspaces={ready(many(100, workspace))} stats={ready({})} planLabel="Team" />,
    '[data-chatdeck="widget-card"]',
  ],
  [
    'the menu',
    <Shell
      key="shell"
      shell={ready({
        ...makeShellData(),
        widgets: many(5000, (id) => ({ id, name: `w${id}`, isOnline: true, hasDraft: false })),
      })}
      onSignOut={() => undefined}
      route={{ name: 'dashboard' }}
    >
      The screen
    </Shell>,
    '.cd-nav-widgets li',
  ],
  [
    'Question Groups',
    <QuestionGroupsTab
      key="groups"
      {...makeQuestionGroupsProps(many(5000, (id) => makeGroupEntry({ label: `g${id}`, tree: [] }, { uid: `g${id}` })))}
    />,
    '.cd-group-card',
  ],
];

test.each(lists)('%s renders at most 1,000 of 5,000 rows at once', async (_, element, selector) => {
  const { container } = renderScreen(element);
  await screen.findAllByRole('navigation', { name: 'Pages' });
  const count = container.querySelectorAll(selector).length;
  expect(count).toBeGreaterThan(900);
  expect(count).toBeLessThanOrEqual(1000);
});

test('the added bots render at most 1,000 of 5,000 rows at once', async () => {
  const added = many(5000, (id) => ({ id: `U${id}`, name: `bot ${id}`, botId: `B${id}` }));
  renderScreen(<IntegrationsTab {...makeIntegrationsProps({ added })} />);
  fireEvent.click(screen.getByRole('button', { name: 'configure Slack' }));
  const dialog = await screen.findByRole('dialog');
  await within(dialog).findByRole('navigation', { name: 'Pages' });
  expect(dialog.querySelectorAll('[data-chatdeck="added"] li')).toHaveLength(1000);
});
