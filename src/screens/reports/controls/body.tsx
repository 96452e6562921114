import type { ReportData, ReportProps, ReportWidget } from '../../../model/reports/props';
import type { Loadable } from '../../../model/core/loadable';
import { Deferred } from '../../../ui/later/deferred';
import { EmptyState } from '../../../ui/feedback/empty-state';
import { ReportsIcon } from '../../../ui/base/icons';
import { useWidgetName } from '../../../ui/format/widget-name';
import { useLabels } from '../../../ui/theme/labels';
import { Link } from '../../../ui/base/link';
import { ProblemCallout } from '../../../ui/feedback/problem-callout';
import { Button, Heading } from '../../../ui/radix';
import { StaleNotice } from '../../../ui/feedback/stale-notice';
import { useId, type ReactNode } from 'react';
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
  children(block: Block, name: string): ReactNode;
}

/** They fill a page. */
const FIRST_BLOCKS = 2;

/** The report's part for each widget, or why there is none. */
export function ReportBody<Block extends { widget: ReportWidget }>(props: ReportBodyProps<Block>) {
  const nameOf = useWidgetName();
  const { blocks, loading, partOf, isEmpty, empty, children, moreWidgets = 0, onMoreWidgets } = props;
  const labels = useLabels(reportLabels);
  if (blocks.status === 'adminRequired' || blocks.status === 'planRequired') return null;
  if (blocks.status === 'loading') return <div className="cd-report-blocks">{loading}</div>;
  if (blocks.status === 'failed') {
    return <ProblemCallout title={labels.widgetsFailed} problem={blocks.problem} onRetry={blocks.onRetry} />;
  }
  if (blocks.data.length === 0) return <NoWidgets />;
  const failed = failedTogether(blocks.data, partOf);
  const shown = blocks.data.filter((block) => !failed || partOf(block).status !== 'failed');
  const drawn = shown.map((block) => {
    const name = nameOf(block.widget);
    return (
      <ReportBlock key={String(block.widget.id)} name={name}>
        {children(block, name)}
      </ReportBlock>
    );
  });
  const isAllEmpty = shown.length > 1 && isEmpty !== undefined && shown.every((block) => isEmpty(block));
  const names = failed?.blocks.map(({ widget }) => nameOf(widget)).join(', ');
  return (
    <div className="cd-report-blocks">
      {blocks.problem && <StaleNotice problem={blocks.problem} />}
      {failed && names !== undefined && (
        <ProblemCallout title={labels.blocksFailed(names)} problem={failed.problem} onRetry={failed.onRetry} />
      )}
      {isAllEmpty && empty}
      {!isAllEmpty && drawn.slice(0, FIRST_BLOCKS)}
      <Deferred>
        {!isAllEmpty && drawn.slice(FIRST_BLOCKS)}
        {moreWidgets > 0 && onMoreWidgets && (
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
