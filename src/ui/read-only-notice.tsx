import { editorLabels } from './editor/editor-labels';
import { useLabels } from './labels';
import { NoticeCallout } from './notice-callout';

/** Why nothing can be changed where a host shows settings to be read only. */
export function ReadOnlyNotice() {
  const labels = useLabels(editorLabels);
  return <NoticeCallout>{labels.readOnly}</NoticeCallout>;
}
