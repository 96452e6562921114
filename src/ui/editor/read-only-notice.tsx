import { editorLabels } from './editor-labels';
import { useLabels } from '../theme/labels';
import { NoticeCallout } from '../feedback/notice-callout';

/** Explains why nothing can be changed in a read-only tab. */
export function ReadOnlyNotice() {
  const labels = useLabels(editorLabels);
  return <NoticeCallout>{labels.readOnly}</NoticeCallout>;
}
