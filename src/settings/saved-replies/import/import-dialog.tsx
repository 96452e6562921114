import { decodeText } from '../../../model/csv/decode-text';
import { maxSavedReplies } from '../../../model/entities/widget-settings';
import type { Id } from '../../../model/core/tolerant';
import { maxReplyFileSize, readReplyCsv } from '../../../model/settings/saved-replies/reply-csv';
import { importSteps, replyImportPlan } from '../../../model/settings/saved-replies/reply-import';
import type { ReplyJobKind, ReplyStep } from '../../../model/settings/saved-replies/reply-job';
import { listedReplies } from '../../../model/settings/saved-replies/reply-steps';
import type { SavedReplyList } from '../../../model/settings/saved-replies/saved-replies';
import { LongTextRow } from '../../../ui/editor/rows/long-text-row';
import { ErrorCallout } from '../../../ui/feedback/error-callout';
import { NoticeCallout } from '../../../ui/feedback/notice-callout';
import { FileButton } from '../../../ui/inputs/file-button';
import { Dialog } from '../../../ui/overlays/dialog';
import { Button, Text } from '../../../ui/radix';
import { useLabels } from '../../../ui/theme/labels';
import { useDeferredValue, useMemo, useRef, useState, type RefObject } from 'react';
import { useCounts } from './import-counts';
import { savedRepliesImportLabels } from './import-labels';
import { ImportLines } from './import-lines';

interface ImportDialogProps {
  widgetId: Id;
  list: SavedReplyList;
  open: boolean;
  onOpenChange(open: boolean): void;
  onJobStart(kind: ReplyJobKind, steps: readonly ReplyStep[]): void;
  returnFocusRef: RefObject<HTMLElement | null>;
}

/** Reads a file or pasted rows, shows what would change, and imports it as one step. */
export function ImportDialog({ open, onOpenChange, returnFocusRef, ...props }: ImportDialogProps) {
  const labels = useLabels(savedRepliesImportLabels);
  const [text, setText] = useState('');
  const [file, setFile] = useState<ReadFile>();
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={labels.title}
      description={labels.text}
      width="table"
      isDirty={file !== undefined || text !== ''}
      returnFocusRef={returnFocusRef}
    >
      <ImportForm
        {...props}
        text={text}
        onTextChange={setText}
        file={file}
        onFileChange={setFile}
        onClose={() => onOpenChange(false)}
      />
    </Dialog>
  );
}

interface ImportFormProps extends Pick<ImportDialogProps, 'widgetId' | 'list' | 'onJobStart'> {
  text: string;
  onTextChange(text: string): void;
  file: ReadFile | undefined;
  onFileChange(file: ReadFile | undefined): void;
  onClose(): void;
}

function ImportForm(props: ImportFormProps) {
  const { widgetId, list, onJobStart, text, onTextChange, file, onFileChange, onClose } = props;
  const labels = useLabels(savedRepliesImportLabels);
  const counts = useCounts();
  const choice = useRef(0);
  // Typing takes priority.
  const typed = useDeferredValue(file ? (file.text ?? '') : text);
  const reading = useMemo(() => (typed.trim() === '' ? undefined : readReplyCsv(typed)), [typed]);
  const lines = useMemo(() => {
    if (reading?.status !== 'ready') return [];
    const target = { listed: listedReplies(list.rows), shortcuts: list.shortcuts ?? new Map(), most: maxSavedReplies };
    return replyImportPlan(reading.replies, target, reading.faults);
  }, [reading, list]);
  const steps = importSteps(widgetId, lines);
  const fault = file?.fault ?? (reading?.status === 'failed' ? reading.fault : undefined);
  const unknown = reading?.status === 'ready' ? reading.unknown : [];
  return (
    <div className="cd-reply-import">
      <div className="cd-reply-import-file">
        <FileButton
          label={file ? labels.chooseAnother : labels.choose}
          accept=".csv,.tsv,.txt,text/csv,text/tab-separated-values"
          part="replies-file"
          onFileChoose={(chosen) => {
            const current = (choice.current += 1);
            void readFile(chosen).then((read) => {
              // Something else was chosen or typed since.
              if (choice.current === current) onFileChange(read);
            });
          }}
        />
        {file && (
          <Text size="2" color="gray">
            <bdi>{file.name}</bdi>
          </Text>
        )}
      </div>
      <LongTextRow
        label={labels.paste}
        help={labels.pasteHelp}
        placeholder={labels.placeholder}
        lines={4}
        value={file ? '' : text}
        onValueChange={(next) => {
          choice.current += 1;
          onFileChange(undefined);
          onTextChange(next);
        }}
      />
      {fault && <ErrorCallout>{labels.faults[fault.code]('line' in fault ? fault.line : 0)}</ErrorCallout>}
      {unknown.length > 0 && (
        <NoticeCallout>
          {labels.unknown(unknown.length)} <bdi>{unknown.join(', ')}</bdi>
        </NoticeCallout>
      )}
      {reading?.status === 'ready' && (
        <Text as="p" size="2" weight="medium" role="status">
          {counts(lines)}
        </Text>
      )}
      {lines.length > 0 && list.areGroupsUnknown && <NoticeCallout>{labels.groupsUnknown}</NoticeCallout>}
      <ImportLines lines={lines} />
      <div className="cd-dialog-foot">
        {reading?.status === 'ready' && steps.length === 0 && (
          <Text as="p" size="2" color="gray" className="cd-reply-kept">
            {labels.nothing}
          </Text>
        )}
        <Button type="button" variant="outline" color="gray" onClick={onClose}>
          {labels.cancel}
        </Button>
        <Button
          type="button"
          aria-disabled={steps.length === 0 || undefined}
          onClick={() => {
            if (steps.length === 0) return;
            onJobStart('import', steps);
            onTextChange('');
            onFileChange(undefined);
            onClose();
          }}
        >
          {labels.import(steps.length)}
        </Button>
      </div>
    </div>
  );
}

interface ReadFile {
  name: string;
  text?: string | undefined;
  fault?: { code: 'tooLarge' | 'unreadable' | 'otherEncoding' } | undefined;
}

async function readFile(file: File): Promise<ReadFile> {
  const { name } = file;
  // UTF-8 takes four bytes for a character at most.
  if (file.size > 4 * maxReplyFileSize) return { name, fault: { code: 'tooLarge' } };
  try {
    const text = decodeText(new Uint8Array(await file.arrayBuffer()));
    return text === undefined ? { name, fault: { code: 'otherEncoding' } } : { name, text };
  } catch {
    // The file was moved or deleted after it was chosen.
    return { name, fault: { code: 'unreadable' } };
  }
}
