import { toWire } from '../../model/settings/operating-hours/schedule-wire';
import { jsonEqual } from '../../model/core/json-equal';
import type { Id } from '../../model/core/tolerant';
import { isTimeZone } from '../../model/time/time-zone';
import { PlainLink } from '../../ui/base/link';
import { useField } from '../../ui/editor/editor-context';
import { EditorSection } from '../../ui/editor/editor-section';
import { editorLabels } from '../../ui/editor/editor-labels';
import { Row } from '../../ui/editor/rows/row';
import { bindRows } from '../../ui/settings/bind-rows';
import { SwitchRow } from '../../ui/editor/rows/switch-row';
import { lazyPart } from '../../ui/later/lazy-part';
import { NoticeCallout } from '../../ui/feedback/notice-callout';
import { Checkbox, Text } from '../../ui/radix';
import { useBeforePaint } from '../../ui/base/use-before-paint';
import { useLabels } from '../../ui/theme/labels';
import { useRef } from 'react';
import { RowSkeleton, SectionSkeleton } from '../../ui/editor/section-skeleton';
import { StatusLine } from './status-line';
import { useClock } from './use-clock';
import { WeekHoursSkeleton } from './week-hours-skeleton';
import type {
  OperatingHoursTabProps,
  OperatingHoursSettings,
  OperatingHoursSection,
} from '../../model/settings/operating-hours/operating-hours';
import type { Editor } from '../../model/core/editor';
import { operatingHoursLabels } from './labels';

const ZoneRow = lazyPart(() => import('./zone-row').then((part) => part.ZoneRow), <RowSkeleton row="field" />);

/** Sections typed with this tab's fields. */
const Form = /* @__PURE__ */ bindRows<OperatingHoursSettings, OperatingHoursSection>()({ EditorSection });

const WeekHoursRow = lazyPart(() => import('./week-hours').then((part) => part.WeekHoursRow), <WeekHoursSkeleton />);

const VisitorsSection = lazyPart(
  () => import('./visitors/visitors-section').then((part) => part.VisitorsSection),
  <SectionSkeleton groups={[['field'], ['longText'], ['field']]} startsUntitled />,
);

interface ScheduleSectionProps extends ScheduleProps {
  /** It has just replaced the button that started it, so it takes the focus. */
  isNew: boolean;
}

export function ScheduleSection(props: ScheduleSectionProps) {
  const { editor, now, localZone, isLocked, isNew, visitors, widgetId, isAdmin } = props;
  const labels = useLabels(operatingHoursLabels);
  const { value, saved } = editor;
  const { tz, weekHours } = value;
  const clock = useClock();
  const zone = isTimeZone(tz) ? tz : localZone;
  const isFixed = isLocked || undefined;
  const rows = useFocusOnStart(isNew);
  return (
    <>
      <StatusLine
        isScheduleOn={saved.onOffSchedule}
        weekHours={saved.weekHours}
        zone={isTimeZone(saved.tz) ? saved.tz : localZone}
        localZone={localZone}
        now={now}
        clock={clock}
        visitors={visitors}
        widgetId={widgetId}
        isAdmin={isAdmin}
        hasDraft={
          !jsonEqual({ ...value, sendOpHourChangeMessages: false }, { ...saved, sendOpHourChangeMessages: false })
        }
      />
      <Form.EditorSection name="schedule" title={labels.title} description={labels.text}>
        <div ref={rows} className="cd-rows cd-hours-settings">
          <ScheduleRow isFixed={isLocked && !editor.saved.onOffSchedule} />
          <ZoneRow zone={zone} localZone={localZone} now={now} clock={clock} isFixed={isFixed} />
          <NotifyRow isFixed={isFixed} />
        </div>
        {weekHours === null ? (
          <NoticeCallout>{labels.unreadable}</NoticeCallout>
        ) : (
          <WeekHoursRow zone={zone} now={now} clock={clock} isFixed={isFixed} />
        )}
        {visitors && weekHours !== null && <OutsideNote widgetId={widgetId} isHidden={visitors.isHiddenOffline} />}
        <Text as="p" size="1" color="gray" role="status" className="cd-hours-dropped">
          {weekHours !== null && droppedText(toWire(weekHours, 0).dropped.length, labels.dropped)}
        </Text>
      </Form.EditorSection>
      {visitors && (
        <VisitorsSection
          widgetId={widgetId}
          isAdmin={isAdmin}
          saved={visitors}
          settings={value}
          hasFeature={!isLocked}
          zone={zone}
          localZone={localZone}
          now={now}
          clock={clock}
        />
      )}
    </>
  );
}

/** What visitors get outside the hours, and where to change it. */
function OutsideNote({ widgetId, isHidden }: { widgetId: Id; isHidden: boolean }) {
  const labels = useLabels(operatingHoursLabels);
  return (
    <Text as="p" size="1" color="gray">
      {isHidden ? labels.outsideHidden : labels.outsideForm}{' '}
      <PlainLink to={{ name: 'settings', widgetId, tab: 'behavior' }} className="rt-Text rt-reset rt-Link">
        {labels.presence}
      </PlainLink>
    </Text>
  );
}

function droppedText(count: number, inWords: (count: number) => string): string {
  return count === 0 ? '' : inWords(count);
}

function ScheduleRow({ isFixed }: { isFixed: boolean }) {
  const { scheduleOn, scheduleOff } = useLabels(operatingHoursLabels);
  const field = useField<boolean>('onOffSchedule');
  return (
    <SwitchRow
      {...field}
      label={`${field.label}: ${field.value ? scheduleOn : scheduleOff}`}
      isReadOnly={field.isReadOnly || isFixed}
    />
  );
}

/** Whether the channel is notified when the schedule turns the widget on or off. */
function NotifyRow({ isFixed = false }: { isFixed: boolean | undefined }) {
  const { value, onValueChange, isReadOnly, ...row } = useField<boolean>('sendOpHourChangeMessages');
  const { on, off } = useLabels(editorLabels);
  return (
    <div className="cd-rows cd-hours-notify">
      <Row {...row} say={(isOn: boolean) => (isOn ? on : off)} layout="beside">
        {({ disabled, ...control }) => (
          <Checkbox
            {...control}
            disabled={disabled || isReadOnly || isFixed}
            checked={value}
            onCheckedChange={onValueChange}
          />
        )}
      </Row>
    </div>
  );
}

function useFocusOnStart(isNew: boolean) {
  const rows = useRef<HTMLDivElement>(null);
  useBeforePaint(() => {
    if (isNew) rows.current?.querySelector<HTMLElement>('button')?.focus();
  }, [isNew]);
  return rows;
}

export interface ScheduleProps extends Pick<
  OperatingHoursTabProps,
  'now' | 'localZone' | 'visitors' | 'widgetId' | 'isAdmin'
> {
  editor: Editor<OperatingHoursSettings, OperatingHoursSection>;
  /** The plan doesn't include operating hours: the schedule can be turned off, and nothing else. */
  isLocked: boolean;
}
