import { newId } from '../../../model/core/random-text';
import { insertOutline, type OutlineInsertion } from '../../../model/settings/question-groups/outline-insert';
import { readPastedOutline } from '../../../model/settings/question-groups/outline-paste';
import type { Outline } from '../../../model/settings/question-groups/outline-read';
import { writeOutline } from '../../../model/settings/question-groups/outline-write';
import { countNodes } from '../../../model/settings/question-groups/tree';
import { UploadIcon } from '../../../ui/base/icons';
import { useFormat } from '../../../ui/format/format';
import { Button, Text } from '../../../ui/radix';
import { useLabels } from '../../../ui/theme/labels';
import { useDeferredValue, useMemo, useRef, useState } from 'react';
import { questionGroupsLabels } from '../labels';
import { TextDialog } from '../text-dialog';
import { useTree } from './tree-context';

interface ImportDialogProps {
  open: boolean;
  onOpenChange(open: boolean): void;
}

/** Adds questions from a text or a file to the end of the group, after a look at what they are. */
export function ImportDialog({ open, onOpenChange }: ImportDialogProps) {
  const { state, dispatch } = useTree();
  const { tree } = state;
  const labels = useLabels(questionGroupsLabels);
  const [text, setText] = useState('');
  const [isAsked, setAsked] = useState(false);
  const shown = useDeferredValue(text);
  const reading = useMemo(() => readImport(tree, shown), [tree, shown]);
  const change = (next: string) => {
    setText(next);
    setAsked(false);
  };
  const handleImport = () => {
    const { outline, insertion } = readImport(tree, text);
    if (!outline || insertion?.status !== 'ready') return setAsked(true);
    change('');
    onOpenChange(false);
    dispatch({ type: 'insert', outline });
  };
  const fault = reading.insertion?.status === 'failed' ? reading.insertion.fault : undefined;
  const isEmpty = isAsked && !reading.outline;
  return (
    <TextDialog
      open={open}
      onOpenChange={onOpenChange}
      title={labels.importTitle}
      text={labels.importText}
      field={labels.importField}
      placeholder={labels.importExample}
      value={text}
      onValueChange={change}
      error={fault ? labels.notes[fault] : isEmpty ? labels.importEmpty : undefined}
      closeLabel={labels.pasteCancel}
      action={
        <Button type="button" onClick={handleImport}>
          {labels.importConfirm}
        </Button>
      }
    >
      <FileChoice onText={change} />
      {reading.insertion?.status === 'ready' && <Preview insertion={reading.insertion} />}
    </TextDialog>
  );
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

function FileChoice({ onText }: { onText(text: string): void }) {
  const labels = useLabels(questionGroupsLabels);
  const input = useRef<HTMLInputElement>(null);
  return (
    <div>
      <input
        ref={input}
        type="file"
        accept=".md,.markdown,.txt,.json,text/plain,text/markdown,application/json"
        hidden
        data-chatdeck="import-questions-file"
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) void file.text().then(onText);
          // The same file can be chosen again after it was corrected.
          target.value = '';
        }}
      />
      <Button type="button" variant="outline" color="gray" onClick={() => input.current?.click()}>
        <UploadIcon size={16} aria-hidden />
        {labels.importFile}
      </Button>
    </div>
  );
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
