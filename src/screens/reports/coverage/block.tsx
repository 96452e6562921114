import type { ReportRoute } from '../../../model/places/report-route';
import { missedIn } from '../../../model/reports/coverage/coverage';
import type { CoverageBlock } from '../../../model/reports/coverage/coverage-report';
import type { RangeControl } from '../../../model/reports/props';
import { useLabels } from '../../../ui/theme/labels';
import { CoverageAdherence } from './adherence';
import { CoverageFinding } from './finding';
import { reportsCoverageLabels } from './labels';
import { CoverageWeek } from './week';
import { PartHeading } from '../controls/part';
import { CountedChats } from '../counting/counted-chats';

interface WidgetCoverageProps {
  block: CoverageBlock;
  /** The widget's name. */
  name: string;
  range: RangeControl;
  /** The widget's history in the same range. */
  history: ReportRoute;
}

/** The coverage of one widget: what its chats say, and how its planned hours were kept. */
export function WidgetCoverage({ block, name, range, history }: WidgetCoverageProps) {
  const labels = useLabels(reportsCoverageLabels);
  return (
    <div className="cd-report-parts">
      <div className="cd-report-part" data-state={block.starts.status}>
        <PartHeading as="h3" title={labels.title} definition={labels.definition} range={range} />
        <CountedChats
          count={block.starts}
          name={name}
          unreadableOf={({ unplaced }) => unplaced}
          totalsOf={({ shown }) => ({ missed: missedIn(shown) })}
          history={history}
        >
          {(starts) => (
            <>
              <CoverageFinding block={block} zone={range.zone} history={history} />
              <CoverageWeek block={block} starts={starts.shown} name={name} history={history} />
            </>
          )}
        </CountedChats>
      </div>
      <CoverageAdherence block={block} name={name} range={range} />
    </div>
  );
}
