import { decodeText } from '../../../model/csv/decode-text';
import { newId } from '../../../model/core/random-text';
import { insertOutline, type OutlineInsertion } from '../../../model/settings/question-groups/outline-insert';
import { readPastedOutline } from '../../../model/settings/question-groups/outline-paste';
import type { Outline } from '../../../model/settings/question-groups/outline-read';
import { writeOutline } from '../../../model/settings/question-groups/outline-write';
import { countNodes } from '../../../model/settings/question-groups/tree';
import { useFormat } from '../../../ui/format/format';
import { FileButton } from '../../../ui/inputs/file-button';
import { Button, Text } from '../../../ui/radix';
import { useLabels } from '../../../ui/theme/labels';
import { useDeferredValue, useMemo, useRef, useState, type RefObject } from 'react';
import { questionGroupsLabels } from '../labels';
import { TextDialog } from '../text-dialog';
import { useTree } from './tree-context';

/** Far more than a group can have. */
const MAX_BYTES = 4_000_000;

interface ImportDialogProps {
  open: boolean;
  onOpenChange(open: boolean): void;
  /** The tree that gets the lines. */
  treeRef: RefObject<HTMLElement | null>;
}

/** Adds questions from a text or a file to the end of the group, after a look at what they are. */
export function ImportDialog({ open, onOpenChange, treeRef }: ImportDialogProps) {
  const { state, dispatch } = useTree();
  const { tree } = state;
  const labels = useLabels(questionGroupsLabels);
  const [text, setText] = useState('');
  const [isAsked, setAsked] = useState(false);
  const shown = useDeferredValue(text);
  const reading = useMemo(() => readImport(tree, shown), [tree, shown]);
  const [fileFault, setFileFault] = useState<FileFault>();
  const choice = useRef<File>(undefined);
  const change = (next: string) => {
    choice.current = undefined;
    setText(next);
    setAsked(false);
    setFileFault(undefined);
  };
  const handleFile = async (file: File) => {
    choice.current = file;
    const read = await readFile(file);
    // Another file was chosen or a text was typed in the meantime.
    if (choice.current !== file) return;
    change(read.text ?? '');
    setFileFault(read.fault);
  };
  const isImported = useRef(false);
  /** Nothing takes the focus while the dialog covers it, so that the dialog leads there. */
  const firstImported = {
    get current() {
      const id = isImported.current ? state.target?.id : undefined;
      if (id === undefined) return null;
      return treeRef.current?.querySelector<HTMLElement>(`[data-key="${CSS.escape(id)}"] [data-part="text"]`) ?? null;
    },
  };
  const handleOpenChange = (next: boolean) => {
    isImported.current = false;
    onOpenChange(next);
  };
  const handleImport = () => {
    const { outline, insertion } = readImport(tree, text);
    if (!outline || insertion?.status !== 'ready') return setAsked(true);
    change('');
    isImported.current = true;
    onOpenChange(false);
    dispatch({ type: 'insert', outline });
  };
  const fault = reading.insertion?.status === 'failed' ? reading.insertion.fault : undefined;
  const errorText = () => {
    if (fileFault === 'unreadable') return labels.importUnreadable;
    if (fileFault === 'otherEncoding') return labels.importOtherEncoding;
    if (fileFault ?? fault) return labels.notes[fileFault ?? fault ?? 'tooLarge'];
    return isAsked && !reading.outline ? labels.importEmpty : undefined;
  };
  return (
    <TextDialog
      open={open}
      onOpenChange={handleOpenChange}
      title={labels.importTitle}
      text={labels.importText}
      field={labels.importField}
      placeholder={labels.importExample}
      value={text}
      onValueChange={change}
      error={errorText()}
      returnFocusRef={firstImported}
      closeLabel={labels.pasteCancel}
      action={
        <Button type="button" onClick={handleImport}>
          {labels.importConfirm}
        </Button>
      }
    >
      <FileButton
        label={labels.importFile}
        accept=".md,.markdown,.txt,.json,text/plain,text/markdown,application/json"
        part="import-questions-file"
        onFileChoose={(file) => void handleFile(file)}
      />
      {reading.insertion?.status === 'ready' && <Preview insertion={reading.insertion} />}
    </TextDialog>
  );
}

type FileFault = 'tooLarge' | 'unreadable' | 'otherEncoding';

async function readFile(file: File): Promise<{ text?: string | undefined; fault?: FileFault | undefined }> {
  if (file.size > MAX_BYTES) return { fault: 'tooLarge' };
  try {
    const text = decodeText(new Uint8Array(await file.arrayBuffer()));
    return text === undefined ? { fault: 'otherEncoding' } : { text };
  } catch {
    // The file was moved or deleted after it was chosen.
    return { fault: 'unreadable' };
  }
}

interface ImportReading {
  outline?: Outline | undefined;
  insertion?: OutlineInsertion | undefined;
}

function readImport(tree: Parameters<typeof insertOutline>[0], text: string): ImportReading {
  const outline = text.trim() === '' ? undefined : readPastedOutline(text);
  if (!outline) return text.trim() === '' ? {} : { insertion: { status: 'failed', fault: 'tooLarge' } };
  return { outline, insertion: insertOutline(tree, undefined, outline, newId) };
}

/** More than anyone reads before an import. */
const MAX_SHOWN = 200;

function Preview({ insertion }: { insertion: Extract<OutlineInsertion, { status: 'ready' }> }) {
  const labels = useLabels(questionGroupsLabels);
  const { count } = useFormat();
  const { added } = insertion;
  const total = countNodes(added);
  const lines = useMemo(() => writeOutline(added).trimEnd().split('\n'), [added]);
  return (
    <div className="cd-import-preview">
      <Text as="p" size="2" role="status">
        {labels.importPreview(total, count(total))}
      </Text>
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- A box that scrolls has to be reachable by keyboard. */}
      <pre tabIndex={0} dir="auto">
        {lines.slice(0, MAX_SHOWN).join('\n')}
      </pre>
      {lines.length > MAX_SHOWN && (
        <Text as="p" size="1" color="gray">
          {labels.checkMore(lines.length - MAX_SHOWN, count(lines.length - MAX_SHOWN))}
        </Text>
      )}
    </div>
  );
}
