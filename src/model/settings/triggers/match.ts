import { pagesOf, type TriggerDraft } from './draft';
import type { TriggerField } from './draft';

/** A trigger and its field in the form. */
export interface ListedTrigger {
  field: TriggerField;
  trigger: TriggerDraft;
}

/** What a trigger does on one page. */
export interface TriggerVerdict extends ListedTrigger {
  /**
   * `waits`: another trigger fires there before it, and the minimum delay has not passed. `shadowed`: an earlier trigger
   * fires there at the same moment.
   */
  verdict: 'fires' | 'waits' | 'shadowed' | 'disabled' | 'hidden';
  /** The trigger that fires before it or instead of it. */
  by?: TriggerField | undefined;
}

/** What else decides about the triggers of a page. */
export interface PageConditions {
  /** The widget is hidden there. */
  isHidden?: boolean | undefined;
  /** Minutes between two triggers; null while the field is empty. */
  minDelay?: number | null | undefined;
}

/** The pasted URLs, without duplicates. */
export function splitAddresses(text: string): string[] {
  return [...new Set(text.split(/\s/))].filter((address) => address !== '');
}

/** Whether a trigger matches a page: its full URL, without `https://`, or from its path on. */
export function matchesPage(trigger: TriggerDraft, address: string): boolean {
  return matchesForms(trigger, formsOf(address));
}

/** The same for a page whose forms are known. */
export function matchesForms({ matchType, ...trigger }: TriggerDraft, forms: readonly string[]): boolean {
  return pagesOf(trigger).some((page) => {
    if (matchType === 'exact') return forms.some((form) => withoutSlash(form) === withoutSlash(page));
    if (matchType === 'startsWith') return forms.some((form) => form.startsWith(page));
    return forms.some((form) => form.includes(page));
  });
}

/** The triggers that match a page, by the moment when they would fire; of those at one moment, the firing one first. */
export function triggersAt(
  triggers: readonly ListedTrigger[],
  address: string,
  conditions: PageConditions = {},
): TriggerVerdict[] {
  const forms = formsOf(address);
  return verdictsOf(
    triggers.filter(({ trigger }) => matchesForms(trigger, forms)),
    conditions,
  );
}

/** The same for the triggers that are known to match a page. */
export function verdictsOf(
  meant: readonly ListedTrigger[],
  { isHidden = false, minDelay }: PageConditions = {},
): TriggerVerdict[] {
  const verdicts = meant.map((listed, index): TriggerVerdict => {
    if (!listed.trigger.enabled) return { ...listed, verdict: 'disabled' };
    if (isHidden) return { ...listed, verdict: 'hidden' };
    const before = meant.slice(0, index).find((other) => firesAlike(other.trigger, listed.trigger));
    return before ? { ...listed, verdict: 'shadowed', by: before.field } : { ...listed, verdict: 'fires' };
  });
  const sorted = verdicts.toSorted(
    (a, b) => secondsOf(a.trigger) - secondsOf(b.trigger) || Number(isFiring(b)) - Number(isFiring(a)),
  );
  let last: TriggerVerdict | undefined;
  return sorted.map((verdict) => {
    if (!isFiring(verdict)) return verdict;
    const gap = last && secondsOf(verdict.trigger) - secondsOf(last.trigger);
    if (last && gap !== undefined && gap < (minDelay ?? 0) * 60)
      return { ...verdict, verdict: 'waits', by: last.field };
    last = verdict;
    return verdict;
  });
}

function isFiring({ verdict }: TriggerVerdict): boolean {
  return verdict === 'fires';
}

/** The triggers that can never fire, because an earlier one fires on all of their pages at the same moment. */
export function neverFiring(triggers: readonly ListedTrigger[]): { field: TriggerField; by: TriggerField }[] {
  return triggers.flatMap(({ field, trigger }, index) => {
    if (!trigger.enabled || pagesOf(trigger).length === 0) return [];
    const before = triggers
      .slice(0, index)
      .find((other) => firesAlike(other.trigger, trigger) && coversPages(other.trigger, trigger));
    return before ? [{ field, by: before.field }] : [];
  });
}

function firesAlike(before: TriggerDraft, trigger: TriggerDraft): boolean {
  return before.enabled && before.after === trigger.after;
}

/** Whether one trigger matches every page that another one matches. */
function coversPages(wide: TriggerDraft, narrow: TriggerDraft): boolean {
  const pages = pagesOf(wide);
  return pagesOf(narrow).every((page) => pages.some((other) => coversPage(wide, other, narrow, page)));
}

function coversPage(wide: TriggerDraft, widePage: string, narrow: TriggerDraft, page: string): boolean {
  if (wide.matchType === 'exact') return narrow.matchType === 'exact' && withoutSlash(page) === withoutSlash(widePage);
  if (wide.matchType === 'startsWith') return narrow.matchType !== 'contains' && page.startsWith(widePage);
  return page.includes(widePage);
}

function secondsOf({ after }: TriggerDraft): number {
  return after ?? 0;
}

/** Every form in which a trigger's page can name a URL. */
export function formsOf(address: string): string[] {
  if (address.startsWith('/')) return [address, address.replace(/[?#].*/, '')];
  const text = /^[a-z][a-z\d+.-]*:\/\//i.test(address) ? address : `https://${address}`;
  if (!URL.canParse(text)) return [address];
  const { href, host, pathname, search, hash, protocol } = new URL(text);
  const paths = [pathname, `${pathname}${search}`, `${pathname}${search}${hash}`];
  return [address, href, ...paths, ...paths.flatMap((path) => [`${host}${path}`, `${protocol}//${host}${path}`])];
}

function withoutSlash(page: string): string {
  return page.endsWith('/') ? page.slice(0, -1) : page;
}
