import { clockEffects, type ClockEffect } from '../../../model/settings/operating-hours/time-machine';
import type { VisitorHours } from '../../../model/places/why-offline';
import type { Instant } from '../../../model/core/tolerant';
import { Text } from '../../../ui/radix';
import { useLabels } from '../../../ui/theme/labels';
import { useMemo } from 'react';
import type { Clock } from '../use-clock';
import { operatingHoursVisitorsLabels, type OperatingHoursVisitorsLabels } from './labels';
import { useMomentsIn } from './use-moments';

interface ClockEffectsProps {
  hours: VisitorHours;
  localZone: string;
  now: Instant;
  clock: Clock;
}

/** The clock changes of the next twelve months, and what each does to the hours. */
export function ClockEffects({ hours, localZone, now, clock }: ClockEffectsProps) {
  const labels = useLabels(operatingHoursVisitorsLabels);
  const momentsIn = useMomentsIn();
  // A year of days is read once an hour.
  const hour = Math.floor(now / 3_600_000);
  const effects = useMemo(() => clockEffects(hours, localZone, hour * 3_600_000), [hours, localZone, hour]);
  return (
    <div className="cd-rows">
      <Text as="div" size="2" weight="medium" className="cd-rows-title">
        {labels.changes}
      </Text>
      {effects.length === 0 && (
        <Text as="p" size="2" color="gray">
          {labels.noChanges}
        </Text>
      )}
      {effects.map((effect) => {
        const moments = momentsIn(effect.zone);
        return (
          <div key={`${effect.zone}:${effect.at}`} data-chatdeck="clock-change">
            <Text as="p" size="2">
              {labels.change(moments.date(effect.at), moments.zone, effect.by > 0, clock.duration(Math.abs(effect.by)))}
            </Text>
            <Text as="p" size="1" color="gray">
              {effectTexts(effect, { hours, localZone, clock, labels }).join(' ')}
            </Text>
          </div>
        );
      })}
    </div>
  );
}

interface EffectContext extends Omit<ClockEffectsProps, 'now'> {
  labels: OperatingHoursVisitorsLabels;
}

function effectTexts({ zone, lost, ahead }: ClockEffect, { hours, localZone, clock, labels }: EffectContext): string[] {
  const texts = zone === hours.zone ? [labels.sameHours] : [];
  if (lost !== 0) texts.push((lost > 0 ? labels.shorter : labels.longer)(clock.duration(Math.abs(lost))));
  if (hours.zone === localZone) return texts;
  if (ahead === 0) return [...texts, labels.sameTime];
  return [...texts, (ahead > 0 ? labels.ahead : labels.behind)(clock.duration(Math.abs(ahead)))];
}
