import { ReportsAvailability, ReportsHistory, ReportsOverview } from 'chatdeck';
import {
  makeDownloadControl,
  makeRangeControl,
  makeReportsAvailabilityProps,
  makeReportsHistoryProps,
  makeReportsOverviewProps,
} from 'chatdeck/testing';
import { fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderScreen } from '../../render-screen';

const download = makeDownloadControl(undefined, { onDownload: vi.fn() });
const parts = { range: makeRangeControl(), download };

test.each([
  ['the overview', 'Time zone', <ReportsOverview {...makeReportsOverviewProps(undefined, parts)} />],
  ['the history', 'View timestamps in timezone', <ReportsHistory {...makeReportsHistoryProps(undefined, parts)} />],
  ['the availability', 'Time zone', <ReportsAvailability {...makeReportsAvailabilityProps(undefined, parts)} />],
])('%s has a date range, a selector “%s”, and downloads as CSV and JSON', async (_tab, zone, tab) => {
  vi.mocked(download.onDownload).mockClear();
  renderScreen(tab);
  expect(screen.getByRole('button', { name: /^Date range: / })).toBeTruthy();
  expect(await screen.findByRole('combobox', { name: zone }, { timeout: 10_000 })).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Download as CSV' }));
  fireEvent.click(screen.getByRole('button', { name: 'Download as JSON' }));
  expect(vi.mocked(download.onDownload).mock.calls.map(([format]) => format)).toEqual(['csv', 'json']);
});
