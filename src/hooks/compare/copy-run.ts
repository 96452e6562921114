import type { ChangeWay } from '../../model/core/draft';
import { makeProblem, problemError, toProblem } from '../../model/core/problem';
import { asStored, failedItem, type CopyItem, type CopyJob } from '../../model/settings/across/copy-job';
import { isSameId } from '../../model/core/tolerant';
import {
  isSamePlace,
  patchOf,
  restOfCopy,
  undoPlan,
  type CopyChange,
  type UndoPlan,
} from '../../model/settings/across/copy-plan';
import type { WidgetSettings } from '../../model/settings/across/widget-settings';
import type { Chatdeck } from '../shared/chatdeck-context';
import { refreshUser } from '../shared/known-user';
import type { JobCalls } from '../shared/lasting/run-job';
import { inWidgetScope } from '../shared/write';
import { draftOn, knownSettings, settingsIn, writeSettings } from './write-settings';

/** How often a widget is planned again before the user learns that others keep saving. */
const PLANS = 5;

/** How widgets are copied to, one after another. */
export function copyCalls(chatdeck: Chatdeck): JobCalls<CopyJob> {
  return {
    isSame: (a, b) => isSameId(a.widgetId, b.widgetId),
    attempt: (item, phase) => attemptItem(chatdeck, item, phase),
  };
}

async function attemptItem(chatdeck: Chatdeck, item: CopyItem, phase: CopyJob['phase']): Promise<Partial<CopyItem>> {
  try {
    return await inWidgetScope(chatdeck, item.widgetId, () =>
      phase === 'undoing' ? undoItem(chatdeck, item) : copyItem(chatdeck, item),
    );
  } catch (thrown) {
    return failedItem(item, toProblem(thrown), phase);
  }
}

/** All of a widget's changes or none: one that someone has changed since the preview is named first. */
async function copyItem(chatdeck: Chatdeck, item: CopyItem): Promise<Partial<CopyItem>> {
  const { changes, conflicts: seen } = item;
  const plan = (newest: WidgetSettings) => restOfCopy(changes, newest, seen);
  const {
    stored,
    changes: written,
    conflicts,
  } = await write(chatdeck, item, { how: 'copy', plan, isBlocked: (rest) => rest.conflicts.length > 0 });
  if (conflicts.length > 0) return { status: 'failed', problem: makeProblem('conflict'), conflicts };
  return { status: 'saved', changes: asStored(writtenOf(item, written), stored), conflicts: [] };
}

/** What undo restores. What an earlier attempt may have stored keeps the values from before that attempt. */
function writtenOf({ changes, conflicts: seen, mayBeStored }: CopyItem, written: readonly CopyChange[]) {
  return changes.flatMap((change) => {
    const now = written.find((one) => isSamePlace(one.place, change.place));
    if (mayBeStored && !seen.some((place) => isSamePlace(place, change.place))) return [change];
    return now ? [now] : [];
  });
}

async function undoItem(chatdeck: Chatdeck, item: CopyItem): Promise<Partial<CopyItem>> {
  const { conflicts } = await write(chatdeck, item, {
    how: 'undo',
    plan: (newest) => undoPlan(item.changes, newest),
  });
  return { status: 'undone', conflicts };
}

interface WriteOptions {
  how: ChangeWay;
  plan(this: void, newest: WidgetSettings): UndoPlan;
  /** Nothing is saved then. */
  isBlocked?(this: void, rest: UndoPlan): boolean;
}

interface Written extends UndoPlan {
  stored: WidgetSettings;
}

/**
 * Plans on the known settings, which may be outdated, and again if the save finds newer ones. Nothing to do counts only
 * on a fresh copy.
 */
async function write(
  chatdeck: Chatdeck,
  { widgetId, changes: planned, mayBeStored }: CopyItem,
  { how, plan, isBlocked = () => false }: WriteOptions,
): Promise<Written> {
  let newest = knownSettings(chatdeck, widgetId);
  for (let tries = 1; ; tries += 1) {
    const rest = newest && plan(newest);
    if (!rest || rest.changes.length === 0 || isBlocked(rest)) {
      newest = settingsIn(await refreshUser(chatdeck), widgetId);
      if (!newest) throw problemError(makeProblem('notFound'));
      const fresh = plan(newest);
      if (fresh.changes.length === 0 || isBlocked(fresh)) return { ...fresh, stored: newest };
      continue;
    }
    try {
      const options = { how, sentBefore: mayBeStored ? [patchOf(planned)] : [] };
      return { ...rest, stored: await writeSettings(chatdeck, widgetId, draftOf(newest, rest.changes), options) };
    } catch (thrown) {
      if (toProblem(thrown).kind !== 'conflict' || tries === PLANS) throw thrown;
      // The save has just read the newest copy.
      newest = knownSettings(chatdeck, widgetId);
    }
  }
}

function draftOf(newest: WidgetSettings | undefined, changes: readonly CopyChange[]) {
  return draftOn(newest, patchOf(changes));
}
