import { isEmptyWeek, type WeekHours } from '../../model/settings/operating-hours/schedule';
import { scheduleStatus } from '../../model/settings/operating-hours/schedule-status';
import type { Instant } from '../../model/core/tolerant';
import { wallTime } from '../../model/time/zoned-time';
import { Text } from '../../ui/radix';
import { StatusDot } from '../../ui/base/status-dot';
import { useLabels } from '../../ui/theme/labels';
import { useMemo } from 'react';
import { operatingHoursLabels, type OperatingHoursLabels } from './labels';
import type { Clock } from './use-clock';

interface StatusLineProps {
  isScheduleOn: boolean;
  weekHours: WeekHours | null;
  zone: string;
  localZone: string;
  now: Instant;
  clock: Clock;
}

/** The schedule's current state and its next change, in both time zones. */
export function StatusLine(props: StatusLineProps) {
  const { weekHours, zone, now, isScheduleOn } = props;
  const labels = useLabels(operatingHoursLabels);
  const status = useMemo(
    () => (weekHours === null ? undefined : scheduleStatus(weekHours, zone, now)),
    [weekHours, zone, now],
  );
  if (!status) return null;
  return (
    <div className="cd-hours-status" data-chatdeck="schedule-status" data-state={status.isOn ? 'on' : 'off'}>
      <StatusDot state={isScheduleOn && status.isOn ? 'online' : 'offline'} />
      <Text as="p" size="2" aria-live="polite">
        {statusText(props, status, labels)}
      </Text>
    </div>
  );
}

function statusText(
  { isScheduleOn, weekHours, zone, localZone, clock }: StatusLineProps,
  { isOn, changesAt }: ReturnType<typeof scheduleStatus>,
  labels: OperatingHoursLabels,
): string {
  if (!isScheduleOn) return labels.statusOff;
  if (weekHours && isEmptyWeek(weekHours)) return labels.statusNoHours;
  if (changesAt === undefined) return isOn ? labels.statusOnAlways : labels.statusNoHours;
  const isSameClock = wallTime(changesAt, zone) === wallTime(changesAt, localZone);
  const here = isSameClock ? undefined : clock.moment(changesAt, localZone);
  return (isOn ? labels.statusOn : labels.statusClosed)(clock.moment(changesAt, zone), here);
}
