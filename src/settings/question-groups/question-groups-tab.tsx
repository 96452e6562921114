import type { FlatItems } from '../../model/collection/collection';
import { combinedEditor } from '../../model/collection/list-editor';
import type { QuestionGroupFields } from '../../model/settings/question-groups/group-fields';
import type {
  QuestionGroupEntry,
  QuestionGroupList,
  QuestionGroupsTabProps,
} from '../../model/settings/question-groups/question-groups';
import type { SettingsEditor } from '../../model/settings/shared/settings-tab';
import { useEditorFrame, type FieldTexts } from '../../ui/editor/editor-context';
import { ItemFrame } from '../../ui/editor/list/item-frame';
import { useList, useListTexts } from '../../ui/editor/list/use-list';
import { useLatestCallback } from '../../ui/base/use-latest-callback';
import { EmptyState } from '../../ui/feedback/empty-state';
import { AddIcon, HelpIcon } from '../../ui/base/icons';
import { useLabels } from '../../ui/theme/labels';
import { ExternalLink } from '../../ui/base/link';
import { lazyPart } from '../../ui/later/lazy-part';
import { NoticeCallout } from '../../ui/feedback/notice-callout';
import { Button } from '../../ui/radix';
import { ScreenRoot, type SettingsTabOptions } from '../../ui/page/screen';
import { SettingsFrame } from '../../ui/settings/settings-frame';
import { useTheme } from '../../ui/theme/theme-context';
import { useMemo, useRef, useState } from 'react';
import { GroupActions, groupName } from './group-actions';
import { GroupCards } from './group-cards';
import { GroupForm } from './group-form';
import { questionGroupsLabels, type QuestionGroupsLabels } from './labels';
import { QuestionGroupsFormLoading } from './question-groups-tab-loading';
import { useGroupArrival } from './use-group-arrival';
import { useGroupFocus } from './use-group-focus';

const PasteGroupDialog = lazyPart(() => import('./later-parts').then((part) => part.PasteGroupDialog), null);

const LeftGroups = lazyPart(
  () => import('./later-parts').then((part) => part.LeftItemsNotice<QuestionGroupFields>),
  null,
);

/** How a host customizes the tab. */
export type QuestionGroupsTabOptions = SettingsTabOptions<QuestionGroupsLabels, 'group'>;

/** The settings tab that guides visitors through questions with ready-made answers. */
export function QuestionGroupsTab(props: QuestionGroupsTabProps & QuestionGroupsTabOptions) {
  const { groups, labels } = props;
  const { fields, tree } = useLabels(questionGroupsLabels, labels);
  const texts = useMemo(() => ({ ...fields, tree: { label: tree } }), [fields, tree]);
  const entries = groups.status === 'ready' ? groups.data.entries : none;
  const allTexts = useListTexts(
    entries.map(({ uid }) => uid),
    texts,
  );
  return (
    <ScreenRoot labelSet={questionGroupsLabels} part="question-groups-tab" state={groups.status} {...props}>
      <SettingsFrame
        tab="question-groups"
        place={props}
        editor={frameEditor(groups)}
        fields={allTexts}
        loading={<QuestionGroupsFormLoading />}
      >
        {() => groups.status === 'ready' && <Groups {...props} list={groups.data} fields={texts} />}
      </SettingsFrame>
    </ScreenRoot>
  );
}

interface GroupsProps extends Omit<QuestionGroupsTabProps, 'groups'> {
  list: QuestionGroupList;
  /** Of a group's fields. */
  fields: Readonly<Record<keyof QuestionGroupFields, FieldTexts>>;
}

function Groups(props: GroupsProps) {
  const { list, fields, field, selectedUid, onSelectedUidChange, onAdd, onAddCopy } = props;
  const labels = useLabels(questionGroupsLabels);
  const { isReadOnly } = useEditorFrame();
  const [isPasting, setPasting] = useState(false);
  const wantsPlayer = useRef<boolean>(undefined);
  const { entries } = list;
  const entry = entries.find(({ uid }) => uid === selectedUid) ?? entries[0];
  const { place, expectNew } = useGroupFocus(entry?.uid);
  const { ledTo, lost, arrive } = useGroupArrival({
    field,
    place,
    entries,
    selectedUid: entry?.uid,
    onSelectedUidChange,
  });
  const titles = useMemo(
    () => entries.map(({ uid, status, editor }) => ({ uid, title: groupName(editor.value.label, status, labels) })),
    [entries, labels],
  );
  useList(titles, useLatestCallback(onSelectedUidChange));
  const add = isReadOnly ? undefined : announced(onAdd, expectNew);
  const addCopy = announced(onAddCopy, expectNew);
  const paste = isReadOnly || !addCopy ? undefined : () => setPasting(true);
  return (
    <div ref={place} className="cd-groups">
      {list.leftDraft && !isReadOnly && (
        <LeftGroups
          left={list.leftDraft}
          fields={fields}
          nameOf={({ label = '' }) => label.trim() || labels.untitled}
        />
      )}
      {list.unreadable.length > 0 && <NoticeCallout>{labels.unreadable(list.unreadable.length)}</NoticeCallout>}
      {lost && <NoticeCallout>{labels.linkLost[lost]}</NoticeCallout>}
      {entry ? (
        <>
          <GroupCards
            entries={entries}
            selectedUid={entry.uid}
            onSelectedUidChange={onSelectedUidChange}
            onAdd={add}
            onPaste={paste}
            menu={
              <GroupActions
                key={entry.uid}
                widgetId={props.widgetId}
                entry={entry}
                deletion={props.deletion}
                onDelete={props.onDelete}
                onDuplicate={addCopy}
                widgets={props.widgets}
              />
            }
          />
          <ItemFrame key={entry.uid} uid={entry.uid} editor={entry.editor} fields={fields} readOnly={isReadOnly}>
            <GroupForm
              widgetId={props.widgetId}
              entry={entry}
              ledTo={ledTo}
              onArrive={arrive}
              entries={entries}
              shortcuts={list.shortcuts}
              onCollapsedChange={props.onCollapsedChange}
              widgets={props.widgets}
              look={props.look}
              onDownload={props.onDownload}
              wantsPlayer={wantsPlayer}
            />
          </ItemFrame>
        </>
      ) : (
        <NoGroups onAdd={add} onPaste={paste} />
      )}
      {addCopy && <PasteGroupDialog open={isPasting} onOpenChange={setPasting} onPaste={addCopy} />}
    </div>
  );
}

/** The same callback, announcing that a group is about to be added; absent if there is none. */
function announced<Args extends unknown[]>(add: ((...args: Args) => void) | undefined, expectNew: () => void) {
  if (!add) return undefined;
  return (...args: Args) => {
    expectNew();
    add(...args);
  };
}

interface NoGroupsProps {
  onAdd: (() => void) | undefined;
  onPaste: (() => void) | undefined;
}

function NoGroups({ onAdd, onPaste }: NoGroupsProps) {
  const labels = useLabels(questionGroupsLabels);
  const { addresses } = useTheme();
  return (
    <EmptyState
      icon={<HelpIcon size={24} />}
      title={labels.emptyTitle}
      action={
        <>
          {onAdd && (
            <Button type="button" onClick={onAdd}>
              <AddIcon size={16} aria-hidden />
              {labels.emptyAction}
            </Button>
          )}
          {onPaste && (
            <Button type="button" variant="outline" color="gray" onClick={onPaste}>
              {labels.pasteGroup}
            </Button>
          )}
        </>
      }
      link={<ExternalLink href={`${addresses.docs}/question-groups`}>{labels.learnMore}</ExternalLink>}
    >
      {labels.emptyText}
    </EmptyState>
  );
}

/** All groups as one form, whose saves are reported to the host by the group's uid. */
function frameEditor(groups: QuestionGroupsTabProps['groups']): SettingsEditor<FlatItems, string> {
  if (groups.status !== 'ready') return groups;
  return { ...groups, data: groups.data.all ?? combinedEditor(groups.data.entries) };
}

const none: readonly QuestionGroupEntry[] = [];
