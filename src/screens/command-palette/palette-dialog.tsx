import { useMemo, useState } from 'react';
import { isSameId, type Id } from '../../model/core/tolerant';
import type { PaletteWidget } from '../../model/palette/palette';
import { makeFindableSearch, type Found } from '../../model/palette/search';
import type { Route } from '../../model/places/route';
import { renderNow } from '../../ui/overlays/render-now';
import { ProblemCallout } from '../../ui/feedback/problem-callout';
import { useWidgetName } from '../../ui/format/widget-name';
import { CommandDialog, type CommandGroup, type CommandItem } from '../../ui/overlays/command';
import { Text } from '../../ui/radix';
import { useLabels } from '../../ui/theme/labels';
import { widgetEntry, widgetKey, type Entry, type EntryGroup } from './entries';
import { commandPaletteLabels } from './labels';
import { PaletteFooter } from './palette-footer';
import type { PaletteProps } from './props';
import { useEntries } from './use-entries';

interface PaletteDialogProps extends PaletteProps {
  query: string;
  onQueryChange(query: string): void;
  /** `toAction` leads to what people do there. */
  onFollow(route: Route, toAction: boolean): void;
}

/** An entry as the list shows it: for a setting, perhaps that of one widget. */
interface Listed {
  entry: Entry;
  widget?: PaletteWidget | undefined;
}

const MAX_WIDGETS = 50;

/** The search, and for a setting of several widgets the question for which one. */
export function PaletteDialog(props: PaletteDialogProps) {
  const { palette, recent = [], query, onQueryChange, onShownChange, onVisit, onFollow } = props;
  const labels = useLabels(commandPaletteLabels);
  const nameOf = useWidgetName();
  const entries = useEntries(props);
  const [asking, setAsking] = useState<Entry>();
  const widgets = palette.status === 'ready' ? palette.data.widgets : noWidgets;
  const current = currentWidget(props.route, widgets);
  const search = useMemo(
    () =>
      makeFindableSearch(
        entries,
        widgets.map((widget) => ({ id: widgetKey(widget.id), label: nameOf(widget) })),
      ),
    [entries, widgets, nameOf],
  );
  const widgetEntries = useMemo(
    () => widgets.map((widget) => widgetEntry(widget, nameOf(widget), labels)),
    [widgets, nameOf, labels],
  );
  const searchWidgets = useMemo(() => makeFindableSearch(widgetEntries), [widgetEntries]);
  const isTyped = query.trim() !== '';
  const groups = asking ? widgetGroups() : isTyped ? foundGroups() : firstGroups();
  const count = groups.reduce((total, { items }) => total + items.length, 0);
  const nothing = isTyped && count === 0 ? (asking ? labels.noWidget(query) : labels.nothing(query)) : undefined;

  return (
    <CommandDialog
      open
      onOpenChange={(open) => !open && onShownChange(undefined)}
      label={labels.title}
      listLabel={labels.results}
      placeholder={asking ? labels.chooseWidget : labels.placeholder}
      query={query}
      onQueryChange={onQueryChange}
      step={asking?.id ?? 'search'}
      context={asking?.label}
      onBack={asking && (() => setAsking(undefined))}
      groups={palette.status === 'loading' ? undefined : groups}
      onChoose={handleChoose}
      found={nothing ?? (isTyped ? labels.found(count) : '')}
      notice={
        palette.status === 'failed' ? (
          <div className="cd-command-notice">
            <ProblemCallout problem={palette.problem} onRetry={palette.onRetry} />
          </div>
        ) : (
          nothing !== undefined &&
          palette.status === 'ready' && (
            <Text as="p" size="2" color="gray" className="cd-command-notice">
              {nothing}
            </Text>
          )
        )
      }
      footer={<PaletteFooter canGoBack={asking !== undefined} />}
    />
  );

  function firstGroups(): CommandGroup[] {
    const last = recent.flatMap((id) => listed(id) ?? []);
    const group = (title: string, name: EntryGroup) => ({
      title,
      items: entries.filter((entry) => entry.group === name).map((entry) => toItem({ entry })),
    });
    return [
      { title: labels.recent, items: last.map(toItem) },
      group(labels.pagesGroup, 'pages'),
      group(labels.hostGroup, 'host'),
      group(labels.actionsGroup, 'actions'),
    ].filter(({ items }) => items.length > 0);
  }

  function foundGroups(): CommandGroup[] {
    const items = search(query, recent).flatMap((found) => listed(idOf(found)) ?? []);
    return items.length > 0 ? [{ items: items.map(toItem) }] : [];
  }

  function widgetGroups(): CommandGroup[] {
    const found = isTyped ? searchWidgets(query).map(({ id }) => id) : widgetEntries.map(({ id }) => id);
    const shown = found.slice(0, MAX_WIDGETS).flatMap((id) => widgetEntries.find((entry) => entry.id === id) ?? []);
    return shown.length > 0 ? [{ title: labels.widgetsGroup, items: shown.map((entry) => toItem({ entry })) }] : [];
  }

  function listed(id: string): Listed | undefined {
    const [entryId, key] = id.split('@');
    const entry = entries.find((each) => each.id === entryId);
    const widget = widgets.find((each) => widgetKey(each.id) === key);
    // A place of a widget that is gone is gone as well.
    return entry && (key === undefined || widget) ? { entry, widget } : undefined;
  }

  function toItem({ entry, widget }: Listed): CommandItem {
    const { id, label, icon, note, keys } = entry;
    const of = widget ?? current;
    const around = entry.isPerWidget ? (of ? nameOf(of) : labels.anyWidget) : undefined;
    return {
      id: widget ? `${id}@${widgetKey(widget.id)}` : id,
      label,
      icon,
      note,
      keys,
      place: [around, entry.place].filter(Boolean).join(' › ') || undefined,
    };
  }

  function handleChoose(id: string) {
    const widget = asking && widgets.find((each) => id.endsWith(`:${widgetKey(each.id)}`));
    if (asking && widget) {
      open({ entry: asking, widget });
      return;
    }
    const chosen = listed(id);
    if (chosen) open(chosen);
  }

  function open({ entry, widget = current }: Listed) {
    if (entry.isPerWidget && !widget) {
      setAsking(entry);
      onQueryChange('');
      return;
    }
    // Before the page takes the focus, which it can't while the dialog is open.
    renderNow(() => onShownChange(undefined));
    // Places and what a host added; not, for example, logging out.
    if (!entry.run || entry.group === 'host') {
      onVisit?.(entry.isPerWidget && widget ? `${entry.id}@${widgetKey(widget.id)}` : entry.id);
    }
    entry.run?.();
    if (entry.to) onFollow(entry.to(widget?.id ?? ''), entry.group === 'actions');
  }
}

const noWidgets: readonly PaletteWidget[] = [];

function idOf({ id, widgetId }: Found): string {
  return widgetId === undefined ? id : `${id}@${widgetId}`;
}

/** The widget of the page, or the only one. */
function currentWidget(route: Route, widgets: readonly PaletteWidget[]): PaletteWidget | undefined {
  const id: Id | undefined = 'widgetId' in route ? route.widgetId : undefined;
  const ofPage = id !== undefined && widgets.find((widget) => isSameId(widget.id, id));
  return ofPage || (widgets.length === 1 ? widgets[0] : undefined);
}
