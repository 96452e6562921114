import type { AppearanceSection, AppearanceSettings } from '../../../model/settings/appearance/appearance';
import { bindRows } from '../../../ui/settings/bind-rows';
import { useFormValue } from '../../../ui/editor/editor-context';
import { EditorSection } from '../../../ui/editor/editor-section';
import { LongTextRow } from '../../../ui/editor/rows/long-text-row';
import { RadioCardsRow } from '../../../ui/editor/rows/radio-cards-row';
import { SwitchRow } from '../../../ui/editor/rows/switch-row';
import { TextRow } from '../../../ui/editor/rows/text-row';

/** The part of the settings a form part needs, updated while typing. */
export function useSetting<Selected>(select: (settings: AppearanceSettings) => Selected): Selected {
  return useFormValue<AppearanceSettings, Selected>(select);
}

/** Sections and rows typed with this tab's fields. */
export const Form = /* @__PURE__ */ bindRows<AppearanceSettings, AppearanceSection>()({
  EditorSection,
  LongTextRow,
  RadioCardsRow,
  SwitchRow,
  TextRow,
});
