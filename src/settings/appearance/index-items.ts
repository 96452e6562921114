import {
  appearanceSections,
  previewStateFor,
  type AppearanceSection,
  type AppearanceSettings,
} from '../../model/settings/appearance/appearance';
import type { SectionIndexItem } from '../../ui/settings/section-index';
import type { AppearanceLabels, PreviewPhase } from './labels';
import { phaseOf, previewPhases } from './preview/phases';

/** What visitors see in all phases has items of its own. */
const inEveryPhase: readonly AppearanceSection[] = ['privacy', 'alignment'];
const phased: readonly AppearanceSection[] = ['online', 'offline', 'chatEnd', 'screenshots', 'infoPrompt', 'buttons'];

/** The index of the tab: by what visitors see, as above the preview, so that both move together. */
export function indexItems({ phases, sections }: AppearanceLabels): SectionIndexItem[] {
  return [
    ...previewPhases.map((phase) => {
      const parts = phased.map((section) => [section, fieldsIn(section, phase)] as const);
      const own = parts.filter(([, fields]) => fields.length > 0);
      return {
        name: phase,
        title: phases[phase],
        note: own.map(([section]) => sections[section].title).join(', '),
        sections: own.map(([section]) => section),
        fields: own.flatMap(([, fields]) => fields),
      };
    }),
    ...inEveryPhase.map((name) => ({ name, title: sections[name].title })),
  ];
}

/** A section's fields that are seen in a phase. Colors, seen in all of them, are the last ones of the first. */
function fieldsIn(section: AppearanceSection, phase: PreviewPhase): (keyof AppearanceSettings)[] {
  const states = appearanceSections[section].map((name) => ({ name, state: previewStateFor(section, name) }));
  const own = states.filter(({ state }) => state !== undefined && phaseOf(state) === phase);
  const anywhere = phase === 'closed' ? states.filter(({ state }) => state === undefined) : [];
  return [...own, ...anywhere].map(({ name }) => name);
}
