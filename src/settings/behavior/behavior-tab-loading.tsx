import { SectionSkeleton } from '../../ui/editor/section-skeleton';
import { IndexedSkeleton } from '../../ui/settings/indexed-skeleton';
import { LoadingTab, type TabLoadingProps } from '../../ui/settings/loading-tab';
import { behaviorLabels, type BehaviorLabels } from './labels';

/** Placeholder for the tab while its code or data loads. */
export function BehaviorTabLoading(props: TabLoadingProps<BehaviorLabels>) {
  return (
    <LoadingTab
      {...props}
      labelSet={behaviorLabels}
      part="behavior-tab"
      tab="behavior"
      loading={<BehaviorFormLoading />}
    />
  );
}

/** The form while loading. */
export function BehaviorFormLoading() {
  return (
    <IndexedSkeleton>
      <SectionSkeleton
        words={14}
        groups={[
          ['switch', 'switch'],
          ['field', 'switch', 'switch', 'field'],
          ['switch', 'switch', 'longText', 'switch', 'field'],
          ['switch', 'field', 'switch', 'field', 'field', 'switch', 'switch'],
        ]}
      />
    </IndexedSkeleton>
  );
}
