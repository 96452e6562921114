import { SectionSkeleton } from '../../ui/editor/section-skeleton';
import { LoadingTab, type TabLoadingProps } from '../../ui/settings/loading-tab';
import { operatingHoursLabels, type OperatingHoursLabels } from './labels';

/** Placeholder for the tab while its code or data loads. */
export function OperatingHoursTabLoading(props: TabLoadingProps<OperatingHoursLabels>) {
  return (
    <LoadingTab
      {...props}
      labelSet={operatingHoursLabels}
      part="operating-hours-tab"
      tab="op-hours"
      loading={<OperatingHoursFormLoading />}
    />
  );
}

/** The form while loading. */
export function OperatingHoursFormLoading() {
  return (
    <SectionSkeleton
      startsUntitled
      groups={[
        ['switch', 'field', 'switch'],
        ['field', 'field', 'field', 'field', 'field', 'field', 'field'],
      ]}
    />
  );
}
