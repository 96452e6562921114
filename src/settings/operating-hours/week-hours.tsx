import { isEmptyWeek, weekdays, type WeekHours, type Weekday } from '../../model/settings/operating-hours/schedule';
import { nightEnd } from '../../model/settings/operating-hours/schedule-bars';
import { openMinutes, rangeRemarks, type RangeRemark } from '../../model/settings/operating-hours/schedule-checks';
import { copyToAllDays } from '../../model/settings/operating-hours/schedule-edits';
import { weekPresets } from '../../model/settings/operating-hours/operating-hours';
import { jsonEqual } from '../../model/core/json-equal';
import type { Instant } from '../../model/core/tolerant';
import { Announcer } from '../../ui/base/announcer';
import { useField } from '../../ui/editor/editor-context';
import { Row } from '../../ui/editor/rows/row';
import { useWaysBackKeys } from '../../ui/editor/rows/ways-back';
import { Button, Text } from '../../ui/radix';
import { useLatestCallback } from '../../ui/base/use-latest-callback';
import { useLabels } from '../../ui/theme/labels';
import { memo, useId, useMemo, useRef, useState } from 'react';
import { DayRow } from './day-row';
import { operatingHoursLabels } from './labels';
import { theirHours } from './their-hours';
import type { Clock } from './use-clock';
import { WeekGrid } from './week-grid';

interface WeekHoursRowProps {
  zone: string;
  now: Instant;
  clock: Clock;
  isFixed: boolean | undefined;
}

/** The week's hours twice, as a table and as a grid, both editable. */
export function WeekHoursRow({ zone, now, clock, isFixed = false }: WeekHoursRowProps) {
  const labels = useLabels(operatingHoursLabels);
  const { value: week, onValueChange, isReadOnly, error: _error, ...row } = useField<WeekHours>('weekHours');
  const [lastChanged, setLastChanged] = useState<Weekday>();
  const [said, setSaid] = useState('');
  const isLocked = isReadOnly || isFixed;
  const remarks = useMemo(() => byPlace(rangeRemarks(week)), [week]);
  const handleEdit = useLatestCallback((weekday: Weekday, edit: (week: WeekHours) => WeekHours) => {
    setLastChanged(weekday);
    onValueChange(edit(week));
  });
  const handlePreset = useLatestCallback((preset: WeekPreset) => {
    onValueChange(weekPresets[preset]);
    setLastChanged(undefined);
    setSaid(labels.presetUsed(labels.preset[preset]));
  });
  const body = useRef<HTMLDivElement>(null);
  const id = useId();
  const keys = useWaysBackKeys(id, row, body);
  const total = weekdays.reduce<number>((sum, weekday) => sum + openMinutes(week, weekday), 0);
  return (
    <div className="cd-rows cd-hours">
      <Row
        {...row}
        layout="wide"
        controlRef={body}
        isGroup
        say={(hours: WeekHours | null) => theirHours(hours, clock, labels)}
      >
        {() => null}
      </Row>
      {/* Next to the row: its `:has()` styles would otherwise match the whole table at each key. */}
      <div
        ref={body}
        className="cd-hours-body"
        role="group"
        aria-label={row.label}
        aria-describedby={keys.hintId}
        aria-keyshortcuts={keys['aria-keyshortcuts']}
        onKeyDownCapture={keys.handleKey}
      >
        {keys.hint}
        {!isLocked && <Presets week={week} onChoose={handlePreset} />}
        <div className="cd-hours-sides">
          <div className="cd-hours-table">
            {weekdays.map((weekday) => (
              <DayRow
                key={weekday}
                weekday={weekday}
                ranges={week[weekday]}
                minutes={openMinutes(week, weekday)}
                nightEnd={nightEnd(week, weekday)}
                remarks={remarks.get(weekday) ?? none}
                isLocked={isLocked}
                clock={clock}
                onEdit={handleEdit}
                onSay={setSaid}
              />
            ))}
            <div className="cd-hours-foot">
              <Text as="p" size="1" color="gray">
                {!isEmptyWeek(week) && labels.weekTotal(clock.duration(total))}
              </Text>
              {lastChanged !== undefined && !isLocked && (
                <Button
                  type="button"
                  size="1"
                  variant="outline"
                  color="gray"
                  onClick={() => {
                    handleEdit(lastChanged, (current) => copyToAllDays(current, lastChanged));
                    setSaid(labels.copied(clock.day(lastChanged)));
                  }}
                >
                  {labels.copyLast(clock.day(lastChanged))}
                </Button>
              )}
            </div>
          </div>
          <WeekGrid
            week={week}
            zone={zone}
            now={now}
            clock={clock}
            isLocked={isLocked}
            onEdit={handleEdit}
            onSay={setSaid}
          />
        </div>
      </div>
      <Announcer>{said}</Announcer>
    </div>
  );
}

interface PresetsProps {
  week: WeekHours;
  onChoose(preset: WeekPreset): void;
}

/** Weeks to start from. The one in use is marked, and choosing it again changes nothing. */
const Presets = memo(function Presets({ week, onChoose }: PresetsProps) {
  const labels = useLabels(operatingHoursLabels);
  return (
    <div className="cd-hours-presets" role="group" aria-label={labels.presets}>
      <Text size="1" color="gray" aria-hidden="true">
        {labels.presets}
      </Text>
      {presetNames.map((name) => (
        <Button
          key={name}
          type="button"
          size="1"
          variant="outline"
          color="gray"
          aria-pressed={jsonEqual(week, weekPresets[name])}
          onClick={() => onChoose(name)}
        >
          {labels.preset[name]}
        </Button>
      ))}
    </div>
  );
});

type WeekPreset = keyof typeof weekPresets;
const presetNames = Object.keys(weekPresets) as WeekPreset[];

const none: readonly (RangeRemark | undefined)[] = [];

/** For each weekday, the problems of its ranges. */
function byPlace(remarks: readonly RangeRemark[]) {
  const days = new Map<Weekday, (RangeRemark | undefined)[]>();
  for (const remark of remarks) {
    const day = days.get(remark.weekday) ?? [];
    day[remark.index] = remark;
    days.set(remark.weekday, day);
  }
  return days;
}
