import { useContext, useEffect, useRef, useState, useSyncExternalStore, type RefObject } from 'react';
import { VisuallyHidden } from '../base/visually-hidden';
import { useEditorFrame, useSectionSnapshot } from '../editor/editor-context';
import { editorLabels } from '../editor/editor-labels';
import { containsAcross } from '../focus/composed-tree';
import { changesIn } from '../editor/frame-store';
import { focusInSection } from '../page/section-focus';
import { SectionOptionsContext } from '../page/section-options';
import { useLabels } from '../theme/labels';
import { settingsLabels } from './settings-labels';

export interface SectionIndexItem {
  /** The section's name, as on its element. */
  name: string;
  title: string;
  /** Where its fields are, under its title. */
  note?: string | undefined;
  /** The sections that its fields are in, for an item that isn't one whole section. */
  sections?: readonly string[] | undefined;
  /** Its fields, for an item that isn't one whole section. The first that can be edited takes the focus. */
  fields?: readonly string[] | undefined;
}

interface SectionIndexProps {
  /** The sections, in their order on the page. Hidden ones are left out. */
  items: readonly SectionIndexItem[];
}

/** Names the sections of a long form next to it: which one is in view, and where changes and errors are. */
export function SectionIndex({ items }: SectionIndexProps) {
  const labels = useLabels(settingsLabels);
  const { hiddenSections = [] } = useContext(SectionOptionsContext);
  const nav = useRef<HTMLElement>(null);
  const shown = items.filter(({ name, sections = [name] }) => !sections.every((part) => hiddenSections.includes(part)));
  const current = useItemInView(nav, shown);
  return (
    <nav ref={nav} className="cd-index" aria-label={labels.sections} data-chatdeck="section-index">
      {shown.map((item, index) => (
        <button
          key={item.name}
          type="button"
          className="rt-reset cd-index-item"
          aria-current={item === current || (current === undefined && index === 0) ? 'true' : undefined}
          onClick={() => showItem(nav, item)}
        >
          <span className="cd-index-title">
            {item.title}
            {item.note !== undefined && <span className="cd-index-note">{item.note}</span>}
          </span>
          <ItemMarks {...item} />
        </button>
      ))}
    </nav>
  );
}

function ItemMarks({ name, fields }: SectionIndexItem) {
  const { store } = useEditorFrame();
  if (fields) return <FieldMarks fields={fields} />;
  // Some sections, such as keys, are no part of the form.
  return name in store.get().sections ? <FormSectionMarks name={name} /> : null;
}

function FormSectionMarks({ name }: { name: string }) {
  const { changeCount, blocker } = useSectionSnapshot(name);
  return <Marks changeCount={changeCount} errorCount={blocker?.kind === 'errors' ? blocker.count : 0} />;
}

function FieldMarks({ fields }: { fields: readonly string[] }) {
  const { store } = useEditorFrame();
  const countIn = (names: readonly string[]) => names.filter((name) => fields.includes(name)).length;
  const read = () => countIn(changesIn(store.get()).flatMap(({ names }) => names));
  const changeCount = useSyncExternalStore(store.subscribe, read, read);
  const readErrors = () => countIn(Object.keys(store.get().errors));
  const errorCount = useSyncExternalStore(store.subscribe, readErrors, readErrors);
  return <Marks changeCount={changeCount} errorCount={errorCount} />;
}

function Marks({ changeCount, errorCount }: { changeCount: number; errorCount: number }) {
  const labels = useLabels(editorLabels);
  if (changeCount === 0 && errorCount === 0) return null;
  return (
    <span className="cd-index-marks">
      {changeCount > 0 && <span aria-hidden="true">{changeCount}</span>}
      {changeCount > 0 && <span className="cd-tab-dot" aria-hidden="true" />}
      {errorCount > 0 && (
        <span className="cd-index-errors" aria-hidden="true">
          {errorCount}
        </span>
      )}
      <VisuallyHidden>
        ,{' '}
        {[changeCount > 0 && labels.changes(changeCount), errorCount > 0 && labels.correctFirst(errorCount)]
          .filter(Boolean)
          .join(', ')}
      </VisuallyHidden>
    </span>
  );
}

type Nav = RefObject<HTMLElement | null>;

/** The sections of the form, or its rows as well, in their order on the page. */
function partsBeside({ current: nav }: Nav, kinds: string): HTMLElement[] {
  return [...(nav?.parentElement?.querySelectorAll<HTMLElement>(kinds) ?? [])];
}
const section = '[data-chatdeck="section"]';
const row = '[data-chatdeck="row"][data-name]';

function showItem(nav: Nav, { name, fields }: SectionIndexItem): void {
  if (fields) {
    showFields(nav, fields);
    return;
  }
  const place = partsBeside(nav, section).find((each) => each.dataset.name === name);
  if (!place) return;
  focusInSection(place);
  place.scrollIntoView({ block: 'start' });
}

/** The first in the form is where the page goes; under a group's heading, the heading. */
function showFields(nav: Nav, fields: readonly string[]): void {
  const rows = partsBeside(nav, row).filter((each) => fields.includes(each.dataset.name ?? ''));
  const inOrder = rows.toSorted((a, b) => fields.indexOf(a.dataset.name ?? '') - fields.indexOf(b.dataset.name ?? ''));
  const controls = inOrder.map((each) => each.querySelector<HTMLElement>(focusable));
  controls.find((control) => control !== null)?.focus({ preventScroll: true, focusVisible: true });
  const group = rows[0]?.closest<HTMLElement>('[data-chatdeck="row-group"]');
  (group?.querySelector(row) === rows[0] ? group : rows[0])?.scrollIntoView({ block: 'start' });
}

const focusable = ':is(input, textarea, select, button):not(:disabled, [tabindex="-1"], [type="color"])';

/** How far below the top of the window a section counts as in view. */
const topLine = 160;

/** The item of the last part that begins above the line; undefined before the first scroll. */
function useItemInView(nav: Nav, items: readonly SectionIndexItem[]): SectionIndexItem | undefined {
  const [part, setPart] = useState<string>();
  const hasFields = items.some(({ fields }) => fields);
  useEffect(() => {
    let frame = 0;
    const update = () => {
      frame = 0;
      // Not shown on narrow pages.
      if (!nav.current?.offsetParent) return;
      const parts = partsBeside(nav, hasFields ? `${section}, ${row}` : section);
      setPart(parts.findLast((each) => each.getBoundingClientRect().top < topLine)?.dataset.name);
    };
    // The page may scroll inside an element of the host; a field that scrolls its own text moves no section.
    const handleScroll = ({ target }: Event) => {
      if (target instanceof Node && containsAcross(target, nav.current)) frame ||= requestAnimationFrame(update);
    };
    document.addEventListener('scroll', handleScroll, { passive: true, capture: true });
    return () => {
      document.removeEventListener('scroll', handleScroll, { capture: true });
      cancelAnimationFrame(frame);
    };
  }, [nav, hasFields]);
  if (part === undefined) return undefined;
  return items.find(
    ({ name, fields, sections = [name] }) => Boolean(fields?.includes(part)) || sections.includes(part),
  );
}
