import { RowSkeleton } from '../../ui/editor/section-skeleton';
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
      <div className="cd-group" aria-hidden="true">
        <Skeleton width="200px" height="32px" />
        <div className="cd-section-rows cd-group-fields">
          <div className="cd-group-rows cd-flush">
            <RowSkeleton row="field" />
            <RowSkeleton row="field" />
            <RowSkeleton row="longText" />
          </div>
          <RowSkeleton row="switch" />
          <div className="cd-group-tree cd-flush">
            <Skeleton width="200px" height="36px" />
            <Skeleton height="32px" />
            <Skeleton height="400px" />
          </div>
          <div className="cd-save" />
        </div>
      </div>
    </>
  );
}
