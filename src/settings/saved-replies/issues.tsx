import type { SavedRepliesTabProps } from '../../model/settings/saved-replies/replies-tab';
import {
  isFixable,
  mergeBlocker,
  mergeSteps,
  withoutPhraseSteps,
  withoutShortcutSteps,
} from '../../model/settings/saved-replies/reply-fixes';
import { groupField } from '../../model/settings/question-groups/group-place';
import { duplicateFinder } from '../../model/settings/saved-replies/reply-duplicates';
import { replyIssues, type ReplyIssue } from '../../model/settings/saved-replies/reply-issues';
import type { ReplyStep } from '../../model/settings/saved-replies/reply-job';
import type { SavedReplyList, SavedReplyRow } from '../../model/settings/saved-replies/saved-replies';
import { isRunning } from '../../model/jobs/job';
import { ChevronDownIcon } from '../../ui/base/icons';
import { usePages } from '../../ui/data-table/use-pages';
import { useFocusReturn } from '../../ui/focus/use-focus-return';
import { Menu, MenuItem, MenuLink, MenuSeparator } from '../../ui/overlays/menu';
import { Button, Heading, Text } from '../../ui/radix';
import { useLabels } from '../../ui/theme/labels';
import { useTheme } from '../../ui/theme/theme-context';
import { useDeferredValue, useMemo, useState } from 'react';
import { savedRepliesBulkLabels } from './bulk/bulk-labels';
import { useCollisionText } from './collisions';
import { savedRepliesIssueLabels } from './issue-labels';
import { savedRepliesLabels } from './labels';
import { distinctNames, nameOf } from './reply-name';

interface IssuesProps extends Pick<SavedRepliesTabProps, 'widgetId' | 'job' | 'onJobStart' | 'onOpenUidChange'> {
  list: SavedReplyList;
}

/** A list of hundreds is opened on demand. */
const SHOWN = 10;

/** Replies and question groups that get in each other's way, each with what fixes it. */
export function Issues({ widgetId, list, job, onJobStart, onOpenUidChange }: IssuesProps) {
  const labels = useLabels(savedRepliesIssueLabels);
  // While many replies change one by one, the issues of before stay.
  const [settled, setSettled] = useState(list);
  if (!isRunning(job) && settled !== list) setSettled(list);
  const shown = useDeferredValue(settled);
  const [findDuplicates] = useState(duplicateFinder);
  const issues = useMemo(() => replyIssues(shown.rows, shown.shortcuts, findDuplicates), [shown, findDuplicates]);
  const [isWhole, setWhole] = useState(false);
  const page = usePages(isWhole ? issues : issues.slice(0, SHOWN));
  // Stays for the focus when its last issue is fixed.
  if (issues.length === 0) return <div tabIndex={-1} className="cd-reply-colliding" />;
  const start = onJobStart && ((steps: readonly ReplyStep[]) => onJobStart('fix', steps));
  return (
    <div tabIndex={-1} className="cd-reply-colliding">
      <Heading as="h3" size="2">
        {labels.title}
      </Heading>
      <Text as="p" size="2" color="gray" className="cd-prose">
        {labels.text}
      </Text>
      <ul className="cd-reply-issues" data-chatdeck="reply-issues">
        {page.shown.map((issue) => (
          <Issue
            key={keyOf(issue)}
            issue={issue}
            widgetId={widgetId}
            rows={shown.rows}
            isBusy={isRunning(job)}
            onFix={start}
            onOpen={onOpenUidChange}
          />
        ))}
      </ul>
      {page.pager}
      {issues.length > SHOWN && !isWhole && (
        <ShowAll onShow={() => setWhole(true)}>{labels.showAll(issues.length)}</ShowAll>
      )}
    </div>
  );
}

function ShowAll({ onShow, children }: { onShow(): void; children: string }) {
  const button = useFocusReturn<HTMLButtonElement>();
  return (
    <div>
      <Button ref={button} type="button" size="1" variant="outline" color="gray" onClick={onShow}>
        {children}
      </Button>
    </div>
  );
}

function keyOf(issue: ReplyIssue): string {
  if (issue.kind === 'duplicate') return `${issue.first} ${issue.second}`;
  if (issue.kind === 'shortcut') return `/${issue.shortcut}`;
  return `${issue.phrase}, ${issue.longer?.phrase}`;
}

interface IssueProps {
  issue: ReplyIssue;
  widgetId: SavedRepliesTabProps['widgetId'];
  rows: readonly SavedReplyRow[];
  /** Other replies are being changed. */
  isBusy: boolean;
  onFix: ((steps: readonly ReplyStep[]) => void) | undefined;
  onOpen(uid: string): void;
}

interface Fix {
  key: string;
  label: string;
  blockedBy: string | undefined;
  steps: readonly ReplyStep[];
}

function Issue({ issue, widgetId, rows, isBusy, onFix, onOpen }: IssueProps) {
  const line = useFocusReturn<HTMLLIElement>();
  const labels = useLabels(savedRepliesIssueLabels);
  const texts = useLabels(savedRepliesLabels);
  const { busy } = useLabels(savedRepliesBulkLabels);
  const { locale } = useTheme();
  const collisionText = useCollisionText(rows);
  const byUid = new Map(rows.map((row) => [row.uid, row]));
  const involved = uidsOf(issue).flatMap((uid) => byUid.get(uid) ?? []);
  const names = distinctNames(involved, texts);
  const named = (uid: string) => names.get(uid) ?? nameOf('', texts);
  const groups = issue.kind === 'shortcut' ? issue.owners.filter(({ kind }) => kind === 'group') : [];
  const text = sayIssue();
  const fixes = onFix ? fixesOf() : [];
  const first = fixes.find(({ blockedBy }) => blockedBy === undefined);
  const others = fixes.filter((fix) => fix !== first);
  const blocker = isBusy ? busy : undefined;
  return (
    <li ref={line} className="cd-reply-issue">
      <span dir="auto">{text}</span>
      <span className="cd-reply-fixes">
        {first && (
          <Button
            type="button"
            size="1"
            variant="outline"
            color="gray"
            title={blocker}
            aria-disabled={isBusy || undefined}
            onClick={() => !isBusy && onFix?.(first.steps)}
          >
            {first.label}
          </Button>
        )}
        <Menu
          trigger={
            <Button type="button" size="1" variant="outline" color="gray" aria-label={`${labels.more}: ${text}`}>
              {labels.more}
              <ChevronDownIcon size={14} aria-hidden />
            </Button>
          }
        >
          {others.map((fix) => (
            <MenuItem key={fix.key} blockedBy={blocker ?? fix.blockedBy} onSelect={() => onFix?.(fix.steps)}>
              {fix.label}
            </MenuItem>
          ))}
          {others.length > 0 && <MenuSeparator />}
          {involved.map((row) => (
            <MenuItem key={row.uid} onSelect={() => onOpen(row.uid)}>
              {labels.open(named(row.uid))}
            </MenuItem>
          ))}
          {groups.map(({ uid, label }) => (
            <MenuLink key={uid} to={{ name: 'settings', widgetId, tab: 'question-groups', field: groupField({ uid }) }}>
              {labels.open(nameOf(label, texts))}
            </MenuLink>
          ))}
        </Menu>
      </span>
    </li>
  );

  function sayIssue(): string {
    if (issue.kind === 'phrase') return collisionText(issue);
    if (issue.kind === 'duplicate') {
      const both = [named(issue.first), named(issue.second)] as const;
      if (issue.similarity === 1) return labels.sameText(...both);
      const percent = new Intl.NumberFormat(locale, { style: 'percent' }).format(issue.similarity);
      return labels.similar(...both, percent);
    }
    const owners = issue.owners.map(({ kind, label }) => labels.owners[kind](nameOf(label, texts)));
    return labels.sameShortcut(issue.shortcut, new Intl.ListFormat(locale).format(owners));
  }

  function draftOf(row: SavedReplyRow): string | undefined {
    return isFixable(row) ? undefined : labels.hasDraft;
  }

  function fixesOf(): Fix[] {
    if (issue.kind === 'duplicate') {
      const [first, second] = involved;
      if (!first || !second) return [];
      const merge = (kept: SavedReplyRow, gone: SavedReplyRow): Fix => {
        const blocker = mergeBlocker(kept, gone);
        return {
          key: kept.uid,
          label: labels.merge(named(kept.uid), named(gone.uid)),
          blockedBy: blocker && { ...labels.mergeBlockers, draft: labels.hasDraft }[blocker],
          steps: mergeSteps(widgetId, kept, gone),
        };
      };
      return [merge(first, second), merge(second, first)];
    }
    if (issue.kind === 'shortcut') {
      return involved.map((row) => ({
        key: row.uid,
        label: labels.removeShortcut(named(row.uid)),
        blockedBy: draftOf(row),
        steps: withoutShortcutSteps(widgetId, row),
      }));
    }
    const { phrase, owners, longer } = issue;
    const remove = (removed: string, uids: readonly string[]) =>
      uids.flatMap((uid): Fix[] => {
        const row = byUid.get(uid);
        if (!row) return [];
        const label = labels.removePhrase(removed, named(uid));
        const steps = withoutPhraseSteps(widgetId, row, removed);
        return [{ key: `${uid} ${removed}`, label, blockedBy: draftOf(row), steps }];
      });
    return [...remove(phrase, owners), ...(longer ? remove(longer.phrase, longer.owners) : [])];
  }
}

function uidsOf(issue: ReplyIssue): string[] {
  if (issue.kind === 'duplicate') return [issue.first, issue.second];
  if (issue.kind === 'shortcut') return issue.owners.filter(({ kind }) => kind === 'reply').map(({ uid }) => uid);
  return [...new Set([...issue.owners, ...(issue.longer?.owners ?? [])])];
}
