import type { ReportData, ReportProps, ReportWidget } from '../../../model/reports/props';
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
  children(block: Block, name: string): ReactNode;
}

/** They fill a page. */
const FIRST_BLOCKS = 2;

/** The report's part for each widget, or why there is none. */
export function ReportBody<Block extends { widget: ReportWidget }>(props: ReportBodyProps<Block>) {
  const nameOf = useWidgetName();
  const { blocks, loading, children, moreWidgets = 0, onMoreWidgets } = props;
  const labels = useLabels(reportLabels);
  if (blocks.status === 'adminRequired' || blocks.status === 'planRequired') return null;
  if (blocks.status === 'loading') return <div className="cd-report-blocks">{loading}</div>;
  if (blocks.status === 'failed') {
    return <ProblemCallout title={labels.widgetsFailed} problem={blocks.problem} onRetry={blocks.onRetry} />;
  }
  if (blocks.data.length === 0) return <NoWidgets />;
  const drawn = blocks.data.map((block) => {
    const name = nameOf(block.widget);
    return (
      <ReportBlock key={String(block.widget.id)} name={name}>
        {children(block, name)}
      </ReportBlock>
    );
  });
  return (
    <div className="cd-report-blocks">
      {blocks.problem && <StaleNotice problem={blocks.problem} />}
      {drawn.slice(0, FIRST_BLOCKS)}
      <Deferred>
        {drawn.slice(FIRST_BLOCKS)}
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
