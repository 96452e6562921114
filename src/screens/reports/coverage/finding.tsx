import type { CoverageBlock, HoursOffer } from '../../../model/reports/coverage/coverage-report';
import { isWhole, toMinutes, weekdays, type WeekHours } from '../../../model/settings/operating-hours/schedule';
import { AddIcon } from '../../../ui/base/icons';
import { Link, PlainLink, useHasScreen } from '../../../ui/base/link';
import { UpgradeButton } from '../../../ui/feedback/upgrade-button';
import { useFormat } from '../../../ui/format/format';
import { Button, Text } from '../../../ui/radix';
import { useLabels } from '../../../ui/theme/labels';
import type { ReportRoute } from '../../../model/places/report-route';
import type { Route } from '../../../model/places/route';
import { findingFilters } from '../../../model/reports/coverage/coverage-links';
import type { ReactNode } from 'react';
import { reportsCoverageLabels } from './labels';
import { useWeekWords } from './words';

interface CoverageFindingProps {
  block: CoverageBlock;
  /** The report's time zone. */
  zone: string;
  /** The widget's history in the same range. */
  history: ReportRoute;
}

/** What the chats say in a sentence, and the hours that would change it. */
export function CoverageFinding({ block, zone, history }: CoverageFindingProps) {
  const labels = useLabels(reportsCoverageLabels);
  const words = useWeekWords();
  const { schedule, offer } = block;
  if (schedule.week === null) return <Line>{labels.scheduleUnreadable}</Line>;
  if (!offer) return schedule.isOn && block.planned ? <Line>{labels.noFinding}</Line> : null;
  const { advice, edges } = offer;
  return (
    <div className="cd-coverage-finding" data-chatdeck="coverage-finding">
      <div className="cd-coverage-said">
        {advice && (
          <Text as="p" size="2" weight="medium">
            {words.finding(advice, edges)}
          </Text>
        )}
        {advice && (
          <Line>
            {words.suggestion(advice)} {words.caught(advice)}
          </Line>
        )}
        {offer.zone !== zone && <Line>{labels.zoneNote(offer.zone.replaceAll('_', ' '))}</Line>}
        {!schedule.isOn && <Line>{labels.scheduleOff}</Line>}
      </div>
      {!schedule.isOn && <Schedule week={offer.week} />}
      <div className="cd-coverage-ways">
        <AddHours block={block} offer={offer} />
        {/* On other clocks, the range has other days. */}
        {advice && offer.zone === zone && (
          <Link to={{ ...history, filters: findingFilters(advice) }}>{words.showMissed(advice)}</Link>
        )}
      </div>
    </div>
  );
}

function Line({ children }: { children: ReactNode }) {
  return (
    <Text as="p" size="2" color="gray" className="cd-prose">
      {children}
    </Text>
  );
}

/** A suggested week, day by day. */
function Schedule({ week }: { week: WeekHours }) {
  const labels = useLabels(reportsCoverageLabels);
  const words = useWeekWords();
  const { timeOfDay } = useFormat();
  const time = (clock: number) => timeOfDay(toMinutes(clock) / 60);
  const open = weekdays.filter((weekday) => week[weekday].length > 0);
  return (
    <ul aria-label={labels.suggestedSchedule} className="cd-coverage-schedule cd-numbers">
      {open.map((weekday) => (
        <li key={weekday}>
          <span>{words.dayName(weekday)}</span>{' '}
          <span>
            {week[weekday]
              .filter(isWhole)
              .map(({ start, end }) => labels.period(time(start), time(end)))
              .join(', ')}
          </span>
        </li>
      ))}
    </ul>
  );
}

/** The way to the operating hours with the offered ones. */
function AddHours({ block, offer }: { block: CoverageBlock; offer: HoursOffer }) {
  const labels = useLabels(reportsCoverageLabels);
  const hasScreen = useHasScreen();
  const { widget, schedule, onAddHours } = block;
  if (!onAddHours) {
    return (
      <>
        <Line>{labels.planRequired}</Line>
        <UpgradeButton />
      </>
    );
  }
  const to: Route = { name: 'settings', tab: 'op-hours', widgetId: widget.id };
  if (!hasScreen(to)) return null;
  return (
    <Button asChild>
      <PlainLink
        to={to}
        onClick={onAddHours}
        onAuxClick={({ button }) => {
          // The middle button opens the link without a click.
          if (button === 1) onAddHours();
        }}
        data-state={offer.advice ? 'advice' : 'schedule'}
      >
        <AddIcon size={16} aria-hidden />
        {schedule.isOn ? labels.addHours : labels.useSchedule}
      </PlainLink>
    </Button>
  );
}
