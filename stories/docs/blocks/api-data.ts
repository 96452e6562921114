import api from 'virtual:chatdeck-api';

/** The parts shown on the page of a story file: the file's screens, or the named ones. */
export function apiOf(file: string, names: readonly string[]) {
  const wanted = [...(api.pages[file] ?? []), ...names];
  return api.parts
    .filter(({ name }) => wanted.includes(name))
    .toSorted((a, b) => Number(isTwin(a.name)) - Number(isTwin(b.name)));
}

/** Whether a part stands for another one: while that loads, or without the frame that it reads from. */
export function isTwin(name: string): boolean {
  return /Loading$|^Plain.+Row$/.test(name);
}

/** The hook that gives a part its props. */
export function hookOf(name: string) {
  return api.hooks.find((hook) => hook.name === `use${name}`);
}

/** The smallest code that shows a part with a host's own data. */
export function ownDataOf(name: string): string | undefined {
  return api.ownData[name];
}

export function labelSetsOf(entry: string): readonly string[] {
  return entry === 'ui' ? [] : (api.labelSets[entry] ?? []);
}
