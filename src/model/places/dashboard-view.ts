/** How the Dashboard shows its widgets; the first is the default. */
export const dashboardLayouts = ['cards', 'table'] as const;
export type DashboardLayout = (typeof dashboardLayouts)[number];

/** Which of the widgets are shown. */
export const widgetFilters = ['online', 'offline', 'unfinished'] as const;
export type WidgetFilter = (typeof widgetFilters)[number];

/** What widgets are sorted by. Cards, which are grouped by workspace, can't be sorted by it. */
export const widgetSorts = ['name', 'workspace', 'status', 'today', 'chats', 'average', 'change'] as const;
export type WidgetSort = (typeof widgetSorts)[number];

export type SortOrder = 'ascending' | 'descending';

/** Which widgets the Dashboard shows, and how. Absent values have their defaults. */
export interface DashboardView {
  /** Defaults to the layout that the user chose last. */
  layout?: DashboardLayout | undefined;
  /** Words in the names of widgets and workspaces. */
  query?: string | undefined;
  /** Defaults to all. */
  show?: WidgetFilter | undefined;
  /** Defaults to the order of the workspaces. */
  sort?: WidgetSort | undefined;
  /** Defaults to `firstOrder` of the sort. */
  order?: SortOrder | undefined;
}

const MAX_QUERY = 200;

/** The order that is useful first: names from A to Z, what needs attention first, and most chats first. */
export function firstOrder(sort: WidgetSort): SortOrder {
  return sort === 'name' || sort === 'workspace' || sort === 'status' ? 'ascending' : 'descending';
}

/** Reads the view from URL parameters, without what is invalid or the default; undefined if nothing is left. */
export function readDashboardView(params: URLSearchParams): DashboardView | undefined {
  const sort = widgetSorts.find((code) => code === params.get('sort'));
  const order = params.get('order');
  const view: DashboardView = {
    layout: dashboardLayouts.find((code) => code === params.get('layout')),
    query: params.get('q')?.slice(0, MAX_QUERY) || undefined,
    show: widgetFilters.find((code) => code === params.get('show')),
    sort,
    order: sort && (order === 'ascending' || order === 'descending') ? unlessFirst(order, sort) : undefined,
  };
  const entries = Object.entries(view).filter(([, value]) => value !== undefined);
  return entries.length > 0 ? Object.fromEntries(entries) : undefined;
}

/** The view as URL parameters. */
export function dashboardParams({
  layout,
  query,
  show,
  sort,
  order,
}: DashboardView): Record<string, string | undefined> {
  return { layout, q: query || undefined, show, sort, order: sort && order && unlessFirst(order, sort) };
}

function unlessFirst(order: SortOrder, sort: WidgetSort): SortOrder | undefined {
  return order === firstOrder(sort) ? undefined : order;
}
