import { verdictsOf, type ListedTrigger } from '../../model/settings/triggers/match';
import {
  visitedRanges,
  type VisitedControl,
  type VisitedGroup,
  type VisitedPages,
  type VisitedRange,
  type VisitedResults,
} from '../../model/settings/triggers/visited';
import { countingLabels } from '../../ui/counting/labels';
import { ReadChats } from '../../ui/counting/read-chats';
import { useFormat } from '../../ui/format/format';
import { Select } from '../../ui/inputs/select';
import { SectionAbout } from '../../ui/page/section-about';
import { Button, Heading, Text } from '../../ui/radix';
import { useLabels } from '../../ui/theme/labels';
import { useId, useState } from 'react';
import { useTriggersLabels } from './labels';
import { PageTimeline } from './page-timeline';
import { nameOf } from './trigger-texts';

/** How many pages are shown at first, and how many more each time. */
const PAGES = 10;

interface VisitedSectionProps {
  control: VisitedControl;
  triggers: readonly ListedTrigger[];
  minDelay: number;
  /** Absent until the chats are read. */
  results: VisitedResults | undefined;
}

/** Compares the triggers with the pages of real chats. */
export function VisitedSection({ control, ...rest }: VisitedSectionProps) {
  const { range = 'last30', visited, onRangeChange } = control;
  const labels = useTriggersLabels();
  const id = useId();
  const [chosen, setChosen] = useState<VisitedRange>(range);
  return (
    <section className="cd-section" aria-labelledby={id} data-chatdeck="visited-pages">
      <SectionAbout id={id} title={labels.visitedTitle} description={labels.visitedText} />
      <div className="cd-section-rows">
        <div className="cd-visited">
          <form
            className="cd-visited-form"
            onSubmit={(event) => {
              event.preventDefault();
              onRangeChange(chosen);
            }}
          >
            <Text as="label" size="2" color="gray" htmlFor={`${id}-range`}>
              {labels.visitedRange}
            </Text>
            <Select
              id={`${id}-range`}
              value={chosen}
              onValueChange={(next) => setChosen(visitedRanges.find((each) => each === next) ?? chosen)}
              options={visitedRanges.map((value) => ({ value, label: labels.visitedRanges[value] }))}
            />
            <Button type="submit" variant="outline" color="gray">
              {labels.visitedAsk}
            </Button>
          </form>
          {visited && (
            <ReadChats count={visited} task="find" unreadableOf={({ unreadable }) => unreadable}>
              {(data) => <Visited {...rest} visited={data} />}
            </ReadChats>
          )}
        </div>
      </div>
    </section>
  );
}

function Visited({
  visited,
  results,
  triggers,
  minDelay,
}: Omit<VisitedSectionProps, 'control'> & { visited: VisitedPages }) {
  const labels = useTriggersLabels();
  const { empty } = useLabels(countingLabels);
  const { count } = useFormat();
  const [shown, setShown] = useState(PAGES);
  const groups = results?.groups ?? [];
  if (visited.chats === 0) {
    return (
      <Text as="p" size="2" color="gray">
        {empty}
      </Text>
    );
  }
  const rest = groups.length - shown;
  return (
    <>
      <Text as="p" size="2" color="gray" role="status">
        {labels.visitedSum(count(visited.chats))}
      </Text>
      <ul className="cd-visited-pages">
        {groups.slice(0, shown).map((group) => (
          <PageGroup key={group.key} group={group} triggers={triggers} minDelay={minDelay} />
        ))}
      </ul>
      {rest > 0 && (
        <Button type="button" variant="outline" color="gray" onClick={() => setShown(shown + PAGES)}>
          {labels.visitedMore(Math.min(rest, PAGES))}
        </Button>
      )}
      {visited.other > 0 && (
        <Text as="p" size="1" color="gray">
          {labels.visitedOther(visited.other, count(visited.other))}
        </Text>
      )}
    </>
  );
}

interface PageGroupProps extends Pick<VisitedSectionProps, 'triggers' | 'minDelay'> {
  group: VisitedGroup;
}

function PageGroup({ group, triggers, minDelay }: PageGroupProps) {
  const labels = useTriggersLabels();
  const { count } = useFormat();
  const { place, chats, triggered, meant } = group;
  return (
    <li className="cd-try-result" data-chatdeck="visited-page">
      <div className="cd-visited-head">
        <Heading as="h3" size="2" className="cd-try-address">
          {place === '' ? labels.visitedUnknown : <bdi>{place}</bdi>}
        </Heading>
        <Text size="1" color="gray" className="cd-numbers">
          {labels.visitedChats(chats, count(chats))}
          {triggered > 0 && ` · ${labels.visitedStarted(count(triggered))}`}
        </Text>
      </div>
      <PageTimeline
        verdicts={verdictsOf(meant, { minDelay })}
        minDelay={minDelay}
        nameBy={(field) => {
          const listed = triggers.find((other) => other.field === field);
          return listed ? nameOf(listed.trigger, labels) : '';
        }}
      />
    </li>
  );
}
