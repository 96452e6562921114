import { calls } from '../model/calls';
import { groupByWorkspace, statsById, type StatsById, type Workspace } from '../model/dashboard/dashboard';
import { makeProblem, type Problem } from '../model/core/problem';
import { readAnswer } from '../model/core/tolerant';
import { paletteData, type PaletteData } from '../model/palette/palette';
import { shellData, type ShellData } from '../model/places/shell';
import type { Editor, EditorSection } from '../model/core/editor';
import type { Form } from '../model/core/form';
import { failed as failedWith, type Loadable } from '../model/core/loadable';
import type { WireUser } from '../service/contract/wire';
import { makeParsedUser } from './users';
import { makeChatStats, makeWidget } from './widgets';

export { loading, ready } from '../model/core/loadable';

const nothing = () => undefined;

/** Data that failed to arrive, by default because the server had an error. */
export function failed(problem: Problem = makeProblem('server', { status: 500 }), onRetry = nothing): Loadable<never> {
  return failedWith(problem, onRetry);
}

/** What `makeEditor` takes besides the value: any part of the editor, any part of its sections. */
export type EditorOverrides<T, Section extends string> = Partial<Omit<Editor<T, Section>, 'sections'>> & {
  sections?: Partial<Record<Section, Partial<EditorSection>>>;
};

/**
 * A static editor: its callbacks do nothing. `sections` names them with their fields, as `behaviorSections`
 * does; all are clean unless overridden.
 */
export function makeEditor<T, Section extends string>(
  value: T,
  sections: Record<Section, readonly string[]>,
  overrides: EditorOverrides<T, Section> = {},
): Editor<T, Section> {
  const names = Object.keys(sections) as Section[];
  const still = { status: 'clean', onSave: nothing, onDiscard: nothing } as const;
  return {
    value,
    saved: value,
    onEdit: nothing,
    errors: {},
    conflicts: {},
    onResolve: nothing,
    onSaveAll: nothing,
    onDiscardAll: nothing,
    ...overrides,
    sections: Object.fromEntries(
      names.map((name) => [name, { ...still, fields: sections[name], ...overrides.sections?.[name] }]),
    ) as unknown as Record<Section, EditorSection>,
  };
}

/** A static small form. */
export function makeForm<T>(value: T, overrides: Partial<Form<T>> = {}): Form<T> {
  return { value, onEdit: nothing, errors: {}, status: 'idle', onSubmit: nothing, ...overrides };
}

/** What a person can reach with the command palette. */
export function makePaletteData(overrides?: Partial<WireUser>): PaletteData {
  return paletteData(makeParsedUser(overrides));
}

/** The Dashboard's groups for a person's widgets. */
export function makeWorkspaces(overrides?: Partial<WireUser>): Workspace[] {
  return groupByWorkspace(makeParsedUser(overrides));
}

/** Counts for the widgets that `makeWorkspaces` shows. */
export function makeStatsById(): StatsById {
  const quiet = Array.from({ length: 30 }, () => 0);
  const growing = Array.from({ length: 30 }, (_, day) => Math.round(day / 3 + (day % 7 < 5 ? 4 : 0)));
  const rows = [
    { ...makeWidget({ Id: 11 }), chatStats: makeChatStats() },
    { ...makeWidget({ Id: 12 }), chatStats: makeChatStats(growing) },
    { ...makeWidget({ Id: 13 }), chatStats: makeChatStats(quiet, { total: 412 }) },
    { ...makeWidget({ Id: 14 }), chatStats: makeChatStats(quiet) },
    { ...makeWidget({ Id: 15 }), chatStats: makeChatStats(quiet) },
  ];
  return statsById(readAnswer(calls.currentWidgets.answer, rows));
}

/** What the frame around every screen shows for a person. */
export function makeShellData(overrides?: Partial<WireUser>): ShellData {
  return shellData(makeParsedUser(overrides));
}
