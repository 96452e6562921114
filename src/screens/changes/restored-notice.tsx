import type { Restored } from '../../model/settings/across/changes';
import type { Id } from '../../model/core/tolerant';
import { NoticeCallout } from '../../ui/feedback/notice-callout';
import { DraftLinks } from '../../ui/settings/draft-links';
import { useLabels } from '../../ui/theme/labels';
import { changesLabels } from './labels';

/** What a restoration put into the forms, and the way there. */
export function RestoredNotice({ widgetId, restored }: { widgetId: Id; restored: Restored }) {
  const labels = useLabels(changesLabels);
  const { tabs, skipped } = restored;
  return (
    <NoticeCallout tone={tabs.length > 0 ? 'success' : 'plain'}>
      {tabs.length > 0 ? (
        <>
          {labels.restored} <DraftLinks widgetId={widgetId} tabs={tabs} say={labels.restoredCount} />
        </>
      ) : (
        skipped === 0 && labels.restoredNone
      )}
      {skipped > 0 && <span className="cd-restored-skipped"> {labels.skipped(skipped)}</span>}
    </NoticeCallout>
  );
}
