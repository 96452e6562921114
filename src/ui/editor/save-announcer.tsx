import { useState, useSyncExternalStore } from 'react';
import { Announcer } from '../base/announcer';
import { useLabels } from '../theme/labels';
import { useTheme } from '../theme/theme-context';
import { useEditorFrame } from './editor-context';
import { editorLabels } from './editor-labels';
import type { FrameStore } from './frame-store';

/** The only announcer of a form's saves, whichever sections are saved together. Failures have their own alert. */
export function SaveAnnouncer() {
  const { store } = useEditorFrame();
  const { locale } = useTheme();
  const labels = useLabels(editorLabels);
  const [heard, setHeard] = useState(silence);
  const read = () => statusesOf(store);
  const statuses = useSyncExternalStore(store.subscribe, read, read);
  if (heard.statuses !== statuses) setHeard(listen(heard, statuses));
  const { isBusy, saving, saved } = heard;
  const told = isBusy ? saving : saved;
  const titles = new Intl.ListFormat(locale).format(told.map((name) => store.titles.get(name) ?? name));
  return (
    <Announcer>{told.length === 0 ? '' : (isBusy ? labels.savingSection : labels.savedSection)(titles)}</Announcer>
  );
}

/** What was announced so far. */
interface Heard {
  statuses: string;
  isBusy: boolean;
  /** The sections being saved since the first was sent, and those of them that were stored. */
  saving: readonly string[];
  saved: readonly string[];
}

const silence: Heard = { statuses: '', isBusy: false, saving: [], saved: [] };

/** Sections that are saved together finish one by one; announced once all are done. */
function listen(before: Heard, statuses: string): Heard {
  const busy = sectionsIn(statuses, 'saving');
  const isBusy = busy.length > 0;
  if (!isBusy && !before.isBusy) return { ...before, statuses };
  const run = before.isBusy ? before : silence;
  const saving = union(run.saving, busy);
  const back = union(run.saved, sectionsIn(statuses, 'saved'));
  return { statuses, isBusy, saving, saved: saving.filter((name) => back.includes(name)) };
}

/** `one=saving two=saved`: a single string, so that it stays the same until something changes. */
function statusesOf(store: FrameStore): string {
  return Object.entries(store.get().sections)
    .filter(([name, { status }]) => store.titles.has(name) && (status === 'saving' || status === 'saved'))
    .map(([name, { status }]) => `${name}=${status}`)
    .join(' ');
}

function sectionsIn(statuses: string, status: string): string[] {
  const entries = statuses.split(' ').map((entry) => entry.split('='));
  return entries.flatMap(([name = '', its]) => (its === status ? [name] : []));
}

function union(first: readonly string[], second: readonly string[]): readonly string[] {
  return [...new Set([...first, ...second])];
}
