import type { OperatingHoursSettings } from '../../../model/settings/operating-hours/operating-hours';
import { clockTimes } from '../../../model/settings/operating-hours/schedule';
import { draftFacts, momentOf, statesAt } from '../../../model/settings/operating-hours/time-machine';
import { readTypedTime } from '../../../model/settings/operating-hours/typed-time';
import { jsonEqual } from '../../../model/core/json-equal';
import { nextVisitorChange } from '../../../model/places/visitor-state';
import type { VisitorFacts } from '../../../model/places/why-offline';
import type { Id, Instant } from '../../../model/core/tolerant';
import { isSameZone } from '../../../model/time/time-zone';
import { clockOf, localDate } from '../../../model/time/zoned-time';
import { DateInput } from '../../../ui/inputs/date-input';
import { SearchSelect } from '../../../ui/inputs/search-select';
import { ZoneSelect } from '../../../ui/inputs/zone-select';
import { PageSection } from '../../../ui/page/page-section';
import { Button, Text } from '../../../ui/radix';
import { useLabels } from '../../../ui/theme/labels';
import { useCallback, useMemo, useState } from 'react';
import type { Clock } from '../use-clock';
import { ClockEffects } from './clock-effects';
import { operatingHoursVisitorsLabels } from './labels';
import { useMoments } from './use-moments';
import { VisitorsAnswer } from './visitors-answer';
import { VisitorsWeek } from './visitors-week';
import { VisitorsZones } from './visitors-zones';

const MINUTE = 60_000;

interface VisitorsSectionProps {
  widgetId: Id;
  isAdmin: boolean | undefined;
  /** What decides what visitors see, as saved. */
  saved: VisitorFacts;
  /** The tab's values, with unsaved changes. */
  settings: OperatingHoursSettings;
  /** The plan includes operating hours. */
  hasFeature: boolean;
  /** The hours' zone. */
  zone: string;
  localZone: string;
  now: Instant;
  clock: Clock;
}

/** What visitors see at any moment, past or future, with the changes that aren't saved yet. */
export function VisitorsSection(props: VisitorsSectionProps) {
  const { widgetId, isAdmin, saved, settings, hasFeature, zone, localZone, clock } = props;
  const labels = useLabels(operatingHoursVisitorsLabels);
  const now = Math.floor(props.now / MINUTE) * MINUTE;
  const [chosen, setChosen] = useState<Instant>();
  const [chosenZone, setChosenZone] = useState<string>();
  const at = chosen ?? now;
  const readZone = chosenZone ?? zone;
  const draft = useMemo(() => {
    const facts = draftFacts(saved, settings, hasFeature);
    return jsonEqual(facts.hours, saved.hours) ? saved : facts;
  }, [saved, settings, hasFeature]);
  const { state, savedState } = statesAt(draft, saved, { at, now });
  const change = nextVisitorChange(draft, at);
  const hours = useMemo(() => ({ ranges: draft.hours?.ranges ?? [], zone }), [draft, zone]);
  const { moment } = useMoments(localZone);
  return (
    <PageSection name="visitors" title={labels.title} description={draft === saved ? labels.text : labels.draftText}>
      <div className="cd-hours-body">
        <div className="cd-hours-presets">
          <MomentFields at={at} zone={readZone} clock={clock} onAtChange={setChosen} />
          <ZoneSelect
            label={labels.zone}
            value={readZone}
            now={at}
            localZone={localZone}
            onValueChange={setChosenZone}
          />
          <Button type="button" variant="outline" color="gray" onClick={() => setChosen(undefined)}>
            {labels.now}
          </Button>
          {change !== undefined && (
            <Button type="button" variant="outline" color="gray" onClick={() => setChosen(change)}>
              {labels.nextChange}
            </Button>
          )}
          {!isSameZone(readZone, localZone) && (
            <Text size="1" color="gray">
              {labels.here(moment(at))}
            </Text>
          )}
        </div>
        <VisitorsWeek facts={draft} zone={readZone} at={at} now={now} sees={state.sees} onAtChange={setChosen} />
      </div>
      <VisitorsAnswer
        widgetId={widgetId}
        isAdmin={isAdmin}
        facts={draft}
        zone={readZone}
        at={at}
        state={state}
        savedState={savedState}
        isSure={at === now && saved.isOnline}
      />
      <VisitorsZones facts={draft} at={at} clock={clock} />
      <ClockEffects hours={hours} localZone={localZone} now={now} clock={clock} />
    </PageSection>
  );
}

interface MomentFieldsProps {
  at: Instant;
  zone: string;
  clock: Clock;
  onAtChange(next: Instant): void;
}

/** The moment's date and time, on the clocks of a zone. */
function MomentFields({ at, zone, clock, onAtChange }: MomentFieldsProps) {
  const labels = useLabels(operatingHoursVisitorsLabels);
  const date = localDate(at, zone);
  const time = clockOf(at, zone);
  const option = useCallback((one: number) => ({ value: String(one), label: clock.time(one) }), [clock]);
  const options = useMemo(
    // Now is a minute between two quarters, mostly.
    () => [...new Set([...clockTimes, time])].toSorted((a, b) => a - b).map(option),
    [time, option],
  );
  const read = useCallback(
    (query: string) => {
      const typed = readTypedTime(query, { start: undefined, has12Hours: clock.has12Hours });
      if (typed.kind === 'time') return [option(typed.clock)];
      return typed.kind === 'betweenSteps' ? typed.nearest.map(option) : [];
    },
    [clock, option],
  );
  return (
    <>
      <DateInput
        label={labels.date}
        value={date}
        min="2000-01-01"
        max="2099-12-31"
        onValueChange={(next) => onAtChange(momentOf(next, time, zone))}
      />
      <span className="cd-hours-time">
        <SearchSelect
          label={labels.time}
          value={String(time)}
          options={options}
          read={read}
          nothingFound={labels.unreadableTime}
          onValueChange={(next) => onAtChange(momentOf(date, Number(next), zone))}
        />
      </span>
    </>
  );
}
