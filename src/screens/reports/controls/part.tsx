import type { RangeControl } from '../../../model/reports/props';
import { useDateRange } from '../../../ui/format/date-range';
import { InfoTip } from '../../../ui/overlays/info-tip';
import { Heading } from '../../../ui/radix';
import { useLabels } from '../../../ui/theme/labels';
import type { ReactNode } from 'react';
import { reportLabels } from './labels';

/** Writes a definition with the dates and the zone that it holds for. */
export function useDefinition({ dates, zone }: RangeControl): (definition: string) => string {
  const labels = useLabels(reportLabels);
  const writeRange = useDateRange();
  return (definition) => labels.defined(definition, writeRange(dates), zone.replaceAll('_', ' '));
}

const sizes = { h2: '4', h3: '3', h4: '2' } as const;

interface PartHeadingProps {
  as: keyof typeof sizes;
  title: string;
  /** What the numbers below it mean; absent if each has its own. */
  definition: string | undefined;
  range: RangeControl;
  /** Beside it. */
  children?: ReactNode;
}

/** The heading of a part of a report, with what its numbers have in common. */
export function PartHeading({ as, title, definition, range, children }: PartHeadingProps) {
  const define = useDefinition(range);
  const heading = (
    <Heading as={as} size={sizes[as]}>
      {title}
    </Heading>
  );
  if (definition === undefined && !children) return heading;
  return (
    <div className="cd-report-choice">
      {heading}
      {definition !== undefined && <InfoTip subject={title}>{define(definition)}</InfoTip>}
      {children}
    </div>
  );
}
