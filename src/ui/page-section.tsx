import { useId, type ReactNode } from 'react';
import { SectionAbout } from './section-about';
import { useSectionOptions } from './section-options';
import { Slot } from './slot';

interface PageSectionProps {
  /** How the host names it. */
  name: string;
  title: string;
  /** One sentence of what it is for. */
  description: ReactNode;
  tone?: 'plain' | 'danger' | undefined;
  children: ReactNode;
}

/** A part of a settings tab that is no form: what it is about, and what can be done there. */
export function PageSection({ name, title, description, tone = 'plain', children }: PageSectionProps) {
  const { isHidden, extraRow } = useSectionOptions(name);
  const id = useId();
  if (isHidden) return null;
  return (
    <section className="cd-section" aria-labelledby={id} data-chatdeck="section" data-name={name} data-tone={tone}>
      <SectionAbout id={id} title={title} description={description} />
      <div className="cd-section-rows">
        {children}
        <Slot name="extra-row">{extraRow}</Slot>
      </div>
    </section>
  );
}
