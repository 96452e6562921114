import type { SavedReplyList, SavedRepliesTabProps } from '../../model/saved-replies';
import { maxSavedReplies } from '../../model/widget-settings';
import { Announcer } from '../../ui/announcer';
import { AddIcon, SuccessIcon } from '../../ui/icons';
import { loadLater } from '../../ui/load-later';
import { Button, Text } from '../../ui/radix';
import { useTheme } from '../../ui/theme-context';
import { useRef, type Ref } from 'react';
import type { SavedRepliesLabels } from './labels';
import { DocsLink, NoReplies } from './no-replies';
import { ReplyDialog } from './reply-dialog';
import { ReplyTable } from './reply-table';

const TryMessage = loadLater(() => import('./try-message').then((part) => part.TryMessage), null);

interface RepliesProps extends Omit<SavedRepliesTabProps, 'replies' | 'widgetId' | 'roomName' | 'navigation'> {
  list: SavedReplyList;
  labels: SavedRepliesLabels;
}

/** All replies of a widget, the form of one of them, and the trying of messages. */
export function Replies(props: RepliesProps) {
  const { list, onOpenUidChange, onAdd, onDiscard, outcome, labels } = props;
  const { rows, open } = list;
  const add = useRef<HTMLButtonElement>(null);
  const said = outcome ? labels[outcome.kind](outcome.label) : '';
  return (
    <>
      {rows.length === 0 ? (
        <NoReplies onAdd={onAdd} addRef={add} labels={labels} />
      ) : (
        <>
          <section className="cd-replies" aria-label={labels.list}>
            <Info labels={labels} />
            <div className="cd-replies-add">
              {onAdd && <AddButton {...{ onAdd, labels }} isFull={rows.length >= maxSavedReplies} buttonRef={add} />}
              {outcome && (
                <Text as="p" size="2" className="cd-replies-outcome">
                  <SuccessIcon size={16} aria-hidden />
                  <span dir="auto">{said}</span>
                </Text>
              )}
            </div>
            <ReplyTable {...props} returnFocusRef={add} />
          </section>
          <TryMessage rows={rows} labels={labels} />
        </>
      )}
      <Announcer>{said}</Announcer>
      <ReplyDialog
        open={open}
        rows={rows}
        areGroupsUnknown={list.areGroupsUnknown}
        onClose={() => onOpenUidChange(undefined)}
        onDiscard={onDiscard}
        returnFocusRef={open?.status === 'saved' ? undefined : add}
        labels={labels}
      />
    </>
  );
}

function Info({ labels }: { labels: SavedRepliesLabels }) {
  const { addresses } = useTheme();
  return (
    <Text as="p" size="2" color="gray" className="cd-prose" data-chatdeck="info-header">
      {labels.info} <DocsLink href={addresses.docs} labels={labels} />
    </Text>
  );
}

interface AddButtonProps {
  onAdd(): void;
  isFull: boolean;
  buttonRef: Ref<HTMLButtonElement>;
  labels: SavedRepliesLabels;
}

function AddButton({ onAdd, isFull, buttonRef, labels }: AddButtonProps) {
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
