import { isRunning } from '../../model/jobs/job';
import { useMemo, useRef, useState, type ReactNode } from 'react';
import { compareRows, type ComparedWidget, type CompareProps } from '../../model/settings/across/compare';
import { isSameId, type Id } from '../../model/core/tolerant';
import { useSettingTexts } from '../../settings/setting-words';
import type { VirtualGridHandle } from '../../ui/data-table/virtual-grid';
import { useMarkedWidgetName } from '../../ui/format/widget-name';
import { lazyPart } from '../../ui/later/lazy-part';
import { PageHeader } from '../../ui/page/page-header';
import { Button, Text } from '../../ui/radix';
import { TextButton } from '../../ui/base/text-button';
import { useLatestCallback } from '../../ui/base/use-latest-callback';
import { CopyIcon } from '../../ui/base/icons';
import { useLabels } from '../../ui/theme/labels';
import { Announcer } from '../../ui/base/announcer';
import { isFocusFree } from '../../ui/focus/composed-tree';
import { useProblemText } from '../../ui/feedback/problem-labels';
import { saveWord } from './cell';
import { CompareBar } from './compare-bar';
import {
  CompareContext,
  isSameCell,
  useCompareContext,
  type CellPlace,
  type CompareContextValue,
} from './compare-context';
import { CompareCards } from './compare-cards';
import { CompareGrid } from './compare-grid';
import { hasInlineEditor } from './editor-kinds';
import { compareLabels } from './labels';
import { rowsOf, type CompareView } from './rows';
import { useNarrow } from './use-narrow';
import { WidgetPair } from './widget-pair';
import { CopyLine } from './copy/copy-line';
import { useCopyDialog, type CopyStart } from './copy/use-copy-dialog';

const CellDialog = lazyPart(() => import('./later-parts').then((part) => part.CellDialog), null);
const CopyDialog = lazyPart(() => import('./later-parts').then((part) => part.CopyDialog), null);

interface CompareBodyProps extends Omit<CompareProps, 'widgets'> {
  widgets: readonly ComparedWidget[];
  notice: ReactNode;
}

/** Many widgets as a grid; on a phone, two of them as cards. */
export function CompareBody(props: CompareBodyProps) {
  const { widgets, notice, onCopy, copy } = props;
  const labels = useLabels(compareLabels);
  const texts = useSettingTexts();
  const [isNarrow, sizeRef] = useNarrow();
  const [view, setView] = useState<CompareView>({ query: '', onlyDifferences: false });
  const [hidden, setHidden] = useState<ReadonlySet<Id>>(new Set());
  const [pair, setPair] = useState<readonly [Id | undefined, Id | undefined]>([undefined, undefined]);
  const grid = useRef<VirtualGridHandle>(null);
  const context = useCompareValue(props, texts, grid);
  const dialog = useCopyDialog();

  const shown = isNarrow ? pairOf(widgets, pair) : widgets.filter(({ widgetId }) => !hidden.has(widgetId));
  const shownIds = shown.map(({ widgetId }) => String(widgetId)).join();
  // oxlint-disable-next-line react/exhaustive-deps
  const columns = useMemo(() => shown, [widgets, shownIds]);
  const differences = useMemo(() => compareRows(columns), [columns]);
  const rows = useMemo(() => rowsOf(differences, view, texts), [differences, view, texts]);
  const differing = differences.filter(({ isSame }) => !isSame).length;
  // A copy that runs comes before the next one.
  const handleCopy = useLatestCallback((start?: CopyStart) =>
    dialog.open(copy && isRunning(copy) ? { isResult: true } : start),
  );
  const { editing } = context;
  return (
    <CompareContext.Provider value={context}>
      <PageHeader
        title={labels.title}
        context={labels.context(differences.length, columns.length, differing)}
        actions={
          onCopy && (
            <Button type="button" onClick={() => handleCopy()}>
              <CopyIcon size={16} aria-hidden />
              {labels.copy}
            </Button>
          )
        }
      />
      {notice}
      <CellAnnouncer {...props} />
      {copy && !dialog.isOpen && <CopyLine job={copy} {...props} onShow={() => dialog.open({ isResult: true })} />}
      <div ref={sizeRef} className="cd-compare" data-editable={context.onEdit ? '' : undefined}>
        <CompareBar
          view={view}
          onViewChange={setView}
          widgets={widgets}
          hidden={hidden}
          onHiddenChange={setHidden}
          pair={
            isNarrow ? <WidgetPair widgets={widgets} value={pairOf(widgets, pair)} onChange={setPair} /> : undefined
          }
        />
        {columns.length < 2 ? (
          <Text as="p" size="2" color="gray" className="cd-compare-none">
            {labels.noWidgets}
          </Text>
        ) : rows.length === 0 ? (
          <Text as="p" size="2" color="gray" className="cd-compare-none">
            {view.query === '' ? labels.noDifferences : labels.nothingFound}{' '}
            <TextButton onClick={() => setView({ query: '', onlyDifferences: false })}>{labels.clear}</TextButton>
          </Text>
        ) : isNarrow ? (
          <CompareCards
            isSearching={view.query !== '' || view.onlyDifferences}
            rows={rows}
            widgets={columns}
            onCopy={onCopy && handleCopy}
          />
        ) : (
          <CompareGrid rows={rows} widgets={columns} onCopy={onCopy && handleCopy} handleRef={grid} />
        )}
      </div>
      {editing && (isNarrow || !hasInlineEditor(editing.place)) && <CellDialog cell={editing} />}
      {dialog.isOpen && <CopyDialog {...props} start={dialog.start} onClose={dialog.close} />}
    </CompareContext.Provider>
  );
}

/** Says what came of the last edit: its cell may be out of view by then. */
function CellAnnouncer({ cells, widgets }: Pick<CompareBodyProps, 'cells' | 'widgets'>) {
  const labels = useLabels(compareLabels);
  const problemText = useProblemText();
  const { texts, nameOf } = useCompareContext();
  const cell = cells.at(-1);
  const widget = cell && widgets.find(({ widgetId }) => isSameId(widgetId, cell.widgetId));
  if (!widget) return <Announcer>{''}</Announcer>;
  const words = [labels.edit(texts.choice(cell.names), nameOf(widget)), saveWord(cell.status, labels)];
  return <Announcer>{[...words, ...(cell.problem ? [problemText(cell.problem)] : [])].join(' · ')}</Announcer>;
}

function useCompareValue(
  props: CompareBodyProps,
  texts: CompareContextValue['texts'],
  grid: { readonly current: VirtualGridHandle | null },
): CompareContextValue {
  const { widgets, rules, cells, onSave, onKeep, onDiscard } = props;
  const nameOf = useMarkedWidgetName();
  const [edited, setEdited] = useState<CellPlace>();
  // With the newest settings of its widget.
  const widget = edited && widgets.find(({ widgetId }) => isSameId(widgetId, edited.widget.widgetId));
  const editing = useMemo(() => edited && widget && { ...edited, widget }, [edited, widget]);
  const handleSave = useLatestCallback((...edit: Parameters<NonNullable<typeof onSave>>) => onSave?.(...edit));
  const handleKeep = useLatestCallback(onKeep);
  const handleDiscard = useLatestCallback(onDiscard);
  const handleClose = useLatestCallback(() => {
    setEdited(undefined);
    // The control that had the focus is about to leave, unless the user has already gone elsewhere.
    requestAnimationFrame(() => isFocusFree() && grid.current?.focus());
  });
  const canEdit = onSave !== undefined;
  return useMemo(
    () => ({
      rules,
      texts,
      editing,
      nameOf: ({ widgetId, name }) => nameOf({ id: widgetId, name }),
      saveOf: (one, place) =>
        cells.find(({ widgetId, names }) => isSameId(widgetId, one.widgetId) && names[0] === place.names[0]),
      onEdit: canEdit ? (cell) => !isSameCell(cell, editing) && setEdited(cell) : undefined,
      onSave: handleSave,
      onKeep: handleKeep,
      onDiscard: handleDiscard,
      onClose: handleClose,
    }),
    [rules, texts, editing, nameOf, cells, canEdit, handleSave, handleKeep, handleDiscard, handleClose],
  );
}

/** The chosen two, or the first ones. */
function pairOf(widgets: readonly ComparedWidget[], ids: readonly (Id | undefined)[]): ComparedWidget[] {
  const find = (id: Id | undefined) => widgets.find(({ widgetId }) => id !== undefined && isSameId(widgetId, id));
  const first = find(ids[0]) ?? widgets[0];
  const second = find(ids[1]) ?? widgets.find((widget) => widget !== first);
  return [first, second].filter((one) => one !== undefined);
}
