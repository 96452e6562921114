import { saveBlocker } from '../../model/core/editor';
import { jsonEqual } from '../../model/core/json-equal';
import {
  savedReplyFields,
  type OpenSavedReply,
  type SavedReplyRow,
} from '../../model/settings/saved-replies/saved-replies';
import type { WidgetLook } from '../../model/widget-preview/widget-preview';
import type { TakenShortcuts } from '../../model/settings/shared/shortcuts';
import { useEditorFrame, useLiveEditor } from '../../ui/editor/editor-context';
import { editorLabels } from '../../ui/editor/editor-labels';
import { useFailureFocus } from '../../ui/editor/use-failure-focus';
import { useSaveShortcut } from '../../ui/editor/use-save-shortcut';
import { useLabels } from '../../ui/theme/labels';
import { NoticeCallout } from '../../ui/feedback/notice-callout';
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog';
import { ProblemCallout } from '../../ui/feedback/problem-callout';
import { Button, Text } from '../../ui/radix';
import { useLatestCallback } from '../../ui/base/use-latest-callback';
import { useEffect, useRef, useState } from 'react';
import { savedRepliesLabels } from './labels';
import { ReplyRows } from './reply-rows';

interface ReplyFormProps {
  reply: OpenSavedReply;
  rows: readonly SavedReplyRow[];
  areGroupsUnknown: boolean;
  shortcuts: TakenShortcuts | undefined;
  look: WidgetLook | undefined;
  onClose(): void;
  onDiscard(): void;
}

/** A reply's fields and save controls. */
export function ReplyForm(props: ReplyFormProps) {
  const { reply: opened, rows, areGroupsUnknown, shortcuts, look, onClose, onDiscard } = props;
  const labels = useLabels(savedRepliesLabels);
  const editor = useLiveEditor(opened.editor);
  const reply = { ...opened, editor };
  const { status } = reply;
  const { value, saved, sections } = editor;
  const common = useLabels(editorLabels);
  const { isReadOnly, store } = useEditorFrame();
  const form = useRef<HTMLFormElement>(null);
  const section = sections.reply;
  const [isChecked, setChecked] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const isBusy = section.status === 'saving';
  const blocker = saveBlocker(editor, savedReplyFields);
  const isChanged = savedReplyFields.some((field) => !jsonEqual(value[field], saved[field]));
  const isOutcomeUnknown = !isChanged && section.status === 'failed';
  const alert = useFailureFocus(section, form);

  const refuse = () => {
    setChecked(true);
    // The text arrives with the next render; the field is already known.
    const wrong = savedReplyFields.find((field) => field in editor.errors || field in editor.conflicts);
    const row = form.current?.querySelector(`[data-name="${wrong}"]`);
    return row?.querySelector<HTMLElement>('input, textarea, [data-chatdeck="conflict"] button') ?? null;
  };
  useEffect(() => {
    store.join({ refuse });
    return () => store.join({ refuse: undefined });
  });
  const save = (isAgain: boolean) => {
    if ((isBusy && !isAgain) || isReadOnly) return;
    if (blocker) refuse()?.focus();
    else if (isBusy) section.onSaveAgain?.();
    else if (isChanged || isOutcomeUnknown || status !== 'saved') section.onSave();
    else onClose();
  };
  const handleSave = useLatestCallback(() => save(false));
  useSaveShortcut(form, () => save(true));
  useEffect(() => {
    // Before the dialog moves the focus to its close button.
    form.current?.querySelector('input')?.focus({ preventScroll: true });
  }, []);

  return (
    <form
      ref={form}
      className="cd-reply-form"
      data-item={reply.uid}
      noValidate
      aria-busy={isBusy}
      onSubmit={(event) => {
        event.preventDefault();
        // Not for a host's form around the screen.
        event.stopPropagation();
        handleSave();
      }}
    >
      {status === 'deletedElsewhere' && <NoticeCallout>{labels.deletedElsewhere}</NoticeCallout>}
      {section.status === 'failed' && section.problem && (
        <ProblemCallout alertRef={alert} title={labels.saveFailed} problem={section.problem} />
      )}
      <ReplyRows
        reply={reply}
        rows={rows}
        look={look}
        areGroupsUnknown={areGroupsUnknown}
        shortcuts={shortcuts}
        isQuiet={status === 'new' && !isChecked}
      />
      {!isReadOnly && (
        <div className="cd-dialog-foot" data-chatdeck="save-bar">
          <Text as="p" size="1" color="gray" className="cd-reply-kept" role="status">
            {isChecked && blocker
              ? blocker.kind === 'errors'
                ? labels.checkAbove
                : common.chooseFirst
              : isChanged && labels.keptDraft}
          </Text>
          {isChanged && (
            <Button
              type="button"
              variant="outline"
              color="gray"
              aria-disabled={isBusy}
              onClick={() => {
                if (isBusy) return;
                if (status === 'new') setAsking(true);
                else onDiscard();
              }}
            >
              {common.discard}
            </Button>
          )}
          <Button type="submit" aria-disabled={isBusy} aria-busy={isBusy || undefined}>
            {isBusy ? common.saving : common.save}
          </Button>
        </div>
      )}
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={labels.discardTitle}
        confirmLabel={common.discard}
        tone="danger"
        onConfirm={onDiscard}
      >
        {labels.discardText}
      </ConfirmDialog>
    </form>
  );
}
