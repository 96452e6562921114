import { calls } from '../model/calls';
import {
  historyPage,
  type HistoryBlock,
  type HistoryPage,
  type ReportsHistoryProps,
} from '../model/reports/history-view';
import { readAnswer } from '../model/core/tolerant';
import type { DownloadControl } from '../model/reports/download';
import type { Loadable } from '../model/core/loadable';
import { makeRangeControl } from './report-range';
import { makeChat } from './reports';
import { ready } from './screens';

const nothing = () => undefined;

/** A page of history rows, made from chats as the server sends them. */
export function makeHistoryPage(chats: readonly unknown[] = sampleChats(), totalChats = chats.length): HistoryPage {
  return historyPage(readAnswer(calls.chatsReport.answer, { chats, totalChats }));
}

/** Static props of one widget’s history: by default the first of three pages. */
export function makeHistoryBlock(
  chats: Loadable<HistoryPage> = ready(makeHistoryPage(sampleChats(), 42)),
  overrides: Partial<HistoryBlock> = {},
): HistoryBlock {
  return { widget: { id: 11, name: 'website' }, page: 0, chats, onPageChange: nothing, ...overrides };
}

/** Static props of the history report: by default one widget with a few days of chats. */
export function makeReportsHistoryProps(
  blocks: HistoryBlock[] = [makeHistoryBlock()],
  overrides: Partial<ReportsHistoryProps> = {},
): ReportsHistoryProps {
  return {
    range: makeRangeControl(),
    route: { name: 'reports', tab: 'history' },
    history: ready(blocks),
    filters: {},
    onFiltersChange: nothing,
    widgets: blocks.map(({ widget }) => widget),
    onWidgetChange: nothing,
    agents: ['Dana Whitfield', 'Luis Ferreira'],
    download: makeDownloadControl(),
    ...overrides,
  };
}

/** Static props of a report’s downloads: by default none is running. */
export function makeDownloadControl(
  download: DownloadControl['download'] = { status: 'idle' },
  overrides: Partial<DownloadControl> = {},
): DownloadControl {
  return {
    download,
    onDownload: nothing,
    onPause: nothing,
    onResume: nothing,
    onAccept: nothing,
    onCancel: nothing,
    ...overrides,
  };
}

function sampleChats() {
  return [
    makeChat({ chatRating: 'up', chatFeedback: 'Quick and friendly, thank you!' }),
    makeChat({
      startedAt: '2025-06-16T13:12:00Z',
      endedAt: '2025-06-16T13:40:00Z',
      title: 'My invoice is wrong',
      agentName: 'Luis Ferreira',
      firstResponseAt: '2025-06-16T13:16:20Z',
      chatRating: 'down',
      chatFeedback: 'It took a while until somebody answered, and then I had to explain everything twice.',
      visitor: {
        name: '',
        email: 'tomas@moreno.test',
        location: 'Lisbon, Portugal',
        identUserId: '4711',
        identTraits: '{"plan":"Business","seats":12,"trial":false}',
      },
    }),
    makeChat({
      startedAt: '2025-06-15T22:05:00Z',
      endedAt: '2025-06-15T22:06:00Z',
      title: 'Anybody there?',
      agentName: '',
      firstResponseAt: '0001-01-01T00:00:00Z',
      visitor: { name: '', email: '', location: '', currentPage: '' },
    }),
    makeChat({ startedAt: '2025-06-15T18:30:00Z', visitor: { name: 'Aiko Tanaka', location: 'Osaka, Japan' } }),
  ];
}
