import { useEffect, useId, useMemo, useState } from 'react';
import { patternWords, type PatternPart, type PatternWords } from '../../model/settings/shared/pattern-words';
import { Text } from '../../ui/radix';
import { matchPage } from '../../ui/settings/page-matcher';
import { useLabels } from '../../ui/theme/labels';
import { useTheme } from '../../ui/theme/theme-context';
import { behaviorLabels, type BehaviorLabels } from './labels';

interface PatternMeaningsProps {
  patterns: readonly string[];
}

/** What each pattern means in words, with a page that it hides the widget on and one that it doesn't. */
export function PatternMeanings({ patterns }: PatternMeaningsProps) {
  const labels = useLabels(behaviorLabels);
  return (
    <ul className="cd-pattern-meanings" aria-label={labels.patternMeanings}>
      {[...new Set(patterns)].map((pattern) => (
        <Meaning key={pattern} pattern={pattern} />
      ))}
    </ul>
  );
}

function Meaning({ pattern }: { pattern: string }) {
  const labels = useLabels(behaviorLabels);
  const { locale } = useTheme();
  const id = useId();
  const words = useMemo(() => patternWords(pattern), [pattern]);
  const examples = useExamples(pattern, words);
  return (
    <li aria-labelledby={id}>
      <Text as="p" size="2" id={id}>
        <code dir="ltr" translate="no">
          {pattern}
        </code>
      </Text>
      <Text as="p" size="2" color="gray">
        {words ? sentenceOf(words, labels, locale) : labels.patternNoWords}
      </Text>
      {words?.hasLooseDot && (
        <Text as="p" size="1" color="gray">
          {labels.patternDot}
        </Text>
      )}
      {examples?.hidden !== undefined && (
        <Text as="p" size="1" color="gray">
          {labels.patternHidden} <bdi translate="no">{examples.hidden}</bdi>
        </Text>
      )}
      {examples?.shown !== undefined && (
        <Text as="p" size="1" color="gray">
          {labels.patternShown} <bdi translate="no">{examples.shown}</bdi>
        </Text>
      )}
    </li>
  );
}

function sentenceOf({ clauses }: PatternWords, labels: BehaviorLabels, locale: string): string {
  const either = new Intl.ListFormat(locale, { type: 'disjunction' });
  const said = clauses.map(({ place, parts }) =>
    labels.patternClause[place](
      parts.length === 0
        ? labels.patternParts.anything
        : parts.map((part) => partText(part, labels, either)).join(labels.patternThen),
    ),
  );
  return labels.patternSentence(either.format(said));
}

function partText(part: PatternPart, { patternParts }: BehaviorLabels, either: Intl.ListFormat): string {
  switch (part.kind) {
    case 'text':
      return patternParts.text(part.text);
    case 'optional':
      return patternParts.optional(part.text);
    case 'oneOf':
      return either.format(part.options.map(patternParts.text));
    case 'other':
      return patternParts.other(part.source);
    default:
      return patternParts[part.kind];
  }
}

interface Examples {
  pattern: string;
  hidden?: string | undefined;
  shown?: string | undefined;
}

/** Only addresses that were tried: what an example shows is true. */
function useExamples(pattern: string, words: PatternWords | undefined): Examples | undefined {
  const [examples, setExamples] = useState<Examples>();
  useEffect(() => {
    if (!words) return;
    let isOver = false;
    void tryExamples(pattern, words).then((tried) => {
      if (!isOver) setExamples({ pattern, ...tried });
    });
    return () => {
      isOver = true;
    };
  }, [pattern, words]);
  return examples?.pattern === pattern ? examples : undefined;
}

async function tryExamples(pattern: string, { example, others }: PatternWords) {
  const test = async (address: string) => {
    const { pattern: found, unknown } = await matchPage([pattern], address);
    return unknown.length > 0 ? undefined : found !== undefined;
  };
  const hidden = (await test(example)) === true ? example : undefined;
  for (const other of others) if ((await test(other)) === false) return { hidden, shown: other };
  return { hidden };
}
