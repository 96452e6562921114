import type { CompareProps } from '../../model/settings/across/compare';
import { EmptyState } from '../../ui/feedback/empty-state';
import { NoticeCallout } from '../../ui/feedback/notice-callout';
import { ProblemCallout } from '../../ui/feedback/problem-callout';
import { StaleNotice } from '../../ui/feedback/stale-notice';
import { Link } from '../../ui/base/link';
import { PageHeader } from '../../ui/page/page-header';
import { ScreenRoot, type ScreenProps } from '../../ui/page/screen';
import { useLabels } from '../../ui/theme/labels';
import { CompareBody } from './compare-body';
import { CompareSkeleton } from './compare-loading';
import { compareLabels, type CompareLabels } from './labels';

/** The settings of all widgets side by side: where they differ, edited in place, and copied from one to others. */
export function Compare(props: CompareProps & ScreenProps<CompareLabels>) {
  const { widgets, onSave } = props;
  const labels = useLabels(compareLabels, props.labels);
  const count = widgets.status === 'ready' ? widgets.data.length : undefined;
  const state = count !== undefined && count < 2 ? 'empty' : widgets.status;
  return (
    <ScreenRoot labelSet={compareLabels} part="compare" state={state} {...props}>
      {(count === undefined || count < 2) && <PageHeader title={labels.title} />}
      {widgets.status === 'loading' && <CompareSkeleton />}
      {widgets.status === 'failed' && <ProblemCallout problem={widgets.problem} onRetry={widgets.onRetry} />}
      {widgets.status === 'ready' && widgets.problem && <StaleNotice problem={widgets.problem} />}
      {count !== undefined && count < 2 && (
        <EmptyState title={labels.emptyTitle} link={<Link to={{ name: 'dashboard' }}>{labels.dashboardLink}</Link>}>
          {count === 0 ? labels.emptyNone : labels.emptyOne}
        </EmptyState>
      )}
      {widgets.status === 'ready' && widgets.data.length > 1 && (
        <CompareBody
          {...props}
          widgets={widgets.data}
          notice={onSave ? undefined : <NoticeCallout>{labels.readOnly}</NoticeCallout>}
        />
      )}
    </ScreenRoot>
  );
}
