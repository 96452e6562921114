/** A story as Storybook's own index names it. */
export interface State {
  id: string;
  name: string;
}

/** All states of one screen or settings tab, in the order in which its file tells them. */
export interface StateSheet {
  /** The file's name, such as `reports-overview`. */
  screen: string;
  title: string;
  states: State[];
}

interface Entry extends State {
  type: string;
  title: string;
  importPath: string;
}

/** What there is to see is read from the index, so that a new screen has its sheet as soon as it has a story. */
export async function loadSheets(): Promise<StateSheet[]> {
  const response = await fetch('./index.json');
  const { entries } = (await response.json()) as { entries: Record<string, Entry> };
  return sheetsOf(Object.values(entries));
}

function sheetsOf(entries: readonly Entry[]): StateSheet[] {
  const sheets = new Map<string, StateSheet>();
  for (const { type, id, name, title, importPath } of entries) {
    const [, screen] = /\/stories\/(?:screens|settings)\/([\w-]+)\.stories\.tsx$/.exec(importPath) ?? [];
    if (type !== 'story' || screen === undefined) continue;
    const sheet = sheets.get(screen) ?? { screen, title, states: [] };
    sheets.set(screen, { ...sheet, states: [...sheet.states, { id, name }] });
  }
  return [...sheets.values()];
}
