import { useContext, useEffect, useRef, useState, type RefObject } from 'react';
import { VisuallyHidden } from '../base/visually-hidden';
import { useEditorFrame, useSectionSnapshot } from '../editor/editor-context';
import { editorLabels } from '../editor/editor-labels';
import { focusInSection } from '../page/section-focus';
import { SectionOptionsContext } from '../page/section-options';
import { useLabels } from '../theme/labels';
import { settingsLabels } from './settings-labels';

export interface SectionIndexItem {
  /** The section's name, as on its element. */
  name: string;
  title: string;
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
  const current = useSectionInView(nav);
  const shown = items.filter(({ name }) => !hiddenSections.includes(name));
  return (
    <nav ref={nav} className="cd-index" aria-label={labels.sections} data-chatdeck="section-index">
      {shown.map(({ name, title }, index) => (
        <button
          key={name}
          type="button"
          className="rt-reset cd-index-item"
          aria-current={name === current || (current === undefined && index === 0) ? 'true' : undefined}
          onClick={() => showSection(nav, name)}
        >
          {title}
          <SectionMarks name={name} />
        </button>
      ))}
    </nav>
  );
}

function SectionMarks({ name }: { name: string }) {
  const { store } = useEditorFrame();
  // Some sections, such as keys, are no part of the form.
  return name in store.get().sections ? <FormSectionMarks name={name} /> : null;
}

function FormSectionMarks({ name }: { name: string }) {
  const labels = useLabels(editorLabels);
  const { changeCount, blocker } = useSectionSnapshot(name);
  const errorCount = blocker?.kind === 'errors' ? blocker.count : 0;
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

function sectionsBeside({ current: nav }: Nav): HTMLElement[] {
  const sections = nav?.parentElement?.querySelectorAll<HTMLElement>('[data-chatdeck="section"]');
  return sections ? [...sections] : [];
}

function showSection(nav: Nav, name: string): void {
  const section = sectionsBeside(nav).find((each) => each.dataset.name === name);
  if (!section) return;
  focusInSection(section);
  section.scrollIntoView({ block: 'start' });
}

/** How far below the top of the window a section counts as in view. */
const topLine = 160;

/** The last section that begins above the line; undefined before the first scroll. */
function useSectionInView(nav: Nav): string | undefined {
  const [name, setName] = useState<string>();
  useEffect(() => {
    let frame = 0;
    const update = () => {
      frame = 0;
      // Not shown on narrow pages.
      if (!nav.current?.offsetParent) return;
      const above = sectionsBeside(nav).filter((section) => section.getBoundingClientRect().top < topLine);
      setName(above.at(-1)?.dataset.name);
    };
    // The page may scroll inside an element of the host; a field that scrolls its own text moves no section.
    const handleScroll = ({ target }: Event) => {
      if (target instanceof Node && target.contains(nav.current)) frame ||= requestAnimationFrame(update);
    };
    document.addEventListener('scroll', handleScroll, { passive: true, capture: true });
    return () => {
      document.removeEventListener('scroll', handleScroll, { capture: true });
      cancelAnimationFrame(frame);
    };
  }, [nav]);
  return name;
}
