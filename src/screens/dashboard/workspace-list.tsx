import { withoutDeleted, type DashboardProps, type StatsById, type Workspace } from '../../model/dashboard/dashboard';
import type { WidgetDeletion } from '../../model/entities/widget-deletion';
import { dashboardLayouts, type DashboardView } from '../../model/places/dashboard-view';
import { useWidgetName } from '../../ui/format/widget-name';
import { useLabels } from '../../ui/theme/labels';
import { useLatestCallback } from '../../ui/base/use-latest-callback';
import { Announcer } from '../../ui/base/announcer';
import { EmptyState } from '../../ui/feedback/empty-state';
import { WidgetIcon } from '../../ui/base/icons';
import { ExternalLink } from '../../ui/base/link';
import { Skeleton, SkeletonGroup } from '../../ui/base/skeleton';
import { Button, Text } from '../../ui/radix';
import { lazyPart, useLoadedSoon } from '../../ui/later/lazy-part';
import { useTheme } from '../../ui/theme/theme-context';
import { useDeferredValue, useMemo, useRef, useState, type ReactNode, type RefObject } from 'react';
import { AddButton } from './add-button';
import { AttentionList } from './attention-list';
import { peakOf } from './card-counts';
import { CardList } from './card-list';
import type { AskedWidget } from './delete-dialog';
import { dashboardLabels } from './labels';
import { cardView, countCards, isNarrowed, narrow, tableView, wholeView } from './narrow';
import { ViewBar } from './view-bar';
import type { CardContext } from './widget-card';

const DeleteDialog = lazyPart(() => import('./delete-dialog').then((part) => part.DeleteDialog), null);
const WidgetTable = lazyPart(() => import('./widget-table').then((part) => part.WidgetTable), <TablePlace />);

/** This many fit one view; more get a search. */
const fewWidgets = 8;

type WorkspaceListProps = Omit<DashboardProps, 'workspaces' | 'planLabel' | 'view' | 'onViewChange'> & {
  workspaces: readonly Workspace[];
  view: DashboardView;
  onViewChange(next: DashboardView): void;
  /** Above all of them. */
  notices: ReactNode;
  /** Set to the list, which takes the focus when what has it goes away. */
  listRef: RefObject<HTMLDivElement | null>;
};

/** Every workspace with its widgets, and the controls to add and delete them. */
export function WorkspaceList(props: WorkspaceListProps) {
  const { view, onViewChange, isAdmin = false, adding = idle, deletions = none, losses } = props;
  const { onAddChannel, onAddWorkspace, onDelete, onDeleteAsk, onDeletionUndo, notices, listRef } = props;
  const labels = useLabels(dashboardLabels);
  const [asked, setAsked] = useState<AskedWidget>();
  const [isAsking, setAsking] = useState(false);
  const isConfirmed = useRef(false);
  const workspaces = useMemo(() => withoutDeleted(props.workspaces, deletions), [props.workspaces, deletions]);
  const count = countCards(workspaces);
  const canNarrow = useStays(count > fewWidgets || isNarrowed(view));
  // Hundreds of cards take new counts without blocking.
  const stats = useDeferredValue(props.stats);
  const isTable = count > 1 && view.layout === dashboardLayouts[1];
  // Few widgets have no controls to search, filter, or sort their cards.
  const narrowing = isTable ? tableView(view) : cardView(view);
  const found = useFound(workspaces, canNarrow ? narrowing : noView, stats);
  const peak = useMemo(() => peakOf(stats), [stats]);
  const ask = useLatestCallback((widget: AskedWidget) => {
    setAsked(widget);
    setAsking(true);
    isConfirmed.current = false;
    onDeleteAsk?.(widget.id);
  });
  const onAskDelete = onDelete && ask;
  useLoadedSoon(DeleteDialog, onDelete !== undefined);
  /** Once a deletion is confirmed, the card that had the focus is gone. */
  const afterDeletion = {
    get current() {
      return isConfirmed.current ? listRef.current : null;
    },
  };
  const context = useMemo<CardContext>(() => ({ isAdmin, peak, onAskDelete }), [isAdmin, peak, onAskDelete]);
  const addWorkspace = onAddWorkspace && (
    <AddButton
      place=""
      adding={adding}
      hint={count === 0 ? undefined : labels.addWorkspaceNext}
      isPrimary={count === 0}
      onAdd={() => onAddWorkspace()}
    />
  );
  const shared = { workspaces: found, stats, deletions, context, adding, addWorkspace, onAddChannel };

  return (
    <div className="cd-dashboard" ref={listRef} tabIndex={-1}>
      {notices}
      {count > 1 && <AttentionList workspaces={workspaces} isAdmin={isAdmin} />}
      {canNarrow && <ViewBar value={view} onValueChange={onViewChange} />}
      {canNarrow && found.length === 0 && count > 0 && <NothingFound onClear={() => onViewChange(wholeView(view))} />}
      {count === 0 && <NoWidgets action={addWorkspace} />}
      {count > 0 &&
        (isTable ? (
          <WidgetTable {...shared} view={view} onViewChange={onViewChange} />
        ) : (
          <CardList {...shared} query={`${view.show} ${view.query}`} />
        ))}
      {onDelete && asked && (
        <DeleteDialog
          key={String(asked.id)}
          open={isAsking}
          widget={asked}
          losses={losses}
          canUndo={onDeletionUndo !== undefined}
          onDelete={(id) => {
            setAsking(false);
            isConfirmed.current = true;
            onDelete(id);
          }}
          onClose={() => setAsking(false)}
          returnFocusRef={afterDeletion}
        />
      )}
      <Announcer>{isNarrowed(view) ? labels.found(countCards(found)) : ''}</Announcer>
    </div>
  );
}

const idle = { status: 'idle' } as const;
const none: readonly WidgetDeletion[] = [];

function NothingFound({ onClear }: { onClear(): void }) {
  const labels = useLabels(dashboardLabels);
  return (
    <div className="cd-nothing-found">
      <Text as="p" size="2" color="gray">
        {labels.nothingFound}
      </Text>
      <Button type="button" variant="outline" color="gray" onClick={onClear}>
        {labels.clear}
      </Button>
    </div>
  );
}

interface NoWidgetsProps {
  /** Adds the first widget. */
  action: ReactNode;
}

/** The Dashboard of an account without widgets. */
function NoWidgets({ action }: NoWidgetsProps) {
  const labels = useLabels(dashboardLabels);
  const { addresses } = useTheme();
  return (
    <EmptyState
      icon={<WidgetIcon size={24} />}
      title={labels.emptyTitle}
      action={action}
      link={<ExternalLink href={addresses.docs}>{labels.emptyLink}</ExternalLink>}
    >
      {labels.emptyText}
    </EmptyState>
  );
}

const noStats: StatsById = {};
const noView: DashboardView = {};

/** While the table's code loads. */
function TablePlace() {
  return (
    <SkeletonGroup>
      <Skeleton height="320px" />
    </SkeletonGroup>
  );
}

/** Whether something has been so since the screen opened: what was searched with doesn't go away while it is used. */
function useStays(isSo: boolean): boolean {
  const [wasSo, setWasSo] = useState(isSo);
  if (isSo && !wasSo) setWasSo(true);
  return isSo || wasSo;
}

/** The widgets that match the view. A keystroke shows in its field before hundreds of cards follow. */
function useFound(workspaces: readonly Workspace[], view: DashboardView, stats: DashboardProps['stats']) {
  const { locale } = useTheme();
  // Apart, because the view is a new object at each render.
  const query = useDeferredValue(view.query);
  const { show, sort, order } = view;
  const counts = stats.status === 'ready' ? stats.data : noStats;
  const nameOf = useWidgetName();
  return useMemo(
    () => narrow(workspaces, { query, show, sort, order }, { stats: counts, locale, nameOf }),
    [workspaces, query, show, sort, order, counts, locale, nameOf],
  );
}
