import { pagesOf, type TriggerDraft } from '../../model/settings/triggers/draft';
import type { TriggerResult } from '../../model/settings/triggers/visited';
import type { TriggersLabels } from './labels';

/** A trigger's message, shortened to name it. */
export function nameOf({ message }: TriggerDraft, labels: TriggersLabels): string {
  const text = message.trim().replace(/\s+/g, ' ');
  if (text === '') return labels.untitled;
  return text.length > 80 ? `${text.slice(0, 79)}…` : text;
}

/** When and where it shows. */
export function summaryOf(trigger: TriggerDraft, labels: TriggersLabels): string {
  const delay = trigger.after === null ? labels.noDelay : labels.delay(trigger.after);
  return `${delay}, ${pagesText(trigger, labels)}`;
}

/** Where it shows. */
export function pagesText(trigger: TriggerDraft, labels: TriggersLabels): string {
  const pages = pagesOf(trigger);
  const [first] = pages;
  return first === undefined ? labels.noPages : labels.pages(pages.length, first);
}

/** What it has to do with the chats of a range. */
export function resultText({ matched, started, isShared }: TriggerResult, chats: number, texts: ResultTexts): string {
  const { labels, count } = texts;
  const matches = labels.matches(count(matched), chats, count(chats));
  if (started === 0) return matches;
  return `${matches} · ${isShared ? labels.startedUpTo(count(started)) : labels.started(count(started))}`;
}

interface ResultTexts {
  labels: TriggersLabels;
  count(value: number): string;
}

/** A trigger's texts in the list. */
export function sayTrigger(trigger: TriggerDraft, labels: TriggersLabels): string {
  return `${nameOf(trigger, labels)} (${summaryOf(trigger, labels)})`;
}
