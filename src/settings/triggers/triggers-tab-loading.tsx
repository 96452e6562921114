import { SectionSkeleton } from '../../ui/editor/section-skeleton';
import { LoadingTab, type TabLoadingProps } from '../../ui/settings/loading-tab';
import { triggersLabels, type TriggersLabels } from './labels';

/** Placeholder for the tab while its code or data loads. */
export function TriggersTabLoading(props: TabLoadingProps<TriggersLabels>) {
  return (
    <LoadingTab
      {...props}
      labelSet={triggersLabels}
      part="triggers-tab"
      tab="triggers"
      loading={<TriggersFormLoading />}
    />
  );
}

/** The form while loading. */
export function TriggersFormLoading() {
  return <SectionSkeleton startsUntitled groups={[['switch'], ['switch', 'switch', 'switch']]} />;
}
