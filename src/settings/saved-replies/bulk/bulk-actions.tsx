import type { SavedRepliesTabProps } from '../../../model/settings/saved-replies/replies-tab';
import type { ReplyJobKind, ReplyStep } from '../../../model/settings/saved-replies/reply-job';
import { autoSendSteps, deletionSteps } from '../../../model/settings/saved-replies/reply-steps';
import type { SavedReplyRow } from '../../../model/settings/saved-replies/saved-replies';
import type { Id } from '../../../model/core/tolerant';
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog';
import { Menu, MenuItem } from '../../../ui/overlays/menu';
import { ChevronDownIcon } from '../../../ui/base/icons';
import { Button } from '../../../ui/radix';
import { useLabels } from '../../../ui/theme/labels';
import { useState, type RefObject } from 'react';
import { savedRepliesBulkLabels } from './bulk-labels';
import { CopyDialog } from './copy-dialog';
import { savedRepliesCopyLabels } from './copy-labels';
import { savedRepliesImportLabels } from '../import/import-labels';
import { useDownload } from '../import/use-download';

interface BulkActionsProps {
  widgetId: Id;
  /** An earlier change still runs. */
  isBusy: boolean;
  /** The selected replies. */
  rows: readonly SavedReplyRow[];
  onJobStart(kind: ReplyJobKind, steps: readonly ReplyStep[]): void;
  copy: SavedRepliesTabProps['copy'];
  onFile: SavedRepliesTabProps['onFile'];
  /** Nothing is selected any longer. */
  onDone(): void;
  returnFocusRef: RefObject<HTMLElement | null>;
}

/** What can be done with several replies: each as one step with one undo. */
export function BulkActions({
  widgetId,
  isBusy,
  rows,
  copy,
  onJobStart,
  onFile,
  onDone,
  returnFocusRef,
}: BulkActionsProps) {
  const labels = useLabels(savedRepliesBulkLabels);
  const files = useLabels(savedRepliesImportLabels);
  const download = useDownload(onFile);
  const copying = useLabels(savedRepliesCopyLabels);
  const [isCopying, setCopying] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const on = autoSendSteps(widgetId, rows, true);
  const off = autoSendSteps(widgetId, rows, false);
  return (
    <>
      <Menu
        align="start"
        trigger={
          <Button type="button" size="1" variant="outline" color="gray">
            {labels.actions}
            <ChevronDownIcon size={14} aria-hidden />
          </Button>
        }
      >
        <MenuItem
          blockedBy={isBusy ? labels.busy : on.length === 0 ? labels.allOn : undefined}
          onSelect={() => onJobStart('autoSendOn', on)}
        >
          {labels.autoSendOn}
        </MenuItem>
        <MenuItem
          blockedBy={isBusy ? labels.busy : off.length === 0 ? labels.allOff : undefined}
          onSelect={() => onJobStart('autoSendOff', off)}
        >
          {labels.autoSendOff}
        </MenuItem>
        {copy && (
          <MenuItem blockedBy={isBusy ? labels.busy : undefined} onSelect={() => setCopying(true)}>
            {copying.open}
          </MenuItem>
        )}
        {download && <MenuItem onSelect={() => download(rows)}>{files.downloadSelected}</MenuItem>}
      </Menu>
      <Button
        type="button"
        size="1"
        variant="outline"
        color="gray"
        aria-disabled={isBusy || undefined}
        onClick={() => !isBusy && setAsking(true)}
      >
        {labels.delete}
      </Button>
      {copy && (
        <CopyDialog
          copy={copy}
          rows={rows}
          open={isCopying}
          onOpenChange={setCopying}
          onCopy={(steps) => onJobStart('copy', steps)}
        />
      )}
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={labels.deleteTitle(rows.length)}
        confirmLabel={labels.deleteConfirm(rows.length)}
        tone="danger"
        onConfirm={() => {
          setAsking(false);
          onJobStart('delete', deletionSteps(widgetId, rows));
          onDone();
        }}
        returnFocusRef={returnFocusRef}
      >
        {labels.deleteText}
      </ConfirmDialog>
    </>
  );
}
