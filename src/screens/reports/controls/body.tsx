import type { ReportData, ReportProps, ReportWidget } from '../../../model/reports/props';
import type { Loadable } from '../../../model/core/loadable';
import { Deferred } from '../../../ui/later/deferred';
import { EmptyState } from '../../../ui/feedback/empty-state';
import { ReportsIcon } from '../../../ui/base/icons';
import { useWidgetName } from '../../../ui/format/widget-name';
import { useLabels } from '../../../ui/theme/labels';
import { Link } from '../../../ui/base/link';
import { ProblemCallout } from '../../../ui/feedback/problem-callout';
import { Button, Heading, Text } from '../../../ui/radix';
import { StaleNotice } from '../../../ui/feedback/stale-notice';
import { useId, useState, type ReactNode } from 'react';
import { reportLabels } from './labels';

interface ReportBodyProps<Block extends { widget: ReportWidget }> extends Pick<
  ReportProps,
  'moreWidgets' | 'onMoreWidgets'
> {
  blocks: ReportData<Block[]>;
  /** Instead of the first block, until the widgets are loaded. */
  loading: ReactNode;
  /** What a block shows. */
  partOf(block: Block): Loadable<unknown>;
  /** Whether a block has nothing to show. */
  isEmpty?: ((block: Block) => boolean) | undefined;
  /** What is said once if no block has anything to show. */
  empty?: ReactNode;
  /** What is said once of several blocks with nothing to show, next to others that have something. */
  emptyOf?: ((names: string) => string) | undefined;
  /** Shows all blocks as one, instead of a part for each widget. */
  together?: ReactNode;
  children(block: Block, name: string): ReactNode;
}

/** They fill a page. */
const FIRST_BLOCKS = 2;

/** The report's part for each widget, or why there is none. */
export function ReportBody<Block extends { widget: ReportWidget }>(props: ReportBodyProps<Block>) {
  const { blocks, loading } = props;
  const labels = useLabels(reportLabels);
  if (blocks.status === 'adminRequired' || blocks.status === 'planRequired') return null;
  if (blocks.status === 'loading') return <div className="cd-report-blocks">{loading}</div>;
  if (blocks.status === 'failed') {
    return <ProblemCallout title={labels.widgetsFailed} problem={blocks.problem} onRetry={blocks.onRetry} />;
  }
  if (blocks.data.length === 0) return <NoWidgets />;
  return <ReportBlocks {...props} blocks={blocks} />;
}

type ReportBlocksProps<Block extends { widget: ReportWidget }> = ReportBodyProps<Block> & {
  blocks: Extract<ReportData<Block[]>, { status: 'ready' }>;
};

function ReportBlocks<Block extends { widget: ReportWidget }>(props: ReportBlocksProps<Block>) {
  const nameOf = useWidgetName();
  const { blocks, partOf, isEmpty, empty, emptyOf, together, children, moreWidgets = 0, onMoreWidgets } = props;
  const labels = useLabels(reportLabels);
  const failed = together === undefined ? failedTogether(blocks.data, partOf) : undefined;
  const hasPart = blocks.data.filter((block) => !failed || partOf(block).status !== 'failed');
  const allEmpty = isEmpty ? hasPart.filter((block) => isEmpty(block)) : [];
  const emptyBlocks = emptyOf && allEmpty.length > 1 ? allEmpty : [];
  const isAllEmpty = hasPart.length > 1 && allEmpty.length === hasPart.length;
  const shown = hasPart.filter((block) => !emptyBlocks.includes(block));
  const drawn = shown.map((block) => {
    const name = nameOf(block.widget);
    return (
      <ReportBlock key={String(block.widget.id)} name={name}>
        {children(block, name)}
      </ReportBlock>
    );
  });
  const firstLoading = shown.findIndex((block) => partOf(block).status === 'loading');
  const places = usePlaces(firstLoading === -1 ? drawn.length : firstLoading + 1);
  const placed = drawn.slice(0, places);
  const isComplete = placed.length === drawn.length;
  const namesOf = (some: readonly Block[]) => some.map(({ widget }) => nameOf(widget)).join(', ');
  return (
    <div className="cd-report-blocks">
      {blocks.problem && <StaleNotice problem={blocks.problem} />}
      {failed && (
        <ProblemCallout
          title={labels.blocksFailed(namesOf(failed.blocks))}
          problem={failed.problem}
          onRetry={failed.onRetry}
        />
      )}
      {together ?? (isAllEmpty ? empty : placed.slice(0, FIRST_BLOCKS))}
      <Deferred>
        {together === undefined && !isAllEmpty && placed.slice(FIRST_BLOCKS)}
        {together === undefined && !isAllEmpty && isComplete && emptyOf && emptyBlocks.length > 0 && (
          <Text as="p" size="2" color="gray" className="cd-report-empty">
            {emptyOf(namesOf(emptyBlocks))}
          </Text>
        )}
        {isComplete && moreWidgets > 0 && onMoreWidgets && (
          <Button
            type="button"
            variant="outline"
            color="gray"
            className="cd-report-more"
            onClick={() => onMoreWidgets()}
          >
            {labels.moreWidgets(moreWidgets)}
          </Button>
        )}
      </Deferred>
    </div>
  );
}

/**
 * How many blocks have a place. A block grows as its data arrives, so those below it wait until it has; a block that
 * has its place keeps it, also while its data is read again.
 */
function usePlaces(settled: number): number {
  const [places, setPlaces] = useState(settled);
  if (settled > places) setPlaces(settled);
  return Math.max(places, settled);
}

/** If more than one block failed, one notice says so, with one retry of them all. */
function failedTogether<Block>(blocks: readonly Block[], partOf: (block: Block) => Loadable<unknown>) {
  const failed = blocks.flatMap((block) => {
    const part = partOf(block);
    return part.status === 'failed' ? [{ block, part }] : [];
  });
  const [first] = failed;
  if (!first || failed.length < 2) return undefined;
  return {
    blocks: failed.map(({ block }) => block),
    problem: first.part.problem,
    onRetry() {
      for (const { part } of failed) part.onRetry();
    },
  };
}

/** One widget's report, under its name. */
function ReportBlock({ name, children }: { name: ReactNode; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="cd-report-block" data-chatdeck="report-block">
      <Heading as="h2" size="4" id={id} className="cd-report-name cd-report-title">
        {name}
      </Heading>
      {children}
    </section>
  );
}

function NoWidgets() {
  const labels = useLabels(reportLabels);
  return (
    <EmptyState
      icon={<ReportsIcon size={24} aria-hidden />}
      title={labels.noWidgets}
      action={<Link to={{ name: 'dashboard' }}>{labels.toDashboard}</Link>}
    >
      {labels.noWidgetsHelp}
    </EmptyState>
  );
}
