import fc from 'fast-check';
import { jsonEqual } from 'chatdeck/model/core/json-equal';
import type { makeNetwork } from '../network';
import { clientFor } from '../network';
import {
  copyAll,
  fatefulFetch,
  makeDifferent,
  oldAccount,
  openCompare,
  storedSettings,
  until,
  type Fate,
} from './world';

/** One copy, what happens around it, and its undo. */
interface CopyLife {
  hasOperatingHours: boolean;
  whileCopying: Fate[];
  retries: number;
  /** Someone else changes this widget's title in between. */
  later: string | undefined;
  whileUndoing: Fate[];
}

const fates = fc.array(fc.constantFrom<Fate>('answered', 'answered', 'refused', 'lost'), { maxLength: 16 });

export const copyLives = fc.record<CopyLife>({
  hasOperatingHours: fc.boolean(),
  whileCopying: fates,
  retries: fc.nat({ max: 2 }),
  later: fc.constantFrom(undefined, '12', '13'),
  whileUndoing: fates,
});

/** Throws unless the undo restores exactly what the copy wrote. `note` learns what has happened. */
export async function liveWithCopy(
  network: ReturnType<typeof makeNetwork>,
  { hasOperatingHours, whileCopying, retries, later, whileUndoing }: CopyLife,
  note: (event: string) => void,
): Promise<void> {
  network.server.resetHandlers();
  network.serve({ scenario: oldAccount({ planId: hasOperatingHours ? 'business-monthly' : 'starter-monthly' }) });
  await makeDifferent(11, { hasOperatingHours });
  const before = await storedSettings();
  const upcoming: Fate[] = [];
  const page = await openCompare('admin-token', { fetch: fatefulFetch(upcoming) });
  const items = () => page.current.copy?.items ?? [];

  upcoming.push(...whileCopying);
  await copyAll(page);
  for (let count = 0; count < retries; count += 1) await until(page, () => page.current.onCopyRetry());
  for (const { status } of items()) note(`a copy is ${status}`);
  const copied = await storedSettings();
  if (!jsonEqual(copied, before)) note('a widget is changed');

  const theirs = 'Changed by someone else';
  if (later !== undefined) await clientFor('admin-token').widgets.updateConfig(later, { onlineTitle: theirs });

  upcoming.splice(0, upcoming.length, ...whileUndoing);
  await until(page, () => page.current.onCopyUndo());
  upcoming.length = 0;
  if (items().some(({ status }) => status === 'undoFailed')) note('an undo fails');
  await until(page, () => page.current.onCopyRetry());
  const stuck = items().filter(({ status }) => status === 'undoFailed');
  if (stuck.length > 0) throw new Error(`Not undone: ${stuck.map(({ problem }) => problem?.path).join()}`);

  const expected = later === undefined ? before : { ...before, [later]: { ...before[later], onlineTitle: theirs } };
  if (!jsonEqual(await storedSettings(), expected)) throw new Error('The undo does not restore what was there.');
  const named = items().flatMap(({ widgetId, conflicts }) => conflicts.map(({ names }) => `${widgetId} ${names[0]}`));
  const wasCopied = later !== undefined && copied[later]?.onlineTitle !== before[later]?.onlineTitle;
  if (wasCopied) note('a later change stays');
  const theirName = later === undefined ? undefined : `${later} onlineTitle`;
  // Whether a call without an answer changed anything isn't known, so its conflict may be named as well.
  const isRight = named.every((name) => name === theirName) && (named.length === 1 || !wasCopied);
  if (!isRight) throw new Error(`In conflict: ${named.join()}`);
}
