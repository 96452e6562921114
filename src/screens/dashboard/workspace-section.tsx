import type { DashboardCard, DashboardProps, WidgetAdding, Workspace } from '../../model/dashboard/dashboard';
import { workspaceHost } from '../../model/entities/widget';
import { deletionOf, type WidgetDeletion } from '../../model/entities/widget-deletion';
import { useWidgetName } from '../../ui/format/widget-name';
import { useLabels } from '../../ui/theme/labels';
import { Heading, Text } from '../../ui/radix';
import { AlertIcon } from '../../ui/base/icons';
import { useId, type ReactNode } from 'react';
import { AddButton } from './add-button';
import { countsOf } from './card-counts';
import { dashboardLabels } from './labels';
import { WidgetCard, type CardContext } from './widget-card';

interface WorkspaceSectionProps {
  workspace: Workspace;
  stats: DashboardProps['stats'];
  /** The session's deletions. Those under way are left out of the cards already. */
  deletions: readonly WidgetDeletion[];
  context: CardContext;
  /** At the end of the heading's line. */
  note?: ReactNode;
  adding: WidgetAdding;
  /** Adds a workspace; after the widgets that have none. */
  addWorkspace?: ReactNode;
  /** Absent hides the button. */
  onAddChannel?: ((workspaceUrl: string) => void) | undefined;
}

/** A workspace's widgets. */
export function WorkspaceSection(props: WorkspaceSectionProps) {
  const { workspace, stats, deletions, context, note, adding, addWorkspace, onAddChannel } = props;
  const labels = useLabels(dashboardLabels);
  const headingId = useId();
  const { url } = workspace;
  const add =
    url === ''
      ? addWorkspace
      : onAddChannel && (
          <AddButton
            place={url}
            adding={adding}
            hint={labels.addChannelTo(workspace.name)}
            describedBy={headingId}
            onAdd={() => onAddChannel(url)}
          />
        );
  return (
    <section className="cd-workspace" aria-labelledby={headingId} data-chatdeck="workspace">
      <div className="cd-workspace-header">
        <Heading as="h2" size="3" id={headingId}>
          {url === '' ? labels.notConnected : workspace.name}
        </Heading>
        {url !== '' && (
          <Text size="1" color="gray">
            {workspaceHost(url)}
          </Text>
        )}
        {note}
      </div>
      <div role="list">
        {partsOf(workspace.cards).map((cards, part, { length }) => (
          <div key={part} className="cd-cards">
            {cards.map((card, index) =>
              card.status === 'ready' ? (
                <WidgetCard
                  key={`id ${card.id}`}
                  card={card}
                  counts={countsOf(stats, card.id)}
                  isDeletionFailed={deletionOf(deletions, card.id)?.status === 'failed'}
                  context={context}
                />
              ) : (
                <UnreadableCard key={`index ${index}`} card={card} />
              ),
            )}
            {part === length - 1 && add && (
              <div role="listitem" className="cd-card-add">
                {add}
              </div>
            )}
          </div>
        ))}
      </div>
    </section>
  );
}

/** Complete rows for any number of columns. The browser skips layout for what is out of view. */
const partSize = 36;

function partsOf<Card>(cards: readonly Card[]): Card[][] {
  return Array.from({ length: Math.ceil(cards.length / partSize) }, (_, part) =>
    cards.slice(part * partSize, (part + 1) * partSize),
  );
}

/** Replaces a widget that the server sent in an unreadable form. */
function UnreadableCard({ card }: { card: Extract<DashboardCard, { status: 'failed' }> }) {
  const nameOf = useWidgetName();
  const labels = useLabels(dashboardLabels);
  return (
    <div role="listitem" className="cd-card" data-chatdeck="widget-card" data-state="failed">
      <div className="cd-card-header">
        <AlertIcon size={16} className="cd-card-alert" />
        <Text size="2" weight="medium">
          {nameOf(card)}
        </Text>
      </div>
      <Text as="p" size="2" color="gray">
        {labels.unreadableWidget}
      </Text>
    </div>
  );
}
