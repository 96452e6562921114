import * as z from 'zod/mini';
import type { ErrorCode } from '../core/editor';
import type { FormSchema } from '../core/form';
import { isJsonObject } from '../core/tolerant';
import { maxViewName, readReport, reportParams, type ReportRoute } from '../places/report-route';

/** A named choice of filters, widget, range, and time zone. */
export interface SavedView {
  /** Unique, however it is capitalized. */
  name: string;
  route: ViewRoute;
}

/** What a saved view remembers of a report's address. Absent values have their defaults. */
export type ViewRoute = Pick<ReportRoute, 'range' | 'zone' | 'widgetId' | 'filters' | 'view'>;

export const maxViews = 20;

/** The parts of an address that a view remembers. */
export function viewRoute({ range, zone, widgetId, filters, view }: ReportRoute | ViewRoute): ViewRoute {
  return { range, zone, widgetId, filters, view };
}

/** Whether two addresses show the same chats, apart from their pages. */
export function isSameView(a: ReportRoute | ViewRoute, b: ReportRoute | ViewRoute): boolean {
  return paramsOf(a) === paramsOf(b);
}

/** A name as it is stored: without spaces around it, and not too long. */
export function viewName(text: string): string {
  return [...text.trim().replaceAll(/\s+/g, ' ')].slice(0, maxViewName).join('').trim();
}

/** The view with this name, however it is capitalized. */
export function findView(views: readonly SavedView[], name: string | undefined): SavedView | undefined {
  const wanted = viewName(name ?? '').toLowerCase();
  return views.find((view) => view.name.toLowerCase() === wanted);
}

/** Why a new view can't have the name; undefined if it can. `tooLarge` if there is no room for another view. */
export function viewNameProblem(views: readonly SavedView[], name: string): ErrorCode | undefined {
  if (viewName(name) === '') return 'required';
  if (findView(views, name)) return 'taken';
  return views.length >= maxViews ? 'tooLarge' : undefined;
}

/** The checks of a new view's name. */
export function newViewSchema(views: readonly SavedView[]): FormSchema<{ name: string }> {
  return z.object({
    name: z.string().check(({ value, issues }) => {
      const message = viewNameProblem(views, value);
      if (message) issues.push({ code: 'custom', message, input: value });
    }),
  });
}

/** Adds a view at its place, by default the last. A view whose name is taken or empty changes nothing. */
export function addView(views: readonly SavedView[], view: SavedView, index = views.length): SavedView[] {
  if (viewNameProblem(views, view.name)) return [...views];
  return views.toSpliced(index, 0, { name: viewName(view.name), route: viewRoute(view.route) });
}

/** Gives the view with this name other filters, range, and time zone. */
export function updateView(views: readonly SavedView[], { name, route }: SavedView): SavedView[] {
  const found = findView(views, name);
  return views.map((view) => (view === found ? { ...view, route: viewRoute(route) } : view));
}

export function removeView(views: readonly SavedView[], name: string): SavedView[] {
  const found = findView(views, name);
  return views.filter((view) => view !== found);
}

/** Views as text for the browser's storage. */
export function writeViews(views: readonly SavedView[]): string {
  return JSON.stringify(views.map(({ name, route }) => ({ name, params: paramsOf(route) })));
}

/** Reads stored views. Anything else in storage is ignored. */
export function readViews(text: string | undefined): SavedView[] {
  let stored: unknown;
  try {
    stored = JSON.parse(text ?? '[]');
  } catch {
    return [];
  }
  const list: unknown[] = Array.isArray(stored) ? stored : [];
  return list.reduce<SavedView[]>((views, each) => {
    if (!isJsonObject(each) || typeof each.name !== 'string' || typeof each.params !== 'string') return views;
    return addView(views, { name: each.name, route: readReport(new URLSearchParams(each.params)) });
  }, []);
}

function paramsOf(route: ReportRoute | ViewRoute): string {
  const params = reportParams({ name: 'reports', ...viewRoute(route) });
  const set = Object.entries(params).filter((entry): entry is [string, string] => entry[1] !== undefined);
  return new URLSearchParams(set).toString();
}
