import type { DashboardProps, Workspace } from '../../model/dashboard/dashboard';
import type { WidgetDeletion } from '../../model/entities/widget-deletion';
import { useLabels } from '../../ui/theme/labels';
import { InfoTip } from '../../ui/overlays/info-tip';
import { Text } from '../../ui/radix';
import { usePages } from '../../ui/data-table/use-pages';
import { startTransition, useEffect, useMemo, useState, type ReactNode } from 'react';
import { dashboardLabels } from './labels';
import { cardsFrom, countCards } from './narrow';
import type { CardContext } from './widget-card';
import { WorkspaceSection } from './workspace-section';

/** The rest follow a moment later, so that the first appear right away. */
const largeList = 48;

interface CardListProps extends Pick<DashboardProps, 'stats' | 'onAddChannel'> {
  /** Those that match the view. */
  workspaces: readonly Workspace[];
  deletions: readonly WidgetDeletion[];
  context: CardContext;
  adding: NonNullable<DashboardProps['adding']>;
  /** Adds a workspace; after the widgets that have none. */
  addWorkspace: ReactNode;
  /** Identifies the search and the filter: others start with the first page. */
  query: string;
}

/** Widgets as cards, by workspace, each with the control that adds one. */
export function CardList(props: CardListProps) {
  const { workspaces, stats, deletions, context, adding, addWorkspace, onAddChannel, query } = props;
  const [limit, setLimit] = useState(largeList);
  useEffect(() => startTransition(() => setLimit(Infinity)), []);
  const places = useMemo(() => Array.from({ length: countCards(workspaces) }, (_, place) => place), [workspaces]);
  const { shown: onPage, pager } = usePages(places, { query });
  const [start = 0] = onPage;
  const count = Math.min(limit, onPage.length);
  const shown = useMemo(() => cardsFrom(workspaces, start, count), [workspaces, start, count]);
  const hasUnconnected = shown.some(({ url }) => url === '');
  return (
    <>
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
      {!hasUnconnected && addWorkspace && (
        <div className="cd-cards">
          <div className="cd-card-add">{addWorkspace}</div>
        </div>
      )}
    </>
  );
}

/** Explains the counts and charts of all cards once. */
function CountsNote() {
  const labels = useLabels(dashboardLabels);
  return (
    <Text as="p" size="1" color="gray" className="cd-counts-note">
      {labels.countsNote}{' '}
      <InfoTip subject={labels.countsName}>{`${labels.countsDefinition} ${labels.changeDefinition}`}</InfoTip>
    </Text>
  );
}
