import type { DashboardProps, WidgetAdding, Workspace } from '../../model/dashboard';
import { Heading, Text } from '../../ui/radix';
import { useId } from 'react';
import { AddButton } from './add-button';
import { countsOf } from './card-counts';
import { UnreadableCard } from './unreadable-card';
import { WidgetCard, type CardSurroundings } from './widget-card';

interface WorkspaceSectionProps {
  workspace: Workspace;
  stats: DashboardProps['stats'];
  surroundings: CardSurroundings;
  adding: WidgetAdding;
  /** Absent hides the button. */
  onAddChannel?: ((workspaceUrl: string) => void) | undefined;
}

/** The widgets of one workspace. */
export function WorkspaceSection(props: WorkspaceSectionProps) {
  const { workspace, stats, surroundings, adding, onAddChannel } = props;
  const { labels } = surroundings;
  const headingId = useId();
  const { url } = workspace;
  return (
    <section className="cd-workspace" aria-labelledby={headingId} data-chatdeck="workspace">
      <div className="cd-workspace-header">
        <Heading as="h2" size="3" weight="medium" id={headingId}>
          {url === '' ? labels.notConnected : workspace.name}
        </Heading>
        {url !== '' && (
          <Text size="1" color="gray">
            {withoutProtocol(url)}
          </Text>
        )}
      </div>
      <ul className="cd-cards">
        {workspace.cards.map((card, index) =>
          card.status === 'ready' ? (
            <WidgetCard
              key={`id ${card.id}`}
              card={card}
              counts={countsOf(stats, card.id)}
              surroundings={surroundings}
            />
          ) : (
            <UnreadableCard key={`index ${index}`} card={card} labels={labels} />
          ),
        )}
      </ul>
      {url !== '' && onAddChannel && (
        <AddButton
          place={url}
          adding={adding}
          describedBy={headingId}
          onAdd={() => onAddChannel(url)}
          labels={labels}
        />
      )}
    </section>
  );
}

function withoutProtocol(url: string): string {
  return url.replace(/^https?:\/\//, '').replace(/\/$/, '');
}
