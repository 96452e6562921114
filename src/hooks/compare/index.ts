import { useMemo } from 'react';
import { mapLoadable } from '../../model/core/loadable';
import { isRunning } from '../../model/jobs/job';
import { toProblem } from '../../model/core/problem';
import { isSameId } from '../../model/core/tolerant';
import {
  accountRules,
  comparedWidgets,
  wasSent,
  type CellEdit,
  type CellSave,
  type CompareProps,
} from '../../model/settings/across/compare';
import { retriedJob, startedCopy, undoneJob, type CopyJob } from '../../model/settings/across/copy-job';
import { normalizeOperatingHours } from '../../model/settings/operating-hours/operating-hours';
import { useChatdeck } from '../shared/chatdeck-context';
import { currentUserQuery, useLoadable } from '../shared/queries';
import { useSessionState } from '../shared/lasting/session-state';
import { inWidgetScope } from '../shared/write';
import { askBeforeLeaving, askWhile } from '../shared/lasting/ask-before-leaving';
import { runJob } from '../shared/lasting/run-job';
import { copyCalls } from './copy-run';
import { draftOn, knownSettings, writeSettings } from './write-settings';

const noCells: readonly CellSave[] = [];
const noJob: CopyJob | null = null;
/** How long a cell says that it was saved. */
const NOTICE_MS = 3000;

/** All props of `Compare`. */
export function useCompare(): CompareProps {
  const chatdeck = useChatdeck();
  const { allowsInternalWebhooks } = chatdeck;
  const user = useLoadable(currentUserQuery);
  const [cells, cellState] = useSessionState('compare/cells', noCells);
  const [job, jobs] = useSessionState<CopyJob | null>('compare/copy', noJob);
  const owner = user.status === 'ready' ? user.data : undefined;
  const rules = useMemo(
    () => ({
      ...(owner ? accountRules(owner) : { hasAcceptedTerms: true, hasOperatingHours: true }),
      policy: { allowsInternalWebhooks },
    }),
    [owner, allowsInternalWebhooks],
  );
  const widgets = useMemo(() => owner && comparedWidgets(owner), [owner]);

  return {
    widgets: mapLoadable(user, () => widgets ?? []),
    rules,
    cells,
    onSave: (edit) => void save(edit),
    onKeep: (edit) => put(edit, { ...edit, status: 'failed' }),
    onDiscard: (edit) => put(edit, undefined),
    copy: job ?? undefined,
    onCopy: (sourceId, places, plans) => run(() => startedCopy(sourceId, places, plans)),
    onCopyCancel: () => jobs.set((current) => current && { ...current, isCanceling: true }),
    onCopyRetry: (widgetId) => run((current) => current && retriedJob(current, widgetId)),
    onCopyUndo: () => run((current) => current && undoneJob(current)),
    onCopyDismiss: () => jobs.set((current) => (isRunning(current) ? current : null)),
  };

  function run(start: (current: CopyJob | null) => CopyJob | null) {
    if (isRunning(jobs.get())) return;
    jobs.set(start);
    void runJob(jobs, copyCalls(chatdeck));
  }

  async function save({ widgetId, names, patch, base }: CellEdit) {
    const edit = { widgetId, names, patch: { ...patch, ...normalizeOperatingHours(patch) }, base };
    const sent = cellState
      .get()
      .filter((cell) => isSameCell(cell, edit) && wasSent(cell))
      .map((cell) => cell.patch);
    put(edit, 'saving');
    try {
      await askBeforeLeaving(() =>
        inWidgetScope(chatdeck, widgetId, () =>
          writeSettings(chatdeck, widgetId, draftOn(knownSettings(chatdeck, widgetId), edit.patch, base), {
            sentBefore: sent,
          }),
        ),
      );
    } catch (thrown) {
      put(edit, { ...edit, status: 'failed', problem: toProblem(thrown) });
      return;
    }
    const saved: CellSave = { ...edit, status: 'saved' };
    put(edit, saved);
    setTimeout(() => cellState.set((all) => all.filter((cell) => cell !== saved)), NOTICE_MS);
  }

  function put(edit: CellEdit, next: CellSave | 'saving' | undefined) {
    const cell = next === 'saving' ? { ...edit, status: next } : next;
    cellState.set((all) => [...all.filter((other) => !isSameCell(other, edit)), ...(cell ? [cell] : [])]);
    // Also once Compare is closed, which keeps the cells.
    if (cell?.status === 'failed') askWhile(() => cellState.get().some(({ status }) => status === 'failed'));
  }
}

function isSameCell(a: CellEdit, b: CellEdit): boolean {
  return isSameId(a.widgetId, b.widgetId) && a.names[0] === b.names[0];
}
