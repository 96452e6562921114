import { dotOf } from '../../model/places/connection';
import { isInSettings, type Route } from '../../model/places/route';
import { shortWidgetName, type ShellData } from '../../model/places/shell';
import { isSameId, type Id } from '../../model/core/tolerant';
import { useWidgetName } from '../../ui/format/widget-name';
import { usePages } from '../../ui/data-table/use-pages';
import { useLabels } from '../../ui/theme/labels';
import { Announcer } from '../../ui/base/announcer';
import { PlainLink } from '../../ui/base/link';
import { StatusDot } from '../../ui/base/status-dot';
import { Text, VisuallyHidden } from '../../ui/radix';
import { SearchInput } from '../../ui/inputs/search-input';
import { makeOptionSearch } from '../../ui/inputs/search-options';
import { useEffect, useMemo, useState, type KeyboardEvent } from 'react';
import { shellLabels } from './labels';
import { useListKeys } from './use-list-keys';

/** From this many on, the list has a search. */
const LONG_LIST = 10;

interface WidgetListProps {
  widgets: ShellData['widgets'];
  route: Route;
  onFollow?: (() => void) | undefined;
}

/**
 * Links to each widget's settings. A long list has a search and scrolls separately, with the current widget in view.
 */
export function WidgetList({ widgets, route, onFollow }: WidgetListProps) {
  const labels = useLabels(shellLabels);
  const nameOf = useWidgetName();
  const [query, setQuery] = useState('');
  const search = useMemo(() => makeSearch(widgets, nameOf), [widgets, nameOf]);
  const shown = search(query);
  const { list, field, handleFieldKeys, handleListKeys } = useListKeys();
  const currentId = isInSettings(route) && 'widgetId' in route ? route.widgetId : undefined;
  const isWhole = query === '';
  const isCurrent = ({ id }: { id: Id }) => currentId !== undefined && isSameId(id, currentId);
  const { shown: page, pager } = usePages(shown, { query, start: shown.findIndex(isCurrent) });

  useEffect(() => {
    const box = list.current;
    const current = box?.querySelector<HTMLElement>('[aria-current]');
    if (!isWhole || !box || !current || typeof ResizeObserver === 'undefined') return;
    // Called after layout: measuring earlier would lay out the page twice.
    const observer = new ResizeObserver(() => {
      showWithin(box, current);
      observer.disconnect();
    });
    observer.observe(current);
    return () => observer.disconnect();
  }, [list, currentId, isWhole]);

  const handleFollow = () => {
    setQuery('');
    onFollow?.();
  };
  return (
    <div className="cd-nav-widgets" data-state={isWhole ? 'whole' : 'searching'}>
      {widgets.length >= LONG_LIST && (
        <>
          <SearchInput
            inputRef={field}
            label={labels.findWidget}
            value={query}
            onValueChange={setQuery}
            onKeyDown={handleFieldKeys}
          />
          <Announcer>{isWhole ? '' : labels.widgetsFound(shown.length)}</Announcer>
        </>
      )}
      {shown.length === 0 && (
        <Text as="p" size="1" color="gray" className="cd-nav-nothing">
          {labels.noWidgetFound(query)}
        </Text>
      )}
      <ul ref={list} aria-label={labels.widgets}>
        {page.map((widget) => (
          <WidgetLink
            key={String(widget.id)}
            widget={widget}
            isShort={isWhole}
            isCurrent={isCurrent(widget)}
            onFollow={handleFollow}
            onKeyDown={handleListKeys}
          />
        ))}
      </ul>
      {pager}
      {widgets.length > 1 && (
        <PlainLink
          to={{ name: 'compare' }}
          className="cd-nav-link cd-nav-compare"
          aria-current={route.name === 'compare' ? 'page' : undefined}
          onClick={handleFollow}
        >
          {labels.compare}
        </PlainLink>
      )}
    </div>
  );
}

interface WidgetLinkProps {
  widget: ShellData['widgets'][number];
  /** Truncated. Search results are shown in full, because many names start alike. */
  isShort: boolean;
  isCurrent: boolean;
  onFollow(): void;
  onKeyDown(event: KeyboardEvent<HTMLAnchorElement>): void;
}

function WidgetLink({ widget, isShort, isCurrent, onFollow, onKeyDown }: WidgetLinkProps) {
  const { id, name, hasDraft } = widget;
  const status = dotOf(widget);
  const labels = useLabels(shellLabels);
  const shown = isShort ? shortWidgetName(name) : name;
  const isCut = shown !== name;
  return (
    <li>
      <PlainLink
        to={{ name: 'settings', widgetId: id, tab: 'behavior' }}
        className="cd-nav-link"
        title={isCut ? name : undefined}
        aria-current={isCurrent ? 'page' : undefined}
        onClick={onFollow}
        onKeyDown={onKeyDown}
      >
        <StatusDot state={status} />
        <bdi aria-hidden={isCut}>{shown}</bdi>
        {isCut && <VisuallyHidden>{name}</VisuallyHidden>}
        {status !== 'online' && <VisuallyHidden>, {labels[status]}</VisuallyHidden>}
        {hasDraft && <DraftMark />}
      </PlainLink>
    </li>
  );
}

/** Marks unsaved changes in the settings. */
export function DraftMark() {
  const { hasDraft } = useLabels(shellLabels);
  return (
    <>
      <span className="cd-tab-dot" aria-hidden="true" />
      <VisuallyHidden>, {hasDraft}</VisuallyHidden>
    </>
  );
}

/** Finds widgets by their displayed names. */
function makeSearch(widgets: ShellData['widgets'], nameOf: (widget: ShellData['widgets'][number]) => string) {
  const named = new Map(widgets.map((widget) => [String(widget.id), { ...widget, name: nameOf(widget) }]));
  const search = makeOptionSearch([...named].map(([value, { name }]) => ({ value, label: name })));
  return (query: string): ShellData['widgets'] => search(query).flatMap(({ value }) => named.get(value) ?? []);
}

/** Scrolls the list and, unlike `scrollIntoView`, never the page around it. */
function showWithin(list: HTMLElement, item: HTMLElement) {
  const [outer, inner] = [list.getBoundingClientRect(), item.getBoundingClientRect()];
  if (inner.top >= outer.top && inner.bottom <= outer.bottom) return;
  list.scrollTop += inner.top - outer.top - (outer.height - inner.height) / 2;
}
