import { newId } from '../../model/core/random-text';
import type { QuestionGroupEntry, QuestionGroupsTabProps } from '../../model/settings/question-groups/question-groups';
import { automaticGroupBeside, newQuestion, type QuestionTree } from '../../model/settings/question-groups/tree';
import { shortcutOwner, type TakenShortcuts } from '../../model/settings/shared/shortcuts';
import { useEditorFrame, useLiveEditor } from '../../ui/editor/editor-context';
import { showBlocker } from '../../ui/editor/field-focus';
import { keepFocus } from '../../ui/editor/rows/keep-focus';
import { lazyPart } from '../../ui/later/lazy-part';
import { NoticeCallout } from '../../ui/feedback/notice-callout';
import { Heading, Text, VisuallyHidden } from '../../ui/radix';
import { Skeleton } from '../../ui/base/skeleton';
import { Slot } from '../../ui/base/slot';
import { useSectionOptions } from '../../ui/page/section-options';
import { useLatestCallback } from '../../ui/base/use-latest-callback';
import { useLabels } from '../../ui/theme/labels';
import { useEffect, useRef, useState } from 'react';
import { groupName } from './group-actions';
import { GroupRows } from './group-rows';
import { GroupSave } from './group-save';
import { questionGroupsLabels, type QuestionGroupsLabels } from './labels';
import { TreeConflict } from './tree-conflict';
import type { TreeEditorHandle, TreeEditorProps } from './tree/tree-editor';
import { useGroupLink } from './use-group-link';

const UnreadableTree = lazyPart(() => import('./later-parts').then((part) => part.UnreadableTree), null);

const TreeEditor = lazyPart(
  () => import('./tree/tree-editor').then((part) => part.TreeEditor),
  <Skeleton height="320px" />,
);

interface GroupFormProps
  extends
    Pick<QuestionGroupsTabProps, 'widgetId' | 'onCollapsedChange' | 'widgets' | 'look' | 'onDownload'>,
    Pick<TreeEditorProps, 'wantsPlayer'> {
  /** The line that a link leads to. */
  ledTo: string | undefined;
  onArrive(this: void): boolean;
  entry: QuestionGroupEntry;
  entries: readonly QuestionGroupEntry[];
  shortcuts: TakenShortcuts | undefined;
}

/** One group's form: its fields, its questions, and the save controls. */
export function GroupForm(props: GroupFormProps) {
  const { widgetId, ledTo, onArrive, entry, entries, shortcuts, onCollapsedChange, widgets, look, onDownload } = props;
  const linkTo = useGroupLink(widgetId);
  const labels = useLabels(questionGroupsLabels);
  const { uid, status, collapsed } = entry;
  const editor = useLiveEditor(entry.editor);
  const { value } = editor;
  const { leftOut } = editor.sections.group;
  const { isReadOnly, store } = useEditorFrame();
  const { isHidden, extraRow } = useSectionOptions('group');
  const form = useRef<HTMLElement>(null);
  const tree = useRef<TreeEditorHandle>(null);
  const treePlace = useRef<HTMLDivElement>(null);
  const [isChecked, setChecked] = useState(false);
  const isNew = status === 'new';
  const isQuiet = isNew && !isChecked;
  const treeHistory = editor.history?.of?.(['tree']) ?? editor.history;
  const groupLabel = groupName(value.label, status, labels);

  const handleTree = useLatestCallback((next: QuestionTree, step?: string) => editor.onEdit({ tree: next }, step));
  const refuse = () => {
    setChecked(true);
    const field = (['label', 'shortcut', 'prompt'] as const).find((name) => editor.errors[name] !== undefined);
    const place = field
      ? `.cd-group-rows [data-name="${field}"] :is(input, textarea)`
      : '[data-chatdeck="conflict"] button';
    const wrong = form.current?.querySelector<HTMLElement>(place);
    if (!wrong) tree.current?.showFirstError();
    return wrong ?? null;
  };
  useEffect(() => {
    store.join({ refuse });
    return () => store.join({ refuse: undefined });
  });
  if (isHidden) return null;
  return (
    <section
      ref={form}
      className="cd-group"
      aria-label={labels.form(groupLabel)}
      data-chatdeck="section"
      data-name="group"
      data-state={status}
    >
      <VisuallyHidden>
        <h2 dir="auto">{groupLabel}</h2>
      </VisuallyHidden>
      {status === 'deletedElsewhere' && <NoticeCallout>{labels.deletedElsewhereText}</NoticeCallout>}
      <div className="cd-group-fields">
        <GroupRows
          editor={editor}
          isQuiet={isQuiet}
          losesAuto={losesAuto(entries, uid, labels)}
          owner={shortcutOwner(shortcuts, value.shortcut, { kind: 'group', uid })}
        />
        <Slot name="extra-row">{extraRow}</Slot>
        <div ref={treePlace} className="cd-group-tree">
          <div>
            <Heading as="h3" size="2">
              {labels.tree}
            </Heading>
            <Text as="p" size="1" color="gray">
              {labels.treeHelp}
            </Text>
          </div>
          <TreeConflict editor={editor} place={treePlace} />
          {editor.errors.tree === 'tooLarge' && (
            <Text as="p" size="2" color="red" role="alert">
              {labels.treeTooLarge}
            </Text>
          )}
          {entry.unreadableTree === undefined ? (
            <TreeEditor
              handleRef={tree}
              groupLabel={groupLabel}
              tree={value.tree}
              onTreeChange={handleTree}
              history={treeHistory}
              collapsed={collapsed}
              onCollapsedChange={(next) => onCollapsedChange(uid, next)}
              errorsShown={isChecked ? 'all' : isNew ? 'none' : 'onLeave'}
              prompt={value.prompt}
              widgets={widgets}
              look={look}
              onDownload={onDownload}
              wantsPlayer={props.wantsPlayer}
              ledTo={ledTo}
              onArrive={onArrive}
              linkTo={status === 'saved' ? (nodeId) => linkTo({ uid, nodeId }) : undefined}
            />
          ) : (
            <UnreadableTree
              text={entry.unreadableTree}
              onStartOver={
                isReadOnly ? undefined : () => keepFocus(form.current, () => handleTree([newQuestion(newId)]))
              }
            />
          )}
        </div>
        {leftOut && (
          <NoticeCallout>
            {labels.leftOut} <bdi dir="ltr">{leftOut.join(', ')}</bdi>
          </NoticeCallout>
        )}
        {!isReadOnly && (
          <GroupSave
            editor={editor}
            isNew={isNew}
            isQuiet={isQuiet}
            form={form}
            onRefused={() => showBlocker(refuse())}
          />
        )}
      </div>
    </section>
  );
}

/** The group that opens automatically until this one is saved. */
function losesAuto(entries: readonly QuestionGroupEntry[], uid: string, labels: QuestionGroupsLabels) {
  const stored = entries.flatMap((entry) =>
    entry.status === 'saved' ? [{ uid: entry.uid, ...entry.editor.saved, treeJson: '' }] : [],
  );
  const other = automaticGroupBeside(stored, uid);
  return other && (other.label.trim() || labels.untitled);
}
