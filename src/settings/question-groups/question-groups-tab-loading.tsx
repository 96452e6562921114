import { RowGroupSkeleton } from '../../ui/editor/section-skeleton';
import { LoadingTab, type TabLoadingProps } from '../../ui/settings/loading-tab';
import { Skeleton } from '../../ui/base/skeleton';
import { questionGroupsLabels, type QuestionGroupsLabels } from './labels';

/** Placeholder for the tab while its code or data loads. */
export function QuestionGroupsTabLoading(props: TabLoadingProps<QuestionGroupsLabels>) {
  return (
    <LoadingTab
      {...props}
      labelSet={questionGroupsLabels}
      part="question-groups-tab"
      tab="question-groups"
      loading={<QuestionGroupsFormLoading />}
    />
  );
}

/** Cards, form, and lines while loading. */
export function QuestionGroupsFormLoading() {
  return (
    <>
      <div className="cd-group-cards" aria-hidden="true">
        <Skeleton height="84px" />
        <Skeleton height="84px" />
        <Skeleton height="84px" />
      </div>
      <RowGroupSkeleton rows={['field', 'field', 'switch', 'longText']} />
      <Skeleton height="48px" />
      <Skeleton height="48px" />
      <Skeleton height="48px" />
    </>
  );
}
