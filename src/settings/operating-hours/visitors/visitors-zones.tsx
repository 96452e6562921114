import { chatSpans, visitorZones } from '../../../model/settings/operating-hours/time-machine';
import type { VisitorFacts } from '../../../model/places/why-offline';
import type { Instant } from '../../../model/core/tolerant';
import { addDays } from '../../../model/time/local-date';
import { clockOf, dayStart, localDate } from '../../../model/time/zoned-time';
import { Text } from '../../../ui/radix';
import { useLabels } from '../../../ui/theme/labels';
import type { Clock } from '../use-clock';
import { operatingHoursVisitorsLabels, type OperatingHoursVisitorsLabels } from './labels';
import { useMomentsIn } from './use-moments';

interface VisitorsZonesProps {
  facts: VisitorFacts;
  at: Instant;
  clock: Clock;
}

/** The moment on visitors' clocks around the world, and when they get the chat on that day. */
export function VisitorsZones({ facts, at, clock }: VisitorsZonesProps) {
  const labels = useLabels(operatingHoursVisitorsLabels);
  const momentsIn = useMomentsIn();
  return (
    <div className="cd-rows">
      <Text as="div" size="2" weight="medium" className="cd-rows-title">
        {labels.zones}
      </Text>
      <ul className="rt-reset cd-visitors-zones">
        {visitorZones.map((zone) => {
          const moments = momentsIn(zone);
          return (
            <li key={zone}>
              <Text as="div" size="1" color="gray">
                {moments.zone}
              </Text>
              <Text as="div" size="2">
                {moments.dayAndTime(at)}
              </Text>
              <Text as="div" size="1" color="gray">
                {chatOf({ facts, at, clock, zone, labels })}
              </Text>
            </li>
          );
        })}
      </ul>
    </div>
  );
}

interface ZoneDay extends VisitorsZonesProps {
  zone: string;
  labels: OperatingHoursVisitorsLabels;
}

/** When visitors get the chat on the moment's day in a zone. */
function chatOf({ facts, at, zone, clock, labels }: ZoneDay): string {
  const date = localDate(at, zone);
  const day = { from: dayStart(date, zone), to: dayStart(addDays(date, 1), zone) };
  const spans = chatSpans(facts, day);
  if (spans.length === 0) return labels.noChat;
  if (spans[0]?.from === day.from && spans[0].to === day.to) return labels.allDay;
  const time = (instant: Instant) => clock.short(clockOf(instant, zone));
  return labels.chat(spans.map(({ from, to }) => labels.range(time(from), time(to))).join(', '));
}
