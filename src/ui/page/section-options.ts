import { createContext, useContext, type ReactNode } from 'react';

/** How a host customizes the sections of a settings tab. */
export interface SectionOptions<Section extends string> {
  /** Shows every setting and allows no changes. */
  readOnly?: boolean | undefined;
  /** Sections that are left out. */
  hiddenSections?: readonly Section[] | undefined;
  /** More rows at the end of a section. */
  extraRows?: Partial<Record<Section, ReactNode>> | undefined;
}

export const SectionOptionsContext = createContext<SectionOptions<string>>({});

/** The host's options for the section with this name. */
export function useSectionOptions(name: string): { isHidden: boolean; extraRow: ReactNode } {
  const { hiddenSections = [], extraRows = {} } = useContext(SectionOptionsContext);
  return { isHidden: hiddenSections.includes(name), extraRow: extraRows[name] };
}
