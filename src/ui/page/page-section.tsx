import { cva } from 'class-variance-authority';
import { useId, type ReactNode } from 'react';
import { SectionAbout } from './section-about';
import { useSectionOptions } from './section-options';
import { Slot } from '../base/slot';
import type { Variant } from '../base/variants';

const section = cva('cd-section', { variants: { tone: { plain: '', danger: 'cd-section-danger' } } });

interface PageSectionProps {
  /** The host's name for it. */
  name: string;
  title: string;
  /** One sentence about what it is for. */
  description: ReactNode;
  tone?: Variant<typeof section, 'tone'> | undefined;
  children: ReactNode;
}

/** A part of a settings tab that isn't a form: its description and its actions. */
export function PageSection({ name, title, description, tone = 'plain', children }: PageSectionProps) {
  const { isHidden, extraRow } = useSectionOptions(name);
  const id = useId();
  if (isHidden) return null;
  return (
    <section
      className={section({ tone })}
      aria-labelledby={id}
      data-chatdeck="section"
      data-name={name}
      data-tone={tone}
    >
      <SectionAbout id={id} title={title} description={description} />
      <div className="cd-section-rows">
        {children}
        <Slot name="extra-row">{extraRow}</Slot>
      </div>
    </section>
  );
}

interface SectionPlaceProps {
  /** The host's name for it. */
  name: string;
  children: ReactNode;
}

/** A self-explanatory part of a settings tab, like a list. */
export function SectionPlace({ name, children }: SectionPlaceProps) {
  const { isHidden, extraRow } = useSectionOptions(name);
  if (isHidden) return null;
  return (
    <div className="cd-section-place" data-chatdeck="section" data-name={name}>
      {children}
      <Slot name="extra-row">{extraRow}</Slot>
    </div>
  );
}
