import { clockTimes, weekdays, type WeekHours, type Weekday } from '../../model/settings/operating-hours/schedule';
import { AddIcon, CloseIcon } from '../../ui/base/icons';
import { Select } from '../../ui/inputs/select';
import { Button, IconButton, Text } from '../../ui/radix';
import { useLabels } from '../../ui/theme/labels';
import { useCompareContext } from './compare-context';
import { compareLabels } from './labels';

interface HoursFieldProps {
  /** Null when the stored hours can't be read. */
  value: WeekHours | null;
  onValueChange(next: WeekHours): void;
  error: string | undefined;
}

/** The ranges of each weekday. The tab has more ways to set them. */
export function HoursField({ value, onValueChange, error }: HoursFieldProps) {
  const labels = useLabels(compareLabels);
  const { texts } = useCompareContext();
  if (!value) return null;
  const times = clockTimes.map((clock) => ({ value: String(clock), label: texts.time(clock) }));
  return (
    <ul className="cd-compare-hours">
      {weekdays.map((weekday) => (
        <li key={weekday} className="cd-compare-day">
          <Text size="2" weight="medium">
            {texts.day(weekday)}
          </Text>
          <div className="cd-compare-ranges">
            {value[weekday].map((range, index) => (
              <div key={index} className="cd-compare-range">
                {(['start', 'end'] as const).map((side) => (
                  <Select
                    key={side}
                    aria-label={labels[side](texts.day(weekday))}
                    value={String(range[side] ?? '')}
                    options={times}
                    onValueChange={(next) =>
                      onValueChange(withRange(value, weekday, index, { ...range, [side]: Number(next) }))
                    }
                  />
                ))}
                <IconButton
                  type="button"
                  variant="ghost"
                  color="gray"
                  aria-label={labels.removeRange(texts.day(weekday))}
                  onClick={() => onValueChange(withRange(value, weekday, index, undefined))}
                >
                  <CloseIcon size={16} aria-hidden />
                </IconButton>
              </div>
            ))}
            <Button
              type="button"
              size="1"
              variant="outline"
              color="gray"
              aria-label={`${labels.addRange}: ${texts.day(weekday)}`}
              onClick={() =>
                onValueChange({ ...value, [weekday]: [...value[weekday], nextRange(value[weekday].at(-1)?.end)] })
              }
            >
              <AddIcon size={16} aria-hidden />
              {labels.addRange}
            </Button>
          </div>
        </li>
      ))}
      {error !== undefined && (
        <Text as="p" size="1" color="red" role="alert">
          {error}
        </Text>
      )}
    </ul>
  );
}

type Range = WeekHours[Weekday][number];

function withRange(week: WeekHours, weekday: Weekday, index: number, range: Range | undefined): WeekHours {
  return { ...week, [weekday]: week[weekday].toSpliced(index, 1, ...(range ? [range] : [])) };
}

/** Office hours, or the afternoon after a morning. */
function nextRange(end: number | null | undefined): Range {
  if (typeof end !== 'number') return { start: 900, end: 1700 };
  const start = Math.min(end + 100, 2200);
  return { start, end: Math.min(start + 400, 2345) };
}
