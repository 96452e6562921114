import type { DashboardProps, Workspace } from '../../model/dashboard';
import { Heading, Text } from '../../ui/radix';
import { useId } from 'react';
import type { DashboardLabels } from './labels';
import { UnreadableCard } from './unreadable-card';
import { WidgetCard } from './widget-card';

interface WorkspaceSectionProps {
  workspace: Workspace;
  stats: DashboardProps['stats'];
  labels: DashboardLabels;
}

/** The widgets of one workspace. */
export function WorkspaceSection({ workspace, stats, labels }: WorkspaceSectionProps) {
  const headingId = useId();
  return (
    <section className="cd-workspace" aria-labelledby={headingId} data-chatdeck="workspace">
      <div className="cd-workspace-header">
        <Heading as="h2" size="3" weight="medium" id={headingId}>
          {workspace.url === '' ? labels.notConnected : workspace.name}
        </Heading>
        {workspace.url !== '' && (
          <Text size="1" color="gray">
            {withoutProtocol(workspace.url)}
          </Text>
        )}
      </div>
      <ul className="cd-cards">
        {workspace.cards.map((card, index) =>
          card.status === 'ready' ? (
            <WidgetCard key={`id ${card.id}`} card={card} stats={stats} labels={labels} />
          ) : (
            <UnreadableCard key={`index ${index}`} card={card} labels={labels} />
          ),
        )}
      </ul>
    </section>
  );
}

function withoutProtocol(url: string): string {
  return url.replace(/^https?:\/\//, '').replace(/\/$/, '');
}
