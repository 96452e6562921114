import { useReportsHistory } from 'chatdeck/hooks';
import { useState } from 'react';
import type { ReportFile, ReportRoute } from 'chatdeck/model';
import { ReportsHistory } from 'chatdeck/screens/reports';
import { handlers, type Faults } from 'chatdeck/testing';
import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '../../.storybook/preview';
import { withLinks } from '../with-links';
import { overService } from './over-service';

const patience = { timeout: 10_000 };
const faults: Faults = {};
let files: ReportFile[] = [];

/** As a host does it whose address is its state. */
function HistoryPage() {
  const [route, setRoute] = useState<ReportRoute>({ name: 'reports', tab: 'history', zone: 'UTC' });
  return (
    <ReportsHistory {...useReportsHistory({ route, onNavigate: setRoute, onFile: (file) => void files.push(file) })} />
  );
}

const meta = preview.meta({
  title: 'Flows/Reports: history',
  component: HistoryPage,
  decorators: [withLinks, overService('admin-token')],
  parameters: { layout: 'padded' },
  tags: ['!autodocs'],
  beforeEach({ msw }) {
    files = [];
    delete faults['/reports/11/chats'];
    msw.use(...handlers({ faults }));
  },
});

/** The part of the page that is about one widget, once its chats are there. */
async function block(name: string) {
  const heading = await screen.findByRole('heading', { level: 2, name }, patience);
  const section = heading.closest('section');
  if (!section) throw new Error(`There is no part about ${name}.`);
  return within(section);
}

export const PagesAndFilters = meta.story({
  play: async ({ canvas, userEvent }) => {
    const website = await block('website');
    await website.findByText(/^Showing 1 to 15 of/, undefined, patience);
    await userEvent.click(website.getByRole('button', { name: 'Next' }));
    await website.findByText(/^Showing 16 to 30 of/, undefined, patience);
    const answer = await canvas.findByRole('combobox', { name: 'Reply' }, patience);
    await userEvent.selectOptions(answer, 'Replied');
    await website.findByText(/^Showing 1 to 15 of/, undefined, patience);
    await userEvent.selectOptions(answer, 'Missed');
    await waitFor(() => expect(website.queryByText(/^Replied after/)).toBeNull(), patience);
    await expect((await website.findAllByText('No reply', undefined, patience)).length).toBeGreaterThan(0);
    await userEvent.selectOptions(answer, 'Replied or missed');
    await userEvent.type(canvas.getByRole('searchbox'), 'nobody wrote this{Enter}');
    await canvas.findByText('No data available.', undefined, patience);
    await expect(canvas.getByText('No chats match these filters.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Clear filters' }));
    await (await block('website')).findByText(/^Showing 1 to 15 of/, undefined, patience);
  },
});

export const FailsApartAndDownloadsAfterAnError = meta.story({
  beforeEach() {
    faults['/reports/11/chats'] = { status: 500 };
  },
  play: async ({ canvas, userEvent }) => {
    const website = await block('website');
    await website.findByRole('alert', undefined, patience);
    await userEvent.click(canvas.getByRole('button', { name: 'Download as CSV' }));
    const stopped = within(await canvas.findByText('The download stopped.', undefined, patience).then(alertOf));
    delete faults['/reports/11/chats'];
    await userEvent.click(stopped.getByRole('button', { name: 'Continue' }));
    await canvas.findByText(/^Saved as .*_history_chatdeck_output\.csv$/, undefined, patience);
    await expect(files).toHaveLength(1);
    await userEvent.click(website.getByRole('button', { name: 'Try again' }));
    await website.findByText(/^Showing 1 to 15 of/, undefined, patience);
  },
});

function alertOf(text: HTMLElement): HTMLElement {
  return text.closest<HTMLElement>('[role="alert"]') ?? text;
}
