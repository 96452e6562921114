import { weekdays, type Weekday } from '../../model/settings/operating-hours/schedule';
import { copyToAllDays, copyToDays, daySets } from '../../model/settings/operating-hours/schedule-edits';
import { CopyIcon } from '../../ui/base/icons';
import { Popover } from '../../ui/overlays/popover';
import { useLabels } from '../../ui/theme/labels';
import { Button, Checkbox, IconButton, Text } from '../../ui/radix';
import { useState } from 'react';
import { operatingHoursLabels } from './labels';
import type { Clock } from './use-clock';
import type { EditWeek } from './grid-bars';

interface CopyDayProps {
  weekday: Weekday;
  day: string;
  clock: Clock;
  onEdit: EditWeek;
  onSay(text: string): void;
}

/** Copies a day's hours to all other days, or to selected ones. */
export function CopyDay({ weekday, day, clock, onEdit, onSay }: CopyDayProps) {
  const labels = useLabels(operatingHoursLabels);
  const [isOpen, setOpen] = useState(false);
  const [chosen, setChosen] = useState<readonly Weekday[]>([]);
  const others = weekdays.filter((other) => other !== weekday);

  const handleOpen = (open: boolean) => {
    setOpen(open);
    setChosen([]);
  };
  const finish = () => {
    onSay(labels.copied(day));
    handleOpen(false);
  };
  return (
    <Popover
      open={isOpen}
      onOpenChange={handleOpen}
      align="end"
      label={labels.copy(day)}
      trigger={
        <IconButton type="button" variant="ghost" color="gray" aria-label={labels.copy(day)}>
          <CopyIcon size={16} aria-hidden />
        </IconButton>
      }
    >
      <div className="cd-hours-copy">
        <Text as="p" size="2" weight="medium">
          {labels.copyTitle(day)}
        </Text>
        <div className="cd-hours-copy-sets">
          {(['weekdays', 'weekend'] as const).map((set) => (
            <Button
              key={set}
              type="button"
              size="1"
              variant="outline"
              color="gray"
              onClick={() => setChosen(daySets[set].filter((other) => other !== weekday))}
            >
              {labels[set]}
            </Button>
          ))}
        </div>
        <div className="cd-hours-copy-days">
          {others.map((other) => (
            <Text as="label" size="2" key={other} className="cd-hours-copy-day">
              <Checkbox
                checked={chosen.includes(other)}
                onCheckedChange={(isChosen) =>
                  setChosen(isChosen ? [...chosen, other] : chosen.filter((one) => one !== other))
                }
              />
              {clock.day(other)}
            </Text>
          ))}
        </div>
        <Button
          type="button"
          disabled={chosen.length === 0}
          onClick={() => {
            onEdit(weekday, (week) => copyToDays(week, weekday, chosen));
            finish();
          }}
        >
          {labels.copyChosen}
        </Button>
        <Button
          type="button"
          variant="outline"
          color="gray"
          onClick={() => {
            onEdit(weekday, (week) => copyToAllDays(week, weekday));
            finish();
          }}
        >
          {labels.copyAll}
        </Button>
      </div>
    </Popover>
  );
}
