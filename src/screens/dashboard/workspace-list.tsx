import { withoutDeleted, type DashboardProps, type StatsById, type Workspace } from '../../model/dashboard/dashboard';
import type { WidgetDeletion } from '../../model/entities/widget-deletion';
import { useWidgetName } from '../../ui/format/widget-name';
import { usePages } from '../../ui/data-table/use-pages';
import { useLabels } from '../../ui/theme/labels';
import { useLatestCallback } from '../../ui/base/use-latest-callback';
import { Announcer } from '../../ui/base/announcer';
import { EmptyState } from '../../ui/feedback/empty-state';
import { WidgetIcon } from '../../ui/base/icons';
import { ExternalLink } from '../../ui/base/link';
import { InfoTip } from '../../ui/overlays/info-tip';
import { Button, Text } from '../../ui/radix';
import { useTheme } from '../../ui/theme/theme-context';
import { useDeferredValue, useMemo, useRef, useState, type ReactNode, type RefObject } from 'react';
import { AddButton } from './add-button';
import { AttentionList } from './attention-list';
import { peakOf } from './card-counts';
import { DeleteDialog, type AskedWidget } from './delete-dialog';
import { dashboardLabels } from './labels';
import { cardsFrom, countCards, narrow, wholeView, type View } from './narrow';
import { ViewBar } from './view-bar';
import type { CardContext } from './widget-card';
import { WorkspaceSection } from './workspace-section';

/** This many fit one view; more get a search. */
const fewWidgets = 8;
/** The rest follow a moment later, so that the first appear right away. */
const largeList = 48;

type WorkspaceListProps = Omit<DashboardProps, 'workspaces' | 'planLabel'> & {
  workspaces: readonly Workspace[];
  /** Above all of them. */
  notices: ReactNode;
  /** Set to the list, which takes the focus when what has it goes away. */
  listRef: RefObject<HTMLDivElement | null>;
};

/** Every workspace with its widgets, and the controls to add and delete them. */
export function WorkspaceList(props: WorkspaceListProps) {
  const { isAdmin = false, adding = idle, deletions = none, losses } = props;
  const { onAddChannel, onAddWorkspace, onDelete, onDeleteAsk, onDeletionUndo, notices, listRef } = props;
  const labels = useLabels(dashboardLabels);
  const [view, setView] = useState(wholeView);
  const [asked, setAsked] = useState<AskedWidget>();
  const [isAsking, setAsking] = useState(false);
  const isConfirmed = useRef(false);
  const workspaces = useMemo(() => withoutDeleted(props.workspaces, deletions), [props.workspaces, deletions]);
  const isMany = countCards(workspaces) > fewWidgets;
  // Hundreds of cards take new counts without blocking.
  const stats = useDeferredValue(props.stats);
  const { found, shown, pager } = useShown(workspaces, isMany ? view : wholeView, stats);
  const peak = useMemo(() => peakOf(stats), [stats]);
  const ask = useLatestCallback((widget: AskedWidget) => {
    setAsked(widget);
    setAsking(true);
    isConfirmed.current = false;
    onDeleteAsk?.(widget.id);
  });
  const onAskDelete = onDelete && ask;
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
      hint={workspaces.length === 0 ? undefined : labels.addWorkspaceNext}
      isPrimary={workspaces.length === 0}
      onAdd={() => onAddWorkspace()}
    />
  );
  const hasUnconnected = shown.some(({ url }) => url === '');

  return (
    <div className="cd-dashboard" ref={listRef} tabIndex={-1}>
      {notices}
      {workspaces.length === 0 && <NoWidgets action={addWorkspace} />}
      {countCards(workspaces) > 1 && <AttentionList workspaces={workspaces} isAdmin={isAdmin} />}
      {isMany && <ViewBar value={view} onValueChange={setView} />}
      {shown.map((workspace, index) => (
        <WorkspaceSection
          key={workspace.url}
          workspace={workspace}
          stats={stats}
          deletions={deletions}
          context={context}
          note={index === 0 && stats.status !== 'failed' && <CountsNote />}
          adding={adding}
          addWorkspace={addWorkspace}
          onAddChannel={onAddChannel}
        />
      ))}
      {pager}
      {isMany && found.length === 0 && <NothingFound onClear={() => setView(wholeView)} />}
      {workspaces.length > 0 && !hasUnconnected && addWorkspace && (
        <div className="cd-cards">
          <div className="cd-card-add">{addWorkspace}</div>
        </div>
      )}
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
      <Announcer>{announcement()}</Announcer>
    </div>
  );

  function announcement() {
    return isMany && (view.query !== '' || view.filter !== 'all') ? labels.found(countCards(found)) : '';
  }
}

const idle = { status: 'idle' } as const;
const none: readonly WidgetDeletion[] = [];

/** Explains the counts and charts of all cards once. */
function CountsNote() {
  const labels = useLabels(dashboardLabels);
  return (
    <Text as="p" size="1" color="gray" className="cd-counts-note">
      {labels.countsNote} <InfoTip subject={labels.countsName}>{labels.countsDefinition}</InfoTip>
    </Text>
  );
}

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

/** The widgets that match the view. A keystroke shows in its field before hundreds of cards follow. */
function useShown(workspaces: readonly Workspace[], view: View, stats: DashboardProps['stats']) {
  const { locale } = useTheme();
  const deferred = useDeferredValue(view);
  const limit = useDeferredValue(Infinity, largeList);
  const counts = stats.status === 'ready' ? stats.data : noStats;
  const nameOf = useWidgetName();
  const found = useMemo(
    () => narrow(workspaces, deferred, { stats: counts, locale, nameOf }),
    [workspaces, deferred, counts, locale, nameOf],
  );
  const places = useMemo(() => Array.from({ length: countCards(found) }, (_, place) => place), [found]);
  const { shown: onPage, pager } = usePages(places, { query: `${deferred.filter} ${deferred.query}` });
  const [start = 0] = onPage;
  const count = Math.min(limit, onPage.length);
  const shown = useMemo(() => cardsFrom(found, start, count), [found, start, count]);
  return { found, shown, pager };
}
