import { useEffect, useId, useRef, useState, type FormEvent } from 'react';
import {
  checkPage,
  pageSourceLimit,
  type ExpectedWidget,
  type Gravity,
  type PageFinding,
} from '../../../model/settings/install/doctor/check-page';
import type { ProjectType } from '../../../model/settings/install/embed-code';
import { AlertIcon, InfoIcon, SuccessIcon, WarningIcon } from '../../../ui/base/icons';
import { LongTextRow } from '../../../ui/editor/rows/long-text-row';
import { useFormat } from '../../../ui/format/format';
import { Dialog } from '../../../ui/overlays/dialog';
import { Button, Heading, Text } from '../../../ui/radix';
import { useLabels } from '../../../ui/theme/labels';
import { CodeBlock } from '../../../ui/code/code-block';
import { projectName } from '../embed-words';
import { installLabels } from '../labels';
import { installCheckLabels } from './labels';

interface CheckDialogProps {
  open: boolean;
  onOpenChange(open: boolean): void;
  /** What a page should have. */
  expected: ExpectedWidget;
  project: ProjectType;
}

/** Takes a page's source, and tells what keeps the widget from appearing. */
export function CheckDialog({ open, onOpenChange, expected, project }: CheckDialogProps) {
  const labels = useLabels(installCheckLabels);
  const names = useLabels(installLabels);
  const format = useFormat();
  const [source, setSource] = useState('');
  const [error, setError] = useState<string>();
  const [findings, setFindings] = useState<PageFinding[]>();
  const id = useId();
  const result = useRef<HTMLElement>(null);
  useEffect(() => {
    if (findings) result.current?.focus();
  }, [findings]);
  const handleSource = (next: string) => {
    setSource(next);
    setError(undefined);
    setFindings(undefined);
  };
  const handleCheck = (event: FormEvent) => {
    event.preventDefault();
    const fault = faultOf(source);
    setError(fault && (fault === 'empty' ? labels.empty : labels.tooLong(format.count(pageSourceLimit))));
    setFindings(fault ? undefined : checkPage(source, expected));
  };
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={labels.title}
      description={labels.text}
      isDirty={source !== ''}
    >
      <form className="cd-page-check" noValidate onSubmit={handleCheck}>
        <LongTextRow
          label={labels.source}
          help={labels.sourceHelp}
          error={error}
          lines={8}
          value={source}
          onValueChange={handleSource}
        />
        <div className="cd-page-check-buttons">
          <Button type="button" variant="outline" color="gray" onClick={() => onOpenChange(false)}>
            {labels.close}
          </Button>
          <Button type="submit">{labels.run}</Button>
        </div>
      </form>
      {findings && (
        <section ref={result} tabIndex={-1} aria-labelledby={id} className="cd-page-check-result">
          <Heading as="h3" size="2" id={id}>
            {labels.result}
          </Heading>
          <ul className="cd-page-check-findings">
            {findings.map((finding, index) => (
              <Finding key={index} finding={finding} />
            ))}
          </ul>
        </section>
      )}
      <Text as="p" size="1" color="gray" className="cd-prose">
        {labels.usual} ({projectName(project, names)}): {labels.usually[project]}
      </Text>
    </Dialog>
  );
}

function faultOf(source: string): 'empty' | 'tooLong' | undefined {
  if (source.trim() === '') return 'empty';
  return source.length > pageSourceLimit ? 'tooLong' : undefined;
}

const icons = { fault: AlertIcon, warning: WarningIcon, note: InfoIcon, fine: SuccessIcon } satisfies Record<
  Gravity,
  unknown
>;

/** What the page has may be as long as a page. */
const VALUE_LENGTH = 200;

function Finding({ finding: { kind, gravity, line, value = '', policy, script } }: { finding: PageFinding }) {
  const labels = useLabels(installCheckLabels);
  const format = useFormat();
  const Icon = icons[gravity];
  const { title, fix } = labels.found[kind];
  const shortValue = value.length > VALUE_LENGTH ? `${value.slice(0, VALUE_LENGTH)}…` : value;
  return (
    <li className="cd-page-check-finding" data-tone={gravity}>
      <Icon size={16} aria-hidden />
      <div className="cd-page-check-words">
        <Text as="p" size="2" weight="medium">
          {title(shortValue)}
        </Text>
        <Text as="p" size="2" color="gray">
          {fix}
        </Text>
        {policy && (
          <CodeBlock
            code={policy.map(({ text }) => text).join('\n')}
            label={labels.policyCode}
            copyLabel={labels.copyPolicy}
          />
        )}
        {script !== undefined && <CodeBlock code={script} label={labels.scriptCode} copyLabel={labels.copyScript} />}
        {line !== undefined && (
          <Text as="p" size="1" color="gray">
            {labels.line(format.count(line))}
          </Text>
        )}
      </div>
    </li>
  );
}
