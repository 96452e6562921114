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
    <div className="cd-group" aria-hidden="true">
      <div className="cd-group-bar">
        <div className="cd-group-cards">
          <Skeleton height="64px" />
          <Skeleton height="64px" />
        </div>
        <div className="cd-group-adds">
          <Skeleton width="382px" height="32px" />
        </div>
      </div>
      <div className="cd-group-fields">
        <div className="cd-group-rows">
          <RowSkeleton row="field" />
          <RowSkeleton row="field" />
          <RowSkeleton row="longText" />
          <Skeleton height="76px" />
          <div data-name="auto">
            <RowSkeleton row="switch" />
          </div>
        </div>
        <div className="cd-group-tree">
          <Skeleton width="200px" height="36px" />
          <Skeleton height="32px" />
          <Skeleton height="400px" />
        </div>
        <div className="cd-save" />
      </div>
    </div>
  );
}
