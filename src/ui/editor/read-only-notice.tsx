import { editorLabels } from './editor-labels';
import { useLabels } from '../theme/labels';
import { NoticeCallout } from '../feedback/notice-callout';

/** Why nothing can be changed where a host shows settings to be read only. */
export function ReadOnlyNotice() {
  const labels = useLabels(editorLabels);
  return <NoticeCallout>{labels.readOnly}</NoticeCallout>;
}
