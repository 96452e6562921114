import {
  pagePatterns,
  tornPagePatterns,
  withOffer,
  wrongPagePatterns,
} from '../../model/settings/shared/page-patterns';
import { ListRow } from '../../ui/editor/list/list-row';
import { TextRow } from '../../ui/editor/rows/text-row';
import { InlineAction } from '../../ui/editor/rows/inline-action';
import { useField } from '../../ui/editor/editor-context';
import { matchPage } from '../../ui/settings/page-matcher';
import { useLabels } from '../../ui/theme/labels';
import { Button, Text } from '../../ui/radix';
import { useLatestCallback } from '../../ui/base/use-latest-callback';
import { DisclosureButton } from '../../ui/base/disclosure-button';
import { lazyPart } from '../../ui/later/lazy-part';
import { Fragment, useCallback, useId, useMemo, useState } from 'react';
import { behaviorLabels, type BehaviorLabels } from './labels';

/** The pages where the widget is hidden: one pattern per line, stored as one text. */
export function PageRulesRows() {
  const labels = useLabels(behaviorLabels);
  const { value: text, onValueChange, ...field } = useField<string>('blacklistedUrls');
  const lines = useMemo(() => (text === '' ? [] : text.split('\n')), [text]);
  const patterns = useMemo(() => pagePatterns(text), [text]);
  const handleLines = useLatestCallback((next: readonly string[]) => onValueChange(next.join('\n')));
  const remarkOf = useCallback(
    (line: string, index: number) => remarkFor(line, labels, (rewritten) => handleLines(lines.with(index, rewritten))),
    [labels, handleLines, lines],
  );
  return (
    <>
      <ListRow
        {...field}
        // Each invalid line shows its own error.
        isErrorSaid={field.errorCode === 'invalidPattern'}
        value={lines}
        onValueChange={handleLines}
        remarkOf={remarkOf}
        say={(stored: string) => stored.split('\n').join(', ')}
      />
      {lines.length > 0 && (
        <>
          <PatternHelp patterns={patterns} />
          <PageTest patterns={patterns} />
        </>
      )}
    </>
  );
}

function remarkFor(line: string, labels: BehaviorLabels, onRewrite: (line: string) => void) {
  const error = wrongPagePatterns(line).length > 0 ? labels.pageRuleWrong : undefined;
  const torn = tornPagePatterns(line);
  if (torn.length === 0) return error === undefined ? undefined : { error };
  const note = torn.map((pattern, index) => (
    <Fragment key={index}>
      {labels.pageRuleTorn(pattern.parts)}{' '}
      {pattern.offer !== undefined && (
        <InlineAction within="li" onAction={() => onRewrite(withOffer(line, pattern))}>
          {labels.pageRuleOffer(pattern.offer)}
        </InlineAction>
      )}
    </Fragment>
  ));
  return { error, note };
}

/** Loaded when somebody asks: it reads regular expressions. */
const PatternMeanings = lazyPart(() => import('./pattern-meanings').then((part) => part.PatternMeanings), null);

function PatternHelp({ patterns }: { patterns: readonly string[] }) {
  const labels = useLabels(behaviorLabels);
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return (
    <div className="cd-pattern-help">
      <DisclosureButton
        className="cd-pattern-explain"
        size="1"
        variant="ghost"
        isOpen={isOpen}
        onOpenChange={setOpen}
        controls={id}
      >
        {labels.explainPatterns}
      </DisclosureButton>
      <div id={id}>{isOpen && <PatternMeanings patterns={patterns} />}</div>
    </div>
  );
}

/** Tests whether the widget would be hidden on a page. */
function PageTest({ patterns }: { patterns: readonly string[] }) {
  const labels = useLabels(behaviorLabels);
  const [address, setAddress] = useState('');
  const [result, setResult] = useState<{ address: string; pattern: string | undefined; unknown: readonly string[] }>();
  const handleTest = async () => {
    setResult({ address, ...(await matchPage(patterns, address)) });
  };
  return (
    <form
      className="cd-rows cd-page-test"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void handleTest();
      }}
    >
      <TextRow
        label={labels.pageTest}
        placeholder={labels.pageTestPlaceholder}
        kind="url"
        value={address}
        onValueChange={setAddress}
        actions={
          <Button type="submit" variant="outline" color="gray" disabled={address === ''}>
            {labels.pageTestRun}
          </Button>
        }
      />
      <Text as="p" size="1" color="gray" role="status">
        {result?.address === address && testText(result, labels)}
      </Text>
    </form>
  );
}

function testText(
  { pattern, unknown }: { pattern: string | undefined; unknown: readonly string[] },
  labels: BehaviorLabels,
) {
  const found = pattern === undefined ? labels.pageShown : labels.pageHidden(pattern);
  return unknown.length === 0 ? found : `${found} ${labels.pageUntested(unknown)}`;
}
