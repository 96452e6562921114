import type { ReactNode } from 'react';
import { BecomesIcon } from '../base/icons';
import { Text } from '../base/text';
import { VisuallyHidden } from '../base/visually-hidden';
import { useLabels } from '../theme/labels';
import { changedValuesLabels } from './changed-values-labels';

/** A value before and after, as text. */
export interface ChangedPart {
  /** A field of an item. */
  label?: string | undefined;
  before: string;
  after: string;
}

/** One changed choice or item. */
export interface ChangedLine {
  key: string;
  /** The fields that it covers. */
  names: readonly string[];
  title: string;
  kind: 'changed' | 'added' | 'deleted' | 'hidden';
  parts: readonly ChangedPart[];
}

interface ChangedValuesProps {
  lines: readonly ChangedLine[];
  /** At the end of a line. */
  renderAction?: ((line: ChangedLine) => ReactNode) | undefined;
}

/** Changes in words: each field or item with its value before and after. */
export function ChangedValues({ lines, renderAction }: ChangedValuesProps) {
  return (
    <div className="cd-review" data-chatdeck="changed-values">
      <ul className="cd-review-lines">
        {lines.map((line) => (
          <li key={line.key} className="cd-review-line">
            <div className="cd-review-parts">
              <Text as="p" size="2" weight="medium" dir="auto">
                {line.title}
              </Text>
              <Parts line={line} />
            </div>
            {renderAction?.(line)}
          </li>
        ))}
      </ul>
    </div>
  );
}

function Parts({ line: { kind, parts } }: { line: ChangedLine }) {
  const labels = useLabels(changedValuesLabels);
  if (kind !== 'changed') {
    return (
      <Text as="p" size="2" color="gray">
        {labels[kind]}
      </Text>
    );
  }
  return parts.map((part, index) =>
    part.label === undefined ? (
      <div key={index}>
        <Values before={part.before} after={part.after} />
      </div>
    ) : (
      <div key={part.label} className="cd-review-part">
        <Text size="2" color="gray">
          {part.label}
        </Text>
        <Values before={part.before} after={part.after} />
      </div>
    ),
  );
}

function Values({ before, after }: Omit<ChangedPart, 'label'>) {
  const labels = useLabels(changedValuesLabels);
  return (
    <Text size="2" className="cd-review-values">
      <VisuallyHidden>{labels.before} </VisuallyHidden>
      <bdi className="cd-changed-before">{before}</bdi>
      <BecomesIcon size={16} aria-hidden />
      <VisuallyHidden>{labels.after} </VisuallyHidden>
      <bdi>{after}</bdi>
    </Text>
  );
}
