import type { PhraseCollision, TriggeredReply } from '../../model/settings/saved-replies/reply-match';
import type { SavedReplyRow } from '../../model/settings/saved-replies/saved-replies';
import { useLabels } from '../../ui/theme/labels';
import { useTheme } from '../../ui/theme/theme-context';
import { savedRepliesLabels } from './labels';
import { nameOf } from './reply-name';

type NamedReply = Pick<SavedReplyRow, 'uid' | 'value'>;

export function triggeredReplies(rows: readonly NamedReply[]): TriggeredReply[] {
  return rows.map(({ uid, value: { triggerPhrases, autoSend } }) => ({ uid, triggerPhrases, autoSend }));
}

interface CollisionsProps {
  collisions: readonly PhraseCollision[];
  rows: readonly NamedReply[];
  /** How many are listed; the others are counted. */
  limit: number;
}

/** A collision in words. */
export function useCollisionText(rows: readonly NamedReply[]): (collision: PhraseCollision) => string {
  const labels = useLabels(savedRepliesLabels);
  const { locale } = useTheme();
  const names = new Map(rows.map(({ uid, value }) => [uid, nameOf(value.label, labels)]));
  const listed = (uids: readonly string[]) =>
    new Intl.ListFormat(locale).format(uids.map((uid) => names.get(uid) ?? labels.untitled));
  return ({ phrase, owners, longer }) =>
    longer
      ? labels.nested({
          phrase,
          replies: listed(owners),
          longer: longer.phrase,
          longerReplies: listed(longer.owners),
        })
      : labels.shared(phrase, listed(owners));
}

/** Lists the phrases that match several replies. */
export function Collisions({ collisions, rows, limit }: CollisionsProps) {
  const labels = useLabels(savedRepliesLabels);
  const say = useCollisionText(rows);
  if (collisions.length === 0) return null;
  const left = collisions.length - limit;
  return (
    <ul className="cd-reply-collisions" data-chatdeck="collisions">
      {collisions.slice(0, limit).map((collision) => (
        <li key={`${collision.phrase}, ${collision.longer?.phrase}`} dir="auto">
          {say(collision)}
        </li>
      ))}
      {left > 0 && <li>{labels.moreCollisions(left)}</li>}
    </ul>
  );
}
