import { useReportsOverview } from 'chatdeck/hooks';
import type { ReportRoute } from 'chatdeck/model';
import { ReportsOverview } from 'chatdeck/screens/reports';
import { handlers, type Faults } from 'chatdeck/testing';
import { useState } from 'react';
import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '../../.storybook/preview';
import { withLinks } from '../with-links';
import { overService } from './over-service';

const patience = { timeout: 15_000 };
const faults: Faults = {};
const place: ReportRoute = { name: 'reports', tab: 'overview', zone: 'America/New_York' };

/** As a host does that keeps range and zone in its address. */
function OverviewPage() {
  const [route, setRoute] = useState(place);
  return <ReportsOverview {...useReportsOverview({ route, onNavigate: setRoute })} />;
}

const meta = preview.meta({
  title: 'Flows/Reports',
  component: OverviewPage,
  decorators: [withLinks, overService('admin-token')],
  parameters: { layout: 'padded' },
  tags: ['!autodocs'],
});

export const ChangesRangeAndZone = meta.story({
  beforeEach({ msw }) {
    msw.use(...handlers());
  },
  play: async ({ canvas, userEvent }) => {
    const section = within(await canvas.findByRole('region', { name: 'website' }, patience));
    await section.findAllByRole('link', { name: /Total Chats: show in history/ }, patience);
    await userEvent.click(canvas.getByRole('button', { name: 'Date range: Last 30 days' }));
    const panel = within(await screen.findByRole('dialog', { name: 'Date range' }, patience));
    await userEvent.click(panel.getByRole('button', { name: 'Last 7 days' }));
    const button = await canvas.findByRole('button', { name: 'Date range: Last 7 days' }, patience);
    await waitFor(() => expect(button).toHaveFocus(), patience);
    const zone = await canvas.findByRole('combobox', { name: 'Time zone' }, patience);
    await userEvent.clear(zone);
    await userEvent.type(zone, 'Tokyo{Enter}');
    await waitFor(() => expect(zone).toHaveDisplayValue(/Asia\/Tokyo \(UTC\+09:00/), patience);
    const [link] = await section.findAllByRole('link', { name: /Total Chats: show in history/ }, patience);
    await expect(link).toHaveAttribute('href', expect.stringMatching(/range=last7&zone=Asia%2FTokyo&widget=11/));
  },
});

export const OneWidgetFailsAlone = meta.story({
  beforeEach({ msw }) {
    faults['/reports/12/overview'] = { status: 400, body: { Message: 'Not today.' } };
    msw.use(...handlers({ faults }));
  },
  play: async ({ canvas, userEvent }) => {
    const section = within(await canvas.findByRole('region', { name: 'website' }, patience));
    await section.findAllByRole('link', { name: /Total Chats: show in history/ }, patience);
    const alert = await canvas.findByRole('alert', undefined, patience);
    await expect(alert).toHaveTextContent('Not today.');
    faults['/reports/12/overview'] = undefined;
    await userEvent.click(within(alert).getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(canvas.queryByRole('alert')).toBeNull(), patience);
  },
});
