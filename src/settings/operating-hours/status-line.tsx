import { isEmptyWeek, type WeekHours } from '../../model/settings/operating-hours/schedule';
import { scheduleStatus } from '../../model/settings/operating-hours/schedule-status';
import { offlineReasonNow, type VisitorFacts } from '../../model/places/why-offline';
import type { Id, Instant } from '../../model/core/tolerant';
import { wallTime } from '../../model/time/zoned-time';
import { Text } from '../../ui/radix';
import { StatusDot } from '../../ui/base/status-dot';
import { WhyOffline } from '../../ui/feedback/why-offline';
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
  /** What else decides, if it is known. */
  visitors: VisitorFacts | undefined;
  widgetId: Id;
  isAdmin: boolean | undefined;
  /** There are changes that aren't in force. */
  hasDraft: boolean;
}

/** What is in force: the widget's state by the saved hours, and its next change, in both time zones. */
export function StatusLine(props: StatusLineProps) {
  const { weekHours, zone, now, isScheduleOn, visitors, widgetId, isAdmin, hasDraft } = props;
  const labels = useLabels(operatingHoursLabels);
  const status = useMemo(
    () => (weekHours === null ? undefined : scheduleStatus(weekHours, zone, now)),
    [weekHours, zone, now],
  );
  if (!status) return null;
  const reason = visitors && offlineReasonNow(visitors, now);
  const isBlocked = reason !== undefined && reason !== 'outsideHours';
  const isOn = visitors ? reason === undefined : isScheduleOn && status.isOn;
  return (
    <div className="cd-hours-status" data-chatdeck="schedule-status" data-state={status.isOn ? 'on' : 'off'}>
      <StatusDot state={isOn ? 'online' : 'offline'} />
      <div aria-live="polite">
        <Text as="p" size="2">
          {isBlocked ? (
            <>
              {labels.statusBlocked} <WhyOffline widgetId={widgetId} reason={reason} isAdmin={isAdmin} tab="op-hours" />
            </>
          ) : isScheduleOn && visitors?.isOnline && !status.isOn ? (
            labels.statusStillOn
          ) : (
            statusText(props, status, labels)
          )}
        </Text>
        {hasDraft && (
          <Text as="p" size="1" color="gray">
            {labels.statusSaved}
          </Text>
        )}
      </div>
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
