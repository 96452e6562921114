import { countFilters, type ReportsHistoryProps } from '../../../model/reports/history-view';
import { useFormat } from '../../../ui/format/format';
import { Text } from '../../../ui/radix';
import { useLabels } from '../../../ui/theme/labels';
import { lazyPart } from '../../../ui/later/lazy-part';
import { ReadChats } from '../../../ui/counting/read-chats';
import { ScreenRoot, type ScreenProps } from '../../../ui/page/screen';
import { ReportBody } from '../controls/body';
import { ReportFrame } from '../controls/frame';
import { DownloadButtons } from '../download/buttons';
import { AllChatsTable, HistoryTable, NoChats } from './table';
import { reportsHistoryLabels, type ReportsHistoryLabels } from './labels';
import { HistoryFiltersSkeleton, HistorySkeleton } from './skeleton';
import { useRef } from 'react';
import { useChatPanel } from './use-chat-panel';
import { HistoryViews } from './views';

const HistoryFilterRow = lazyPart(
  () => import('./filters').then((part) => part.HistoryFilterRow),
  <HistoryFiltersSkeleton />,
);
const ChatPanel = lazyPart(() => import('./panel').then((part) => part.ChatPanel), null);

/** Who chatted, when, with whom, and how it went. */
export function ReportsHistory(props: ReportsHistoryProps & ScreenProps<ReportsHistoryLabels>) {
  const { history, filters, download, range, route, moreWidgets, onMoreWidgets, allChats, chosen, search } = props;
  const labels = useLabels(reportsHistoryLabels, props.labels);
  const { count } = useFormat();
  const hasFilters = countFilters(filters) > 0;
  const placeRef = useRef<HTMLDivElement>(null);
  const panelRef = useRef<HTMLDivElement>(null);
  const returnFocusRef = useRef<HTMLElement>(null);
  const wasOpenedRef = useRef(false);
  const { onOpen, onChange, onKeyDown } = useChatPanel({ placeRef, panelRef, returnFocusRef, wasOpenedRef }, props);
  const table = { range, hasFilters, chosen: chosen?.code, onOpen };
  const body = (
    <ReportBody
      blocks={history}
      loading={<HistorySkeleton />}
      partOf={(block) => block.chats}
      isEmpty={({ chats }) => chats.status === 'ready' && !chats.problem && chats.data.total === 0}
      empty={<NoChats hasFilters={hasFilters} />}
      emptyOf={labels.emptyWidgets}
      together={
        allChats && (
          <>
            {history.status === 'ready' && moreWidgets !== undefined && (
              <Text as="p" size="2" color="gray">
                {labels.firstWidgets(count(history.data.length))}
              </Text>
            )}
            <AllChatsTable {...table} list={allChats} />
          </>
        )
      }
      moreWidgets={moreWidgets}
      onMoreWidgets={onMoreWidgets}
    >
      {(block, name) => <HistoryTable {...table} block={block} name={name} />}
    </ReportBody>
  );
  return (
    <ScreenRoot labelSet={reportsHistoryLabels} part="reports-history" state={history.status} {...props}>
      <div
        ref={placeRef}
        role="presentation"
        className="cd-history-split"
        data-state={chosen ? 'open' : 'closed'}
        onKeyDown={onKeyDown}
      >
        <ReportFrame
          tab="history"
          status={history.status}
          range={range}
          route={route}
          zoneLabel={labels.zone}
          downloads={download && <DownloadButtons control={download} />}
        >
          <HistoryViews {...props} />
          <HistoryFilterRow {...props} />
          {search && props.widgets.length > 0 && history.status === 'ready' ? (
            <ReadChats count={search} task="find" unreadableOf={(found) => found.unreadable}>
              {() => body}
            </ReadChats>
          ) : (
            body
          )}
        </ReportFrame>
        {chosen && (
          <ChatPanel
            placeRef={placeRef}
            panelRef={panelRef}
            returnFocusRef={returnFocusRef}
            wasOpenedRef={wasOpenedRef}
            chosen={chosen}
            zone={range.zone}
            onChatChange={onChange}
          />
        )}
      </div>
    </ScreenRoot>
  );
}
