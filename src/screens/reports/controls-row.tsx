import type { RangeControl } from '../../model/report-props';
import { useLabels } from '../../ui/labels';
import { Text } from '../../ui/radix';
import { ZoneSelect } from '../../ui/zone-select';
import { useId, type ReactNode } from 'react';
import { reportLabels } from './controls-labels';
import { RangePicker } from './controls-range';

interface ReportControlsProps {
  range: RangeControl;
  zoneLabel?: string | undefined;
  downloads?: ReactNode;
}

/** Range, time zone and downloads in one row, which stays in view. */
export function ReportControls({ range, zoneLabel, downloads }: ReportControlsProps) {
  const labels = useLabels(reportLabels);
  const zoneId = useId();
  return (
    <div className="cd-report-controls" data-chatdeck="report-controls">
      <div className="cd-report-control">
        <Text as="div" size="1" color="gray" aria-hidden>
          {labels.range}
        </Text>
        <RangePicker range={range} labels={labels} />
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
        />
      </div>
      {downloads && <div className="cd-report-downloads">{downloads}</div>}
    </div>
  );
}
