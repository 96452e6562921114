import { fileName } from '../../../model/csv/csv';
import type { SavedRepliesTabProps } from '../../../model/settings/saved-replies/replies-tab';
import { writeReplyCsv } from '../../../model/settings/saved-replies/reply-csv';
import { savedOf } from '../../../model/settings/saved-replies/reply-steps';
import type { SavedReplyRow } from '../../../model/settings/saved-replies/saved-replies';
import { useTheme } from '../../../ui/theme/theme-context';

/** Downloads replies as last saved; undefined if the host takes no files. */
export function useDownload(onFile: SavedRepliesTabProps['onFile']) {
  const { productName } = useTheme();
  if (!onFile) return undefined;
  return (rows: readonly SavedReplyRow[]) => {
    const name = fileName('saved_replies', Date.now(), productName, 'csv');
    onFile({ name, text: writeReplyCsv(rows.map(savedOf)) });
  };
}
