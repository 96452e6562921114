import { repliesTo, type ReplyMatch } from '../../model/settings/saved-replies/reply-match';
import type { SavedReplyRow } from '../../model/settings/saved-replies/saved-replies';
import { usePages } from '../../ui/data-table/use-pages';
import { LongTextRow } from '../../ui/editor/rows/long-text-row';
import { NoticeCallout } from '../../ui/feedback/notice-callout';
import { PageSection } from '../../ui/page/page-section';
import { Text } from '../../ui/radix';
import { useLabels } from '../../ui/theme/labels';
import { useTheme } from '../../ui/theme/theme-context';
import { useDeferredValue, useMemo, useState, type ComponentProps } from 'react';
import { triggeredReplies } from './collisions';
import { Issues } from './issues';
import { savedRepliesLabels } from './labels';
import { nameOf } from './reply-name';

type TryMessageProps = ComponentProps<typeof Issues>;

/** Shows which replies a message matches, and which phrases match several replies. */
export function TryMessage(props: TryMessageProps) {
  const { rows } = props.list;
  const labels = useLabels(savedRepliesLabels);
  const [typed, setTyped] = useState('');
  // Typing takes priority.
  const message = useDeferredValue(typed);
  const shown = useDeferredValue(rows);
  const replies = useMemo(() => triggeredReplies(shown), [shown]);
  const matches = useMemo(() => repliesTo(message, replies), [message, replies]);
  return (
    <PageSection name="tryMessage" title={labels.tryTitle} description={labels.tryText}>
      <div className="cd-rows">
        <LongTextRow
          label={labels.message}
          placeholder={labels.messagePlaceholder}
          lines={2}
          value={typed}
          onValueChange={setTyped}
        />
        <div role="status" className="cd-reply-matches">
          {message.trim() !== '' && <Matches message={message} matches={matches} rows={shown} />}
        </div>
      </div>
      <Issues {...props} />
    </PageSection>
  );
}

interface MatchesProps {
  message: string;
  matches: readonly ReplyMatch[];
  rows: readonly SavedReplyRow[];
}

function Matches({ message, matches, rows }: MatchesProps) {
  const labels = useLabels(savedRepliesLabels);
  const { locale } = useTheme();
  const page = usePages(matches, { query: message });
  const byUid = new Map(rows.map(({ uid, value }) => [uid, value]));
  const firing = matches.filter(({ verdict }) => verdict === 'fires').length;
  if (matches.length === 0) {
    return (
      <Text as="p" size="2" color="gray">
        {labels.noMatch}
      </Text>
    );
  }
  const quoted = (phrases: readonly string[]) =>
    new Intl.ListFormat(locale).format(phrases.map((phrase) => `“${phrase}”`));
  return (
    <>
      {firing > 1 && <NoticeCallout>{labels.manyFire(firing)}</NoticeCallout>}
      <ol className="cd-reply-match-list">
        {page.shown.map(({ uid, verdict, phrases }) => (
          <li key={uid} className="cd-reply-match" data-verdict={verdict}>
            <bdi>{nameOf(byUid.get(uid)?.label ?? '', labels)}</bdi>
            <Text size="1" color="gray" dir="auto">
              {verdict === 'fires' ? labels.fires(quoted(phrases)) : labels.isOffered(quoted(phrases))}
            </Text>
            <span className="cd-reply-response" dir="auto" aria-hidden="true">
              {byUid.get(uid)?.response}
            </span>
          </li>
        ))}
      </ol>
      {page.pager}
    </>
  );
}
