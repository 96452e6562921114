import { useMemo } from 'react';
import type { ChangesProps } from '../../model/settings/across/changes';
import { SkeletonGroup } from '../../ui/base/skeleton';
import { Link } from '../../ui/base/link';
import { ProblemCallout } from '../../ui/feedback/problem-callout';
import { StaleNotice } from '../../ui/feedback/stale-notice';
import { useWidgetName } from '../../ui/format/widget-name';
import { PageHeader } from '../../ui/page/page-header';
import { ScreenRoot, type ScreenProps } from '../../ui/page/screen';
import { useLabels } from '../../ui/theme/labels';
import { useChangeWords } from '../../settings/change-words';
import { changesLabels, type ChangesLabels } from './labels';
import { ChangeList } from './change-list';
import { ChangesPlace } from './changes-place';
import { RestoredNotice } from './restored-notice';

/** What was changed in a widget's settings, by whom, and the way back. */
export function Changes(props: ChangesProps & ScreenProps<ChangesLabels>) {
  const { history } = props;
  return (
    <ScreenRoot labelSet={changesLabels} part="changes" state={history.status} {...props}>
      <ChangesBody {...props} />
    </ScreenRoot>
  );
}

function ChangesBody(props: ChangesProps) {
  const { widgetId, roomName, history, restored } = props;
  const labels = useLabels(changesLabels);
  const nameOf = useWidgetName();
  const say = useChangeWords();
  const data = history.status === 'ready' ? history.data : undefined;
  const shown = useMemo(
    () => data?.entries.map((entry) => ({ entry, lines: say(entry.changes, data.settings) })),
    [data, say],
  );
  return (
    <>
      <PageHeader
        title={labels.title}
        context={roomName !== undefined && labels.of(nameOf({ id: widgetId, name: roomName }))}
        actions={<Link to={{ name: 'settings', widgetId, tab: 'behavior' }}>{labels.back}</Link>}
      />
      <div className="cd-changes">
        {restored && (
          <div className="cd-changes-restored">
            <RestoredNotice widgetId={widgetId} restored={restored} />
          </div>
        )}
        {history.status === 'loading' && (
          <SkeletonGroup>
            <ChangesPlace />
          </SkeletonGroup>
        )}
        {history.status === 'failed' && (
          <ProblemCallout title={labels.failed} problem={history.problem} onRetry={history.onRetry} />
        )}
        {history.status === 'ready' && history.problem && <StaleNotice problem={history.problem} />}
        {shown && data && <ChangeList {...props} shown={shown} isShared={data.isShared} />}
      </div>
    </>
  );
}
