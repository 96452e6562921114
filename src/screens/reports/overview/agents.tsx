import { decodeEntities } from '../../../model/core/decode-entities';
import type { ChatFigures } from '../../../model/entities/report';
import type { ComparedPeriod } from '../../../model/reports/comparison';
import type { RangeControl } from '../../../model/reports/props';
import { byChats, type AgentView, type TeamOverview } from '../../../model/reports/overview';
import { useLabels } from '../../../ui/theme/labels';
import { Deferred } from '../../../ui/later/deferred';
import { Heading, Text } from '../../../ui/radix';
import { Skeleton } from '../../../ui/base/skeleton';
import { FoldButton } from '../../../ui/base/fold-button';
import { useFormat } from '../../../ui/format/format';
import { tableLabels } from '../../../ui/data-table/labels';
import { usePages } from '../../../ui/data-table/use-pages';
import { useMemo, useState, type ReactNode } from 'react';
import { AgentTable } from './agent-table';
import { OverviewCards } from './cards';
import { reportsOverviewLabels } from './labels';
import type { FigurePlace } from './values';

interface AgentsProps extends Omit<FigurePlace, 'owner'> {
  range: RangeControl;
  period: ComparedPeriod;
  /** Absent while loading. */
  now?: TeamOverview | undefined;
  /** For the previous period, once loaded. */
  before?: TeamOverview | undefined;
  view: AgentView;
  /** The table's name. */
  label: string;
}

/** A small team renders right away. */
const FIRST_BLOCKS = 4;
/** A block has several cards, each with a chart or a comparison. */
const BLOCKS_PER_PAGE = 50;

/** Each agent's figures: a block of cards each, starting with the most chats, or one table. */
export function Agents({ now, before, view, label, ...place }: AgentsProps) {
  const labels = useLabels(reportsOverviewLabels);
  const { count } = useFormat();
  const agents = useMemo(() => byChats(now?.agents ?? []), [now]);
  const { shown, from, pager } = usePages(agents, { pageSize: BLOCKS_PER_PAGE });
  if (now?.agents.length === 0) {
    // An agent with an unreadable row may have answered: the block shows how many there are.
    return now.unreadable > 0 ? null : (
      <Text as="p" size="2" color="gray">
        {labels.noAgents}
      </Text>
    );
  }
  if (view === 'table')
    return <AgentTable widgetId={place.widgetId} route={place.route} agents={now?.agents} label={label} />;
  if (!now) {
    return (
      <div className="cd-report-agent">
        <Skeleton width="120px" />
        <OverviewCards {...place} owner={{ of: 'agent', name: '' }} />
      </div>
    );
  }
  const blocks = shown.map((figures, index) => (
    <AgentBlock key={from + index} name={decodeEntities(figures.agentName)} total={count(figures.totalChats)}>
      <OverviewCards
        {...place}
        owner={{ of: 'agent', name: figures.agentName }}
        figures={figures}
        before={before?.agents.find(isSameAgent(figures))}
      />
    </AgentBlock>
  ));
  return (
    <div className="cd-report-agent-list">
      {blocks.slice(0, FIRST_BLOCKS)}
      {blocks.length > FIRST_BLOCKS && <Deferred>{blocks.slice(FIRST_BLOCKS)}</Deferred>}
      {pager}
    </div>
  );
}

interface AgentBlockProps {
  name: string;
  /** The chats, which a folded block shows. */
  total: string;
  children: ReactNode;
}

/** On a phone, it folds. */
function AgentBlock({ name, total, children }: AgentBlockProps) {
  const labels = useLabels(tableLabels);
  const [isOpen, setOpen] = useState(false);
  return (
    <div className="cd-report-agent" data-chatdeck="agent-block" data-state={isOpen ? 'open' : 'closed'}>
      <Heading as="h4" size="2" className="cd-report-name">
        <bdi>{name}</bdi>
      </Heading>
      <Text size="2" aria-hidden className="cd-report-agent-total cd-numbers">
        {total}
      </Text>
      <FoldButton label={labels.fold(name)} isOpen={isOpen} onOpenChange={setOpen} />
      {children}
    </div>
  );
}

function isSameAgent({ agentName }: ChatFigures) {
  return (other: ChatFigures) => other.agentName === agentName;
}
