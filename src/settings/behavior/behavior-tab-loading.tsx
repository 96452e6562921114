import { SectionSkeleton } from '../../ui/editor/section-skeleton';
import { LoadingTab, type TabLoadingProps } from '../../ui/settings/loading-tab';
import { behaviorLabels, type BehaviorLabels } from './labels';
import { PowerSwitchLoading } from './power-switch';

/** The tab's place while its code or its data is on the way. */
export function BehaviorTabLoading(props: TabLoadingProps<BehaviorLabels>) {
  return (
    <LoadingTab
      {...props}
      labelSet={behaviorLabels}
      part="behavior-tab"
      tab="behavior"
      loading={<BehaviorFormLoading />}
      above={<PowerSwitchLoading />}
    />
  );
}

/** The form alone, on its way. */
export function BehaviorFormLoading() {
  return (
    <SectionSkeleton
      groups={[
        ['switch', 'switch'],
        ['field', 'switch', 'switch', 'field'],
        ['switch', 'switch', 'longText', 'switch', 'field'],
        ['switch', 'field', 'switch', 'field', 'field', 'switch', 'switch'],
      ]}
    />
  );
}
