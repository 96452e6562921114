import { toWire } from '../../model/settings/operating-hours/schedule-wire';
import { isTimeZone } from '../../model/time/zoned-time';
import { useField } from '../../ui/editor/editor-context';
import { PlainSwitchRow } from '../../ui/editor/rows/switch-row';
import { lazyPart } from '../../ui/later/lazy-part';
import { NoticeCallout } from '../../ui/feedback/notice-callout';
import { Text } from '../../ui/radix';
import { useBeforePaint } from '../../ui/base/use-before-paint';
import { useRef } from 'react';
import { Form } from './form';
import { NotifyRow } from './notify-row';
import { StatusLine } from './status-line';
import { useClock } from './use-clock';
import { WeekHoursSkeleton } from './week-hours-skeleton';
import { ZoneRow } from './zone-row';
import type {
  OperatingHoursTabProps,
  OperatingHoursSettings,
  OperatingHoursSection,
} from '../../model/settings/operating-hours/operating-hours';
import type { Editor } from '../../model/core/editor';
import type { OperatingHoursLabels } from './labels';

const WeekHoursRow = lazyPart(() => import('./week-hours').then((part) => part.WeekHoursRow), <WeekHoursSkeleton />);

interface ScheduleSectionProps extends ScheduleProps {
  /** It has just taken the place of the button that started it, and so the focus. */
  isNew: boolean;
}

export function ScheduleSection({ editor, labels, now, localZone, isLocked, isNew }: ScheduleSectionProps) {
  const { tz, weekHours, onOffSchedule } = editor.value;
  const clock = useClock(labels);
  const zone = isTimeZone(tz) ? tz : localZone;
  const isFixed = isLocked || undefined;
  const rows = useFocusOnStart(isNew);
  return (
    <Form.EditorSection name="schedule" title={labels.title} description={labels.text}>
      <div ref={rows} className="cd-hours-settings">
        <StatusLine
          isScheduleOn={onOffSchedule}
          weekHours={weekHours}
          zone={zone}
          localZone={localZone}
          now={now}
          clock={clock}
          labels={labels}
        />
        <SwitchRow labels={labels} isFixed={isLocked && !editor.saved.onOffSchedule} />
        <ZoneRow zone={zone} now={now} clock={clock} labels={labels} isFixed={isFixed} />
        <NotifyRow labels={labels} isFixed={isFixed} />
      </div>
      {weekHours === null ? (
        <NoticeCallout>{labels.unreadable}</NoticeCallout>
      ) : (
        <WeekHoursRow zone={zone} now={now} clock={clock} labels={labels} isFixed={isFixed} />
      )}
      <Text as="p" size="1" color="gray" role="status" className="cd-hours-dropped">
        {weekHours !== null && droppedText(toWire(weekHours, 0).dropped.length, labels)}
      </Text>
    </Form.EditorSection>
  );
}

function droppedText(count: number, labels: ScheduleProps['labels']): string {
  return count === 0 ? '' : labels.dropped(count);
}

function SwitchRow({ labels, isFixed }: { labels: ScheduleProps['labels']; isFixed: boolean }) {
  const field = useField<boolean>('onOffSchedule');
  const state = field.value ? labels.scheduleOn : labels.scheduleOff;
  return (
    <PlainSwitchRow
      {...field}
      label={`${labels.schedule}: ${state}`}
      help={labels.scheduleHelp}
      isReadOnly={field.isReadOnly || isFixed}
    />
  );
}

function useFocusOnStart(isNew: boolean) {
  const rows = useRef<HTMLDivElement>(null);
  useBeforePaint(() => {
    if (isNew) rows.current?.querySelector<HTMLElement>('button')?.focus();
  }, [isNew]);
  return rows;
}
export interface ScheduleProps extends Pick<OperatingHoursTabProps, 'now' | 'localZone'> {
  editor: Editor<OperatingHoursSettings, OperatingHoursSection>;
  labels: OperatingHoursLabels;
  /** The plan lacks the hours: the schedule can be turned off, and nothing else. */
  isLocked: boolean;
}
