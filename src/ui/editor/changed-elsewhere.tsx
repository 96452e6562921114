import { Button } from '@radix-ui/themes';
import { NoticeCallout } from '../feedback/notice-callout';
import { useLabels } from '../theme/labels';
import { editorLabels } from './editor-labels';
import type { AnyEditor } from './frame-store';

/** Says that someone else has saved changes, which the form already shows. */
export function ChangedElsewhere({ names, onDismiss }: NonNullable<AnyEditor['changedElsewhere']>) {
  const labels = useLabels(editorLabels);
  return (
    <NoticeCallout>
      {labels.changedByOthers(names.length)}{' '}
      <Button type="button" size="1" variant="outline" color="gray" onClick={onDismiss}>
        {labels.seen}
      </Button>
    </NoticeCallout>
  );
}
