import type { FileUpload } from '../../../model/core/upload';
import { Button, Progress } from '@radix-ui/themes';
import { cva } from 'class-variance-authority';
import { useRef, useState, type DragEvent, type ReactNode } from 'react';
import { useFormat } from '../../format/format';
import { SuccessIcon, UploadIcon } from '../../base/icons';
import { defineLabels, useLabels } from '../../theme/labels';
import { useProblemText } from '../../feedback/problem-labels';
import { keepFocus } from './keep-focus';
import { Row, type PlainRowProps, type RowTexts } from './row';
import { Text } from '../../base/text';

export const fileRowLabels = defineLabels('file-row', {
  choose: 'Choose a file',
  replace: 'Choose another',
  drop: 'or drop it here',
  remove: 'Remove',
  uploading: (percent: number) => `Uploading: ${percent}%`,
  uploaded: 'Uploaded.',
  failed: (reason: string) => `Upload error: ${reason}`,
  wrongType: (types: string) => `This file type isn’t supported. Choose one of these: ${types}.`,
  tooLarge: (limit: string) => `This file is too large. Choose one that’s ${limit} or smaller.`,
  isEmpty: 'This file is empty. Choose another.',
});

const box = cva('cd-file', {
  variants: { state: { idle: '', over: 'cd-file-over', uploading: '', done: '', failed: '' } },
});

export interface FileRowProps
  extends RowTexts, Pick<PlainRowProps<string>, 'name' | 'theirs' | 'onResolve' | 'saved' | 'say' | 'onRestoreSaved'> {
  /** Texts of this file only. Keep the same object between renders. */
  labels?: Partial<typeof fileRowLabels.defaults> | undefined;
  /** Media types, for example `image/png`. */
  types: readonly string[];
  /** The same for people, for example “PNG, JPEG”. */
  typesText: string;
  /** Maximum size in bytes; a larger file is rejected before it is sent. */
  maxBytes: number;
  /** The progress of the last file. */
  upload: FileUpload;
  /** A file with an accepted type and size. */
  onChoose(file: File): void;
  /** What is stored, for example a thumbnail. */
  preview?: ReactNode;
  /** Absent hides the button. */
  onRemove?: (() => void) | undefined;
  /** Why the stored file can't be removed. */
  removeBlockedReason?: string | undefined;
  /** Shows the stored file and accepts none. */
  isReadOnly?: boolean | undefined;
}

/**
 * A file that is uploaded as soon as it is chosen or dropped. Type and size are checked first; progress, success, or
 * the error show below.
 */
export function FileRow({ labels: ownLabels, ...props }: FileRowProps) {
  const { types, upload, preview, onChoose, onRemove, removeBlockedReason, isReadOnly = false, ...texts } = props;
  const labels = useLabels(fileRowLabels, ownLabels);
  const problemText = useProblemText();
  const refusalOf = useRefusal(props);
  const input = useRef<HTMLInputElement>(null);
  const [refusal, setRefusal] = useState<string>();
  const isBusy = upload.status === 'uploading';
  const failure = upload.status === 'failed' ? labels.failed(problemText(upload.problem)) : undefined;
  const take = (file: File | undefined) => {
    if (!file) return;
    const reason = refusalOf(file);
    setRefusal(reason);
    if (reason === undefined) onChoose(file);
  };
  const drop = useDrop(take);
  const removeHelp = onRemove && !isReadOnly ? removeBlockedReason : undefined;
  return (
    <Row {...texts} isGroup error={refusal ?? (isBusy ? undefined : failure)}>
      {({ id, disabled, 'aria-describedby': describedBy, 'aria-keyshortcuts': keys }, labelId) => {
        const isOpen = !disabled && !isReadOnly && !isBusy;
        const state = drop.isOver && isOpen ? 'over' : upload.status;
        return (
          <div
            id={id}
            role="group"
            aria-labelledby={labelId}
            aria-keyshortcuts={keys}
            className={box({ state })}
            data-state={state}
            {...(isOpen && drop.handlers)}
          >
            {preview && <div className="cd-file-preview">{preview}</div>}
            <div className="cd-file-main">
              {!isReadOnly && (
                <div className="cd-file-actions">
                  {/* Not `disabled` while busy, which would drop the focus. */}
                  <Button
                    type="button"
                    variant="outline"
                    color="gray"
                    disabled={disabled}
                    aria-disabled={isBusy || undefined}
                    aria-describedby={describedBy}
                    onClick={() => isOpen && input.current?.click()}
                  >
                    <UploadIcon size={16} aria-hidden />
                    {preview ? labels.replace : labels.choose}
                  </Button>
                  {isOpen && (
                    <Text size="1" color="gray" className="cd-file-drop">
                      {labels.drop}
                    </Text>
                  )}
                  {onRemove && (
                    <Button
                      type="button"
                      variant="ghost"
                      color="gray"
                      className="cd-file-remove"
                      disabled={disabled}
                      aria-disabled={isBusy || removeBlockedReason !== undefined || undefined}
                      aria-describedby={removeHelp === undefined ? undefined : `${id}-remove`}
                      onClick={({ currentTarget }) => {
                        if (!isOpen || removeBlockedReason !== undefined) return;
                        keepFocus(currentTarget.parentElement, onRemove);
                      }}
                    >
                      {labels.remove}
                    </Button>
                  )}
                </div>
              )}
              <UploadStatus upload={upload} label={texts.label} />
              {removeHelp !== undefined && (
                <Text as="p" size="1" color="gray" id={`${id}-remove`}>
                  {removeHelp}
                </Text>
              )}
            </div>
            <input
              ref={input}
              type="file"
              hidden
              accept={types.join(',')}
              onChange={(event) => {
                take(event.target.files?.[0]);
                // The same file can be chosen again after a failure.
                event.target.value = '';
              }}
            />
          </div>
        );
      }}
    </Row>
  );
}

function UploadStatus({ upload, label }: { upload: FileUpload; label: string }) {
  const labels = useLabels(fileRowLabels);
  const percent = upload.status === 'uploading' ? Math.round(upload.percent) : 0;
  return (
    <div className="cd-file-status">
      {upload.status === 'uploading' && (
        <>
          <Text size="1" color="gray">
            {labels.uploading(percent)}
          </Text>
          <Progress size="1" value={percent} aria-label={label} />
        </>
      )}
      <div role="status">
        {upload.status === 'done' && (
          <Text size="1" color="green" className="cd-file-done">
            <SuccessIcon size={16} aria-hidden />
            {labels.uploaded}
          </Text>
        )}
      </div>
    </div>
  );
}

function useRefusal({ types, typesText, maxBytes }: FileRowProps): (file: File) => string | undefined {
  const labels = useLabels(fileRowLabels);
  const format = useFormat();
  return (file) => {
    if (!types.includes(file.type)) return labels.wrongType(typesText);
    if (file.size === 0) return labels.isEmpty;
    return file.size > maxBytes ? labels.tooLarge(`${format.decimal(maxBytes / 1024 / 1024)} MB`) : undefined;
  };
}

function useDrop(onDrop: (file: File | undefined) => void) {
  const [isOver, setOver] = useState(false);
  const handlers = {
    onDragOver: (event: DragEvent) => {
      event.preventDefault();
      setOver(true);
    },
    onDragLeave: (event: DragEvent) => {
      if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setOver(false);
    },
    onDrop: (event: DragEvent) => {
      event.preventDefault();
      setOver(false);
      onDrop(event.dataTransfer.files[0]);
    },
  };
  return { isOver, handlers };
}
