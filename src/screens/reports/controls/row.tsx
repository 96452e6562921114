import type { CompareControl, RangeControl } from '../../../model/reports/props';
import { useLabels } from '../../../ui/theme/labels';
import { lazyPart } from '../../../ui/later/lazy-part';
import { Text } from '../../../ui/radix';
import { Skeleton } from '../../../ui/base/skeleton';
import { DisclosureButton } from '../../../ui/base/disclosure-button';
import { useId, useState, type ReactNode } from 'react';
import { reportLabels } from './labels';
import { ComparePicker, RangePicker, useRangeName } from './range';

const ZoneSelect = lazyPart(
  () => import('../../../ui/inputs/zone-select').then((part) => part.ZoneSelect),
  <Skeleton height="32px" />,
);

interface ReportControlsProps {
  range: RangeControl;
  zoneLabel?: string | undefined;
  compare?: CompareControl | undefined;
  downloads?: ReactNode;
}

/** Range, time zone, and downloads in one sticky row. On a phone, the row is a button that opens them. */
export function ReportControls({ range, zoneLabel, compare, downloads }: ReportControlsProps) {
  const labels = useLabels(reportLabels);
  const rangeName = useRangeName(range);
  const [isOpen, setOpen] = useState(false);
  const [zoneId, id] = [useId(), useId()];
  const state = isOpen ? 'open' : 'closed';
  return (
    <div className="cd-report-controls" data-chatdeck="report-controls" data-state={state}>
      <DisclosureButton className="cd-report-fold" isOpen={isOpen} onOpenChange={setOpen} controls={id}>
        <span>{labels.rangeAndZone(rangeName, range.zone.replaceAll('_', ' '))}</span>
      </DisclosureButton>
      <div id={id} className="cd-report-choices">
        <RangePicker range={range} />
        {compare && <ComparePicker range={range} compare={compare} />}
        <div className="cd-report-zone">
          <Text as="label" size="2" color="gray" htmlFor={zoneId}>
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
    </div>
  );
}
