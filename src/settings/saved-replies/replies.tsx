import type { SavedReplyOutcome, SavedRepliesTabProps } from '../../model/settings/saved-replies/replies-tab';
import type { SavedReplyFields, SavedReplyList } from '../../model/settings/saved-replies/saved-replies';
import { maxSavedReplies } from '../../model/entities/widget-settings';
import { Announcer } from '../../ui/base/announcer';
import { DocsLink } from '../../ui/base/docs-link';
import { AddIcon, SuccessIcon } from '../../ui/base/icons';
import { useFocusReturn } from '../../ui/focus/use-focus-return';
import { lazyPart } from '../../ui/later/lazy-part';
import { SectionPlace } from '../../ui/page/page-section';
import { Button, Text } from '../../ui/radix';
import { useList } from '../../ui/editor/list/use-list';
import { useLatestCallback } from '../../ui/base/use-latest-callback';
import { editorLabels } from '../../ui/editor/editor-labels';
import { useLabels } from '../../ui/theme/labels';
import { useMemo, useRef, type Ref } from 'react';
import { savedRepliesLabels } from './labels';
import { NoReplies } from './no-replies';
import { nameOf } from './reply-name';
import { TransferMenu } from './import/transfer-menu';
import { ReplyTable } from './reply-table';

const ReplyDialog = lazyPart(() => import('./later-parts').then((part) => part.ReplyDialog), null);

const JobLine = lazyPart(() => import('./later-parts').then((part) => part.JobLine), null);

const TryMessage = lazyPart(() => import('./later-parts').then((part) => part.TryMessage), null);

const LeftReplies = lazyPart(
  () => import('./later-parts').then((part) => part.LeftItemsNotice<SavedReplyFields>),
  null,
);

/** What was done last, in words. */
function useSaid(outcome: SavedReplyOutcome | undefined): string {
  const labels = useLabels(savedRepliesLabels);
  const { undoneBefore } = useLabels(editorLabels);
  if (!outcome) return '';
  return outcome.offer?.kind === 'redo' ? undoneBefore : labels[outcome.kind](outcome.label);
}

interface RepliesProps extends Omit<SavedRepliesTabProps, 'replies' | 'roomName' | 'navigation'> {
  list: SavedReplyList;
  readOnly?: boolean | undefined;
}

/** All of a widget's replies, the form of one of them, and the message test. */
export function Replies({ readOnly = false, ...props }: RepliesProps) {
  const { list, onOpenUidChange, onAdd, onDiscard, outcome } = props;
  const labels = useLabels(savedRepliesLabels);
  const { rows, open } = list;
  const add = useRef<HTMLButtonElement>(null);
  const said = useSaid(outcome);
  const titles = useMemo(
    () => rows.map(({ uid, value }) => ({ uid, title: nameOf(value.label, labels) })),
    [rows, labels],
  );
  useList(
    titles,
    useLatestCallback((uid: string, reason: 'step' | 'problem') => reason === 'problem' && onOpenUidChange(uid)),
  );
  const still = readOnly && {
    onAdd: undefined,
    onDuplicate: undefined,
    onDelete: undefined,
    onJobStart: undefined,
    onJobRetry: undefined,
    onJobUndo: undefined,
  };
  const canAdd = readOnly ? undefined : onAdd;
  return (
    <>
      {list.leftDraft && !readOnly && (
        <LeftReplies left={list.leftDraft} fields={labels.fields} nameOf={({ label = '' }) => nameOf(label, labels)} />
      )}
      <SectionPlace name="replies">
        <div tabIndex={-1} className="cd-reply-job-place">
          {props.job && <JobLine {...props} {...still} job={props.job} />}
        </div>
        {rows.length === 0 ? (
          <NoReplies onAdd={canAdd} addRef={add}>
            <TransferMenu {...props} {...still} />
          </NoReplies>
        ) : (
          <section className="cd-replies" aria-label={labels.list}>
            <Text as="p" size="2" color="gray" className="cd-prose" data-chatdeck="info-header">
              {labels.info} <DocsLink page="saved-replies">{labels.learnMore}</DocsLink>
            </Text>
            <ReplyTable {...props} {...still} isReadOnly={readOnly} returnFocusRef={add}>
              <div tabIndex={-1} className="cd-replies-add">
                {canAdd && <AddButton onAdd={canAdd} isFull={rows.length >= maxSavedReplies} buttonRef={add} />}
                <TransferMenu {...props} {...still} />
                {outcome && (
                  <Text as="div" size="2" className="cd-replies-outcome">
                    <SuccessIcon size={16} aria-hidden />
                    <span dir="auto">{said}</span>
                    {outcome.offer && !readOnly && <OfferButton offer={outcome.offer} />}
                  </Text>
                )}
              </div>
            </ReplyTable>
          </section>
        )}
      </SectionPlace>
      {rows.length > 0 && <TryMessage {...props} {...still} />}
      {/* The frame announces saves. */}
      <Announcer>{list.all && outcome?.kind === 'saved' ? '' : said}</Announcer>
      <ReplyDialog
        open={open}
        rows={rows}
        areGroupsUnknown={list.areGroupsUnknown}
        shortcuts={list.shortcuts}
        look={props.look}
        isReadOnly={readOnly}
        onClose={() => onOpenUidChange(undefined)}
        onDiscard={onDiscard}
        returnFocusRef={add}
      />
    </>
  );
}

interface AddButtonProps {
  onAdd(): void;
  isFull: boolean;
  buttonRef: Ref<HTMLButtonElement>;
}

function AddButton({ onAdd, isFull, buttonRef }: AddButtonProps) {
  const labels = useLabels(savedRepliesLabels);
  return (
    <>
      <Button ref={buttonRef} type="button" disabled={isFull} onClick={onAdd}>
        <AddIcon size={16} aria-hidden />
        {labels.add}
      </Button>
      {isFull && (
        <Text as="p" size="1" color="gray">
          {labels.full(maxSavedReplies)}
        </Text>
      )}
    </>
  );
}

function OfferButton({ offer: { kind, onUse } }: { offer: NonNullable<SavedReplyOutcome['offer']> }) {
  const labels = useLabels(editorLabels);
  const button = useFocusReturn<HTMLButtonElement>();
  return (
    <Button ref={button} type="button" size="1" variant="outline" color="gray" onClick={() => onUse()}>
      {kind === 'redo' ? labels.redo : labels.undo}
    </Button>
  );
}
