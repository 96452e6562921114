import { saveBlocker, type Editor } from '../../model/core/editor';
import { jsonEqual } from '../../model/core/json-equal';
import {
  hasGroupContent,
  questionGroupFields,
  type QuestionGroupFields,
} from '../../model/settings/question-groups/group-fields';
import { useEditorFrame } from '../../ui/editor/editor-context';
import { editorLabels } from '../../ui/editor/editor-labels';
import { SaveBar } from '../../ui/editor/save-bar';
import { useFailureFocus } from '../../ui/editor/use-failure-focus';
import { useSaveShortcut } from '../../ui/editor/use-save-shortcut';
import { useLabels } from '../../ui/theme/labels';
import { ProblemCallout } from '../../ui/feedback/problem-callout';
import { useLatestCallback } from '../../ui/base/use-latest-callback';
import { useState, type RefObject } from 'react';
import { questionGroupsLabels } from './labels';
import { lazyPart } from '../../ui/later/lazy-part';

const ConfirmDialog = lazyPart(() => import('./later-parts').then((part) => part.ConfirmDialog), null);

interface GroupSaveProps {
  editor: Editor<QuestionGroupFields, 'group'>;
  isNew: boolean;
  /** A new group that no one has tried to save yet: the bar mentions no errors. */
  isQuiet: boolean;
  form: RefObject<HTMLElement | null>;
  /** A save was attempted although something is invalid: goes there. */
  onRefused(): void;
}

/** Saves the group when it is valid and changed, and explains why it can't. */
export function GroupSave({ editor, isNew, isQuiet, form, onRefused }: GroupSaveProps) {
  const labels = useLabels(questionGroupsLabels);
  const { value, saved, sections } = editor;
  const common = useLabels(editorLabels);
  const { store } = useEditorFrame();
  const section = sections.group;
  const changeCount = questionGroupFields.filter((field) => !jsonEqual(value[field], saved[field])).length;
  const nameOf = (field: keyof QuestionGroupFields) => (field === 'tree' ? labels.tree : labels.fields[field].label);
  const offers = (editor.offers ?? []).map((offer) => ({ ...offer, labels: offer.names.map(nameOf) }));
  const blocker = saveBlocker(editor, questionGroupFields);
  const reason = blocker && (blocker.kind === 'errors' ? labels.checkAbove : common.chooseFirst);
  const isOutcomeUnknown = changeCount === 0 && (section.status === 'dirty' || section.status === 'failed');
  const [isAsking, setAsking] = useState(false);
  const asksFirst = isNew && hasGroupContent(value);
  const alert = useFailureFocus(section, form);
  const save = (isAgain: boolean) => {
    if (!(section.status === 'saving' ? isAgain : changeCount > 0 || isOutcomeUnknown)) return;
    if (blocker) onRefused();
    else if (section.status === 'saving') section.onSaveAgain?.();
    else section.onSave();
  };
  const handleSave = useLatestCallback(() => save(false));
  // The bar has it once its code has loaded, and then saves all groups.
  useSaveShortcut(
    form,
    () => save(true),
    () => store.list?.travel !== undefined,
  );
  return (
    <>
      {section.status === 'failed' && section.problem && (
        <ProblemCallout alertRef={alert} title={labels.saveFailed} problem={section.problem} />
      )}
      <SaveBar
        // The callout above explains the failure.
        section={{ ...section, problem: undefined, ...(asksFirst && { onDiscard: () => setAsking(true) }) }}
        changeCount={changeCount}
        offers={offers}
        isOutcomeUnknown={isOutcomeUnknown}
        blockedReason={isQuiet ? undefined : reason}
        discardLabel={isNew ? labels.cancelNew : undefined}
        alertRef={alert}
        onSave={handleSave}
      />
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={labels.discardTitle}
        confirmLabel={labels.discardConfirm}
        tone="danger"
        onConfirm={() => {
          setAsking(false);
          section.onDiscard();
        }}
      >
        {labels.discardText}
      </ConfirmDialog>
    </>
  );
}
