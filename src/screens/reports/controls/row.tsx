import type { RangeControl } from '../../../model/reports/props';
import { useLabels } from '../../../ui/theme/labels';
import { lazyPart } from '../../../ui/later/lazy-part';
import { Text } from '../../../ui/radix';
import { Skeleton } from '../../../ui/base/skeleton';
import { useId, type ReactNode } from 'react';
import { reportLabels } from './labels';
import { RangePicker } from './range';

const ZoneSelect = lazyPart(
  () => import('../../../ui/inputs/zone-select').then((part) => part.ZoneSelect),
  <Skeleton height="32px" />,
);

interface ReportControlsProps {
  range: RangeControl;
  zoneLabel?: string | undefined;
  downloads?: ReactNode;
}

/** Range, time zone, and downloads in one sticky row. */
export function ReportControls({ range, zoneLabel, downloads }: ReportControlsProps) {
  const labels = useLabels(reportLabels);
  const zoneId = useId();
  return (
    <div className="cd-report-controls" data-chatdeck="report-controls">
      <div className="cd-report-control">
        <Text as="div" size="1" color="gray" aria-hidden>
          {labels.range}
        </Text>
        <RangePicker range={range} />
      </div>
      <div className="cd-report-control cd-report-zone">
        <Text as="label" size="1" color="gray" htmlFor={zoneId}>
          {zoneLabel ?? labels.zone}
        </Text>
        <ZoneSelect
          id={zoneId}
          label={zoneLabel ?? labels.zone}
          value={range.zone}
          onValueChange={range.onZoneChange}
          now={range.now}
          localZone={range.localZone}
        />
      </div>
      {downloads && <div className="cd-report-downloads">{downloads}</div>}
    </div>
  );
}
