import { pagesOf, type TriggerDraft } from '../../model/settings/triggers/draft';
import type { TriggersLabels } from './labels';

/** A trigger's message, shortened to name it. */
export function nameOf({ message }: TriggerDraft, labels: TriggersLabels): string {
  const text = message.trim().replace(/\s+/g, ' ');
  if (text === '') return labels.untitled;
  return text.length > 80 ? `${text.slice(0, 79)}…` : text;
}

/** When and where it shows. */
export function summaryOf(trigger: TriggerDraft, labels: TriggersLabels): string {
  const pages = pagesOf(trigger);
  const delay = trigger.after === null ? labels.noDelay : labels.delay(trigger.after);
  const [first] = pages;
  return `${delay}, ${first === undefined ? labels.noPages : labels.pages(pages.length, first)}`;
}

/** A trigger's texts in the list. */
export function sayTrigger(trigger: TriggerDraft, labels: TriggersLabels): string {
  return `${nameOf(trigger, labels)} (${summaryOf(trigger, labels)})`;
}
