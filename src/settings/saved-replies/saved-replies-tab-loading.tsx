import { LoadingTab, type TabLoadingProps } from '../../ui/settings/loading-tab';
import { Skeleton } from '../../ui/base/skeleton';
import { savedRepliesLabels, type SavedRepliesLabels } from './labels';

/** Placeholder for the tab while its code or data loads. */
export function SavedRepliesTabLoading(props: TabLoadingProps<SavedRepliesLabels>) {
  return (
    <LoadingTab
      {...props}
      labelSet={savedRepliesLabels}
      part="saved-replies-tab"
      tab="saved-replies"
      loading={<RepliesLoading />}
    />
  );
}

/** Header, search, and rows while loading. */
export function RepliesLoading() {
  return (
    <div className="cd-replies" aria-hidden="true">
      <Skeleton width="60%" height="40px" />
      <Skeleton height="32px" />
      <Skeleton height="64px" />
      <Skeleton height="64px" />
      <Skeleton height="64px" />
    </div>
  );
}
