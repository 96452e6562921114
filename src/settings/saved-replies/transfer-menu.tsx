import { fileName } from '../../model/core/csv';
import { isRunning } from '../../model/core/job';
import type { SavedRepliesTabProps } from '../../model/settings/saved-replies/replies-tab';
import { writeReplyCsv } from '../../model/settings/saved-replies/reply-csv';
import { savedOf } from '../../model/settings/saved-replies/reply-steps';
import type { SavedReplyList, SavedReplyRow } from '../../model/settings/saved-replies/saved-replies';
import { ChevronDownIcon } from '../../ui/base/icons';
import { lazyPart } from '../../ui/later/lazy-part';
import { Menu, MenuItem } from '../../ui/overlays/menu';
import { Button } from '../../ui/radix';
import { useLabels } from '../../ui/theme/labels';
import { useTheme } from '../../ui/theme/theme-context';
import { useRef, useState } from 'react';
import { savedRepliesImportLabels } from './import-labels';

const ImportDialog = lazyPart(() => import('./later-parts').then((part) => part.ImportDialog), null);

interface TransferMenuProps extends Pick<SavedRepliesTabProps, 'widgetId' | 'job' | 'onJobStart' | 'onFile'> {
  list: SavedReplyList;
}

/** Imports replies from a file, and downloads all of them as one. */
export function TransferMenu({ widgetId, list, job, onJobStart, onFile }: TransferMenuProps) {
  const labels = useLabels(savedRepliesImportLabels);
  const download = useDownload(onFile);
  const trigger = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const saved = list.rows.filter(({ status }) => status === 'saved');
  const canDownload = download !== undefined && saved.length > 0;
  if (!onJobStart && !canDownload) return null;
  return (
    <>
      <Menu
        align="start"
        trigger={
          <Button ref={trigger} type="button" variant="outline" color="gray">
            {labels.menu}
            <ChevronDownIcon size={16} aria-hidden />
          </Button>
        }
      >
        {onJobStart && !isRunning(job) && <MenuItem onSelect={() => setOpen(true)}>{labels.open}</MenuItem>}
        {canDownload && <MenuItem onSelect={() => download(saved)}>{labels.downloadAll}</MenuItem>}
      </Menu>
      {onJobStart && (
        <ImportDialog
          widgetId={widgetId}
          list={list}
          open={isOpen}
          onOpenChange={setOpen}
          onJobStart={onJobStart}
          returnFocusRef={trigger}
        />
      )}
    </>
  );
}

/** Downloads replies as last saved; undefined if the host takes no files. */
export function useDownload(onFile: SavedRepliesTabProps['onFile']) {
  const { productName } = useTheme();
  if (!onFile) return undefined;
  return (rows: readonly SavedReplyRow[]) => {
    const name = fileName('saved_replies', Date.now(), productName, 'csv');
    onFile({ name, text: writeReplyCsv(rows.map(savedOf)) });
  };
}
