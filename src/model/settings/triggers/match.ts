import { pagesOf, type TriggerDraft } from './draft';
import type { TriggerField } from './triggers';

/** A trigger with the field of the form that it stands in. */
export interface ListedTrigger {
  field: TriggerField;
  trigger: TriggerDraft;
}

/** What becomes of a trigger on one page. */
export interface TriggerVerdict extends ListedTrigger {
  /** `shadowed`: an earlier trigger fires there at the same moment. */
  verdict: 'fires' | 'shadowed' | 'disabled' | 'hidden';
  /** Which one does. */
  by?: TriggerField | undefined;
}

/** The addresses that somebody has pasted, each once. */
export function splitAddresses(text: string): string[] {
  return [...new Set(text.split(/\s+/))].filter((address) => address !== '');
}

/** Whether a trigger is meant for a page: its address as a whole, without `https://`, or from its path on. */
export function matchesPage({ matchType, ...trigger }: TriggerDraft, address: string): boolean {
  const forms = formsOf(address);
  return pagesOf(trigger).some((page) => {
    if (matchType === 'exact') return forms.some((form) => withoutSlash(form) === withoutSlash(page));
    if (matchType === 'startsWith') return forms.some((form) => form.startsWith(page));
    return forms.some((form) => form.includes(page));
  });
}

/** The triggers that are meant for a page, those that fire there first and in the order in which they do. */
export function triggersAt(triggers: readonly ListedTrigger[], address: string, isHidden: boolean): TriggerVerdict[] {
  const meant = triggers.filter(({ trigger }) => matchesPage(trigger, address));
  const verdicts = meant.map((listed, index): TriggerVerdict => {
    if (!listed.trigger.enabled) return { ...listed, verdict: 'disabled' };
    if (isHidden) return { ...listed, verdict: 'hidden' };
    const before = meant.slice(0, index).find((other) => firesAlike(other.trigger, listed.trigger));
    return before ? { ...listed, verdict: 'shadowed', by: before.field } : { ...listed, verdict: 'fires' };
  });
  const firing = verdicts.filter(({ verdict }) => verdict === 'fires');
  const others = verdicts.filter(({ verdict }) => verdict !== 'fires');
  return [...firing.toSorted((a, b) => secondsOf(a.trigger) - secondsOf(b.trigger)), ...others];
}

/** The triggers that can fire nowhere, because an earlier one fires on all of their pages at the same moment. */
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

/** Whether one trigger is meant for every page that another is meant for. */
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

/** An address in every way in which a page of a trigger may name it. */
function formsOf(address: string): string[] {
  if (address.startsWith('/')) return [address, address.replace(/[?#].*$/, '')];
  const text = /^[a-z][a-z\d+.-]*:\/\//i.test(address) ? address : `https://${address}`;
  if (!URL.canParse(text)) return [address];
  const { href, host, pathname, search, hash, protocol } = new URL(text);
  const paths = [pathname, `${pathname}${search}`, `${pathname}${search}${hash}`];
  return [address, href, ...paths, ...paths.flatMap((path) => [`${host}${path}`, `${protocol}//${host}${path}`])];
}

function withoutSlash(page: string): string {
  return page.endsWith('/') ? page.slice(0, -1) : page;
}
