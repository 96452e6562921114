import { SectionSkeleton } from '../../ui/editor/section-skeleton';
import { LoadingTab, type TabLoadingProps } from '../../ui/settings/loading-tab';
import { operatingHoursLabels, type OperatingHoursLabels } from './labels';

/** The tab's place while its code or its data is on the way. */
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

/** The form alone, on its way. */
export function OperatingHoursFormLoading() {
  return (
    <SectionSkeleton
      groups={[
        ['switch', 'field', 'switch'],
        ['field', 'field', 'field', 'field', 'field', 'field', 'field'],
      ]}
    />
  );
}
