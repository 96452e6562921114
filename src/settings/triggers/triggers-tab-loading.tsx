import { SectionSkeleton } from '../../ui/editor/section-skeleton';
import { LoadingTab, type TabLoadingProps } from '../../ui/settings/loading-tab';
import { triggersLabels, type TriggersLabels } from './labels';

/** The tab's place while its code or its data is on the way. */
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

/** The form alone, on its way. */
export function TriggersFormLoading() {
  return <SectionSkeleton groups={[['field'], ['field', 'field', 'field']]} />;
}
