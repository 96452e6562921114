import { customRange } from '../../../model/time/chosen-range';
import type { DateRange } from '../../../model/time/date-range';
import type { RangeControl } from '../../../model/reports/props';
import type { ReportRange } from '../../../model/places/report-route';
import { isLocalDate } from '../../../model/time/local-date';
import { useLabels } from '../../../ui/theme/labels';
import { Calendar } from '../../../ui/calendar/calendar';
import { Button, Text } from '../../../ui/radix';
import { TextInput } from '../../../ui/inputs/text-input';
import { useState, type FormEvent } from 'react';
import { reportLabels, type ReportLabels } from './labels';

interface CustomRangeProps {
  range: RangeControl;
  onApply(range: Exclude<ReportRange, string>): void;
}

/** A custom range, typed or picked. Leaving a field corrects an invalid date, and a note says so. */
export function CustomRange({ range, onApply }: CustomRangeProps) {
  const labels = useLabels(reportLabels);
  const { dates, today, now, zone } = range;
  const [typed, setTyped] = useState(dates);
  const [remark, setRemark] = useState('');
  const corrected = customRange(typed.start, typed.end, now, zone);
  const isChanged = typed.start !== dates.start || typed.end !== dates.end;

  /** Corrects the typed dates and returns whether they needed it. */
  function correct(): boolean {
    const { start, end } = typed;
    setTyped(corrected);
    const text = remarkOn({ start, end }, corrected, today, labels);
    setRemark(text);
    return text !== '';
  }

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (isChanged && !correct()) onApply({ from: corrected.start, to: corrected.end });
  };
  const field = (name: keyof DateRange, label: string) => (
    <TextInput
      label={label}
      size="2"
      value={typed[name]}
      onValueChange={(text) => setTyped({ ...typed, [name]: text.trim() })}
      onBlur={correct}
      placeholder={labels.dateForm}
      autoComplete="off"
      maxLength={10}
    />
  );
  return (
    <form className="cd-range-custom" onSubmit={handleSubmit} noValidate>
      <div className="cd-range-fields">
        {field('start', labels.from)}
        {field('end', labels.to)}
      </div>
      <Text as="p" size="1" color="gray" role="status" className="cd-range-remark">
        {remark}
      </Text>
      <Calendar
        value={customRange(dateOr(typed.start, dates.start), dateOr(typed.end, dates.end), now, zone)}
        today={today}
        onValueChange={(next) => {
          setTyped(next);
          setRemark('');
        }}
      />
      <Button type="submit" disabled={!isChanged} className="cd-range-apply">
        {labels.apply}
      </Button>
    </form>
  );
}

/** The calendar stays where it is while someone types. */
function dateOr(text: string, fallback: string): string {
  return isLocalDate(text) ? text : fallback;
}

/** The corrections, as text; empty if there were none. */
function remarkOn(typed: DateRange, corrected: DateRange, today: string, labels: ReportLabels): string {
  const remarks = [typed.start, typed.end].flatMap((text) => {
    if (!isLocalDate(text)) return [labels.notADate(text)];
    return text > today ? [labels.inFuture] : [];
  });
  const isEndMoved = remarks.length === 0 && corrected.end !== typed.end;
  return [...new Set(remarks), ...(isEndMoved ? [labels.endMoved] : [])].join(' ');
}
