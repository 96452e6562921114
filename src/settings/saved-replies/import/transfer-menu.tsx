import { isRunning } from '../../../model/jobs/job';
import type { SavedRepliesTabProps } from '../../../model/settings/saved-replies/replies-tab';
import type { SavedReplyList } from '../../../model/settings/saved-replies/saved-replies';
import { ChevronDownIcon } from '../../../ui/base/icons';
import { lazyPart } from '../../../ui/later/lazy-part';
import { Menu, MenuItem } from '../../../ui/overlays/menu';
import { Button } from '../../../ui/radix';
import { useLabels } from '../../../ui/theme/labels';
import { useRef, useState } from 'react';
import { savedRepliesBulkLabels } from '../bulk/bulk-labels';
import { savedRepliesImportLabels } from './import-labels';
import { useDownload } from './use-download';

const ImportDialog = lazyPart(() => import('../later-parts').then((part) => part.ImportDialog), null);

interface TransferMenuProps extends Pick<SavedRepliesTabProps, 'widgetId' | 'job' | 'onJobStart' | 'onFile'> {
  list: SavedReplyList;
}

/** Imports replies from a file, and downloads all of them as one. */
export function TransferMenu({ widgetId, list, job, onJobStart, onFile }: TransferMenuProps) {
  const labels = useLabels(savedRepliesImportLabels);
  const { busy } = useLabels(savedRepliesBulkLabels);
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
        {onJobStart && (
          <MenuItem blockedBy={isRunning(job) ? busy : undefined} onSelect={() => setOpen(true)}>
            {labels.open}
          </MenuItem>
        )}
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
