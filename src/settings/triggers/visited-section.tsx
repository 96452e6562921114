import type { Instant } from '../../model/core/tolerant';
import { pagePatterns } from '../../model/settings/shared/page-patterns';
import { verdictsOf, type ListedTrigger } from '../../model/settings/triggers/match';
import {
  visitedRanges,
  type VisitedControl,
  type VisitedGroup,
  type VisitedPages,
  type VisitedRange,
  type VisitedResults,
} from '../../model/settings/triggers/visited';
import { ReadChats } from '../../ui/counting/read-chats';
import { useFocusReturn } from '../../ui/focus/use-focus-return';
import { useDates } from '../../ui/format/dates';
import { useFormat } from '../../ui/format/format';
import { Select } from '../../ui/inputs/select';
import { matchPages, type PageMatch } from '../../ui/settings/page-matcher';
import { SectionAbout } from '../../ui/page/section-about';
import { Button, Heading, Text } from '../../ui/radix';
import { useEffect, useId, useState } from 'react';
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
  /** The widget's page rules, one per line. */
  hiddenPages: string;
}

/** Compares the triggers with the pages of real chats. */
export function VisitedSection({ control, ...rest }: VisitedSectionProps) {
  const { range = 'last30', readAt, visited, onRangeChange } = control;
  const labels = useTriggersLabels();
  const id = useId();
  const [chosen, setChosen] = useState<VisitedRange>(range);
  return (
    <section className="cd-section" aria-labelledby={id} data-chatdeck="visited-pages">
      <SectionAbout id={id} title={labels.visitedTitle} description={labels.visitedText} />
      <div className="cd-section-rows">
        <div className="cd-visited" tabIndex={-1}>
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
              {visited?.status === 'ready' && chosen === range ? labels.visitedAgain : labels.visitedAsk}
            </Button>
          </form>
          {visited && (
            <ReadChats count={visited} task="find" unreadableOf={({ unreadable }) => unreadable}>
              {(data) => <Visited {...rest} visited={data} range={range} readAt={readAt} />}
            </ReadChats>
          )}
        </div>
      </div>
    </section>
  );
}

interface VisitedProps extends Omit<VisitedSectionProps, 'control'> {
  visited: VisitedPages;
  range: VisitedRange;
  readAt: Instant | undefined;
}

function Visited({ visited, range, readAt, results, triggers, minDelay, hiddenPages }: VisitedProps) {
  const labels = useTriggersLabels();
  const { count } = useFormat();
  const { time } = useDates();
  const [shown, setShown] = useState(PAGES);
  const groups = results?.groups ?? [];
  const matches = usePageMatches(hiddenPages, groups.slice(0, shown));
  const days = labels.visitedRanges[range];
  const chats = labels.visitedChats(visited.chats, count(visited.chats));
  const rest = groups.length - shown;
  return (
    <>
      <Text as="p" size="2" color="gray" role="status">
        {visited.chats === 0 ? labels.visitedEmpty(days) : labels.visitedSum(days, chats)}
        {readAt !== undefined && ` ${labels.visitedReadAt(time(readAt))}`}
      </Text>
      <ul className="cd-visited-pages">
        {groups.slice(0, shown).map((group) => (
          <PageGroup
            key={group.key}
            group={group}
            triggers={triggers}
            minDelay={minDelay}
            match={matches.get(group.address)}
          />
        ))}
      </ul>
      {rest > 0 && (
        <MorePages onShow={() => setShown(shown + PAGES)}>{labels.visitedMore(Math.min(rest, PAGES))}</MorePages>
      )}
      {visited.other > 0 && (
        <Text as="p" size="1" color="gray">
          {labels.visitedOther(visited.other, count(visited.other))}
        </Text>
      )}
    </>
  );
}

function MorePages({ onShow, children }: { onShow(): void; children: string }) {
  const button = useFocusReturn<HTMLButtonElement>();
  return (
    <div>
      <Button ref={button} type="button" variant="outline" color="gray" onClick={onShow}>
        {children}
      </Button>
    </div>
  );
}

/** The page rules that hide the widget now, and those that couldn't be tested, by URL. */
function usePageMatches(hiddenPages: string, groups: readonly VisitedGroup[]): ReadonlyMap<string, PageMatch> {
  const [matches, setMatches] = useState<ReadonlyMap<string, PageMatch>>(new Map());
  const key = JSON.stringify(groups.map(({ address }) => address));
  useEffect(() => {
    let isOver = false;
    const addresses = JSON.parse(key) as string[];
    void matchPages(pagePatterns(hiddenPages), addresses).then((found) => {
      if (!isOver) setMatches(new Map(found.map((match, index) => [addresses[index] ?? '', match])));
    });
    return () => {
      isOver = true;
    };
  }, [hiddenPages, key]);
  return matches;
}

interface PageGroupProps extends Pick<VisitedSectionProps, 'triggers' | 'minDelay'> {
  group: VisitedGroup;
  /** Absent until the page rules are tested. */
  match: PageMatch | undefined;
}

function PageGroup({ group, triggers, minDelay, match }: PageGroupProps) {
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
        verdicts={verdictsOf(meant, { minDelay, isHidden: match?.pattern !== undefined })}
        match={match}
        minDelay={minDelay}
        nameBy={(field) => {
          const listed = triggers.find((other) => other.field === field);
          return listed ? nameOf(listed.trigger, labels) : '';
        }}
      />
    </li>
  );
}
