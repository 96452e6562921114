import { calls } from '../model/calls';
import {
  historyPage,
  type AllChats,
  type AllChatsPage,
  type ChosenChat,
  type HistoryBlock,
  type HistoryPage,
  type ReportsHistoryProps,
  type SavedViewsControl,
} from '../model/reports/history-view';
import { widgetChats } from '../model/reports/merged-history';
import { readAnswer } from '../model/core/tolerant';
import type { DownloadControl } from '../model/reports/download';
import type { Loadable } from '../model/core/loadable';
import { makeRangeControl } from './report-range';
import { makeChat } from './reports';
import { makeForm, ready } from './screens';

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

/** A page of the list of all widgets: by default the first of three, with the chats of two widgets. */
export function makeAllChatsPage(overrides: Partial<AllChatsPage> = {}): AllChatsPage {
  const { chats } = makeHistoryPage();
  const rows = [
    ...widgetChats({ id: 11, name: 'website' }, chats.slice(0, 2)),
    ...widgetChats({ id: 12, name: 'shop' }, chats.slice(2)),
  ];
  return { chats: rows, total: 42, unreadable: 0, ...overrides };
}

/** Static props of the list of all widgets. */
export function makeAllChats(
  chats: Loadable<AllChatsPage> = ready(makeAllChatsPage()),
  overrides: Partial<AllChats> = {},
): AllChats {
  return { page: 0, chats, onPageChange: nothing, ...overrides };
}

/** Static props of an open chat: by default the first of a page, by a visitor with two other chats. */
export function makeChosenChat(overrides: Partial<ChosenChat> = {}): ChosenChat {
  const [first, ...rest] = makeAllChatsPage().chats;
  const code = first?.code ?? '';
  const byVisitor = { name: 'reports', tab: 'history', view: 'all', filters: { q: 'maya@lindqvist.test' } } as const;
  return {
    code,
    found: ready(first ?? null),
    position: { place: 1, total: 42 },
    onNext: nothing,
    others: ready({ chats: rest.slice(0, 2), total: 3, isPartial: false }),
    link: {
      name: 'reports',
      tab: 'history',
      widgetId: 11,
      range: { from: '2025-06-16', to: '2025-06-16' },
      chat: code,
    },
    allByVisitor: byVisitor,
    ...overrides,
  };
}

/** Static props of saved views: by default two, the first of them chosen. */
export function makeSavedViews(overrides: Partial<SavedViewsControl> = {}): SavedViewsControl {
  const views = [
    { name: 'Missed', route: { filters: { missed: true } } },
    { name: 'Thumbs down', route: { filters: { rating: 'down' as const } } },
  ];
  return {
    views,
    current: views[0],
    isChanged: false,
    onChoose: nothing,
    newView: { ...makeForm({ name: '' }), onReset: nothing },
    onUpdate: nothing,
    onDelete: nothing,
    onRestore: nothing,
    ...overrides,
  };
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
    onViewChange: nothing,
    onChatChange: nothing,
    saved: makeSavedViews({ views: [], current: undefined }),
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
