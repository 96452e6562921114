import { pagePatterns } from '../../model/settings/shared/page-patterns';
import { neverFiring, splitAddresses, triggersAt, type ListedTrigger } from '../../model/settings/triggers/match';
import { listedTriggers, type TriggersSettings } from '../../model/settings/triggers/triggers';
import type { TriggerField } from '../../model/settings/triggers/draft';
import { LongTextRow } from '../../ui/editor/rows/long-text-row';
import { matchPages, type PageMatch } from '../../ui/settings/page-matcher';
import { Button, Heading, Text } from '../../ui/radix';
import { SectionAbout } from '../../ui/page/section-about';
import { useDeferredValue, useId, useMemo, useState } from 'react';
import { useTriggersLabels } from './labels';
import { PageTimeline } from './page-timeline';
import { nameOf } from './trigger-texts';

/** How many URLs are tested together. */
const maxAddresses = 50;

interface TryAddressProps {
  settings: TriggersSettings;
  /** The widget's page rules, one per line. */
  hiddenPages: string;
}

/** A URL, and the page rule that hides the widget there. */
interface Tried {
  address: string;
  match: PageMatch;
}

/** Shows which triggers fire on a page, in which order, and why others never do. */
export function TryAddress({ settings, hiddenPages }: TryAddressProps) {
  const labels = useTriggersLabels();
  const id = useId();
  const [text, setText] = useState('');
  const [tried, setTried] = useState<readonly Tried[]>();
  const addresses = splitAddresses(text);
  const handleTry = async () => {
    const shown = addresses.slice(0, maxAddresses);
    const matches = await matchPages(pagePatterns(hiddenPages), shown);
    setTried(matches.map((match, index) => ({ address: shown[index] ?? '', match })));
  };
  return (
    <section className="cd-section" aria-labelledby={id} data-chatdeck="try-address">
      <SectionAbout id={id} title={labels.tryTitle} description={labels.tryText} />
      <div className="cd-section-rows">
        <form
          className="cd-try-form"
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            void handleTry();
          }}
        >
          <LongTextRow
            label={labels.tryAddresses}
            placeholder={labels.tryPlaceholder}
            help={addresses.length > maxAddresses ? labels.tryLimit(maxAddresses) : undefined}
            lines={2}
            value={text}
            onValueChange={setText}
          />
          <Button type="submit" variant="outline" color="gray" disabled={addresses.length === 0}>
            {labels.tryRun}
          </Button>
        </form>
        <div role="status" className="cd-try-results">
          {tried && <Results tried={tried} settings={settings} />}
        </div>
      </div>
    </section>
  );
}

interface ResultsProps {
  tried: readonly Tried[];
  settings: TriggersSettings;
}

function Results({ tried, settings }: ResultsProps) {
  const labels = useTriggersLabels();
  // Typing in a trigger takes priority.
  const shown = useDeferredValue(settings);
  const triggers = useMemo(() => listedTriggers(shown), [shown]);
  const nowhere = useMemo(() => neverFiring(triggers), [triggers]);
  const nameBy = (field: TriggerField | undefined) => {
    const trigger = triggers.find((other) => other.field === field)?.trigger;
    return trigger ? nameOf(trigger, labels) : '';
  };
  return (
    <>
      {tried.map((one) => (
        <AddressResult
          key={one.address}
          {...one}
          triggers={triggers}
          minDelay={shown.triggerMinDelay ?? 0}
          nameBy={nameBy}
        />
      ))}
      {nowhere.length > 0 && (
        <div className="cd-try-result">
          <Heading as="h3" size="2">
            {labels.never}
          </Heading>
          <ul className="cd-try-list">
            {nowhere.map(({ field, by }) => (
              <li key={field} className="cd-try-line" data-verdict="shadowed">
                <span dir="auto">{nameBy(field)}</span>
                <Text size="1" color="gray">
                  {labels.neverBy(nameBy(by))}
                </Text>
              </li>
            ))}
          </ul>
        </div>
      )}
    </>
  );
}

interface AddressResultProps extends Tried {
  triggers: readonly ListedTrigger[];
  minDelay: number;
  nameBy(field: TriggerField | undefined): string;
}

function AddressResult({ address, match, triggers, minDelay, nameBy }: AddressResultProps) {
  return (
    <div className="cd-try-result" data-chatdeck="try-result">
      <Heading as="h3" size="2" className="cd-try-address">
        <bdi>{address}</bdi>
      </Heading>
      <PageTimeline
        verdicts={triggersAt(triggers, address, { isHidden: match.pattern !== undefined, minDelay })}
        match={match}
        minDelay={minDelay}
        nameBy={nameBy}
      />
    </div>
  );
}
