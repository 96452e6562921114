import type { Editor } from '../../../model/core/editor';
import type { AppearanceSection, AppearanceSettings } from '../../../model/settings/appearance/appearance';
import { bindRows } from '../../../ui/settings/bind-rows';
import { ColorRow } from '../../../ui/editor/rows/color-row';
import { EditorSection } from '../../../ui/editor/editor-section';
import { LongTextRow } from '../../../ui/editor/rows/long-text-row';
import { RadioCardsRow } from '../../../ui/editor/rows/radio-cards-row';
import { SwitchRow } from '../../../ui/editor/rows/switch-row';
import { TextRow } from '../../../ui/editor/rows/text-row';

/** What sections take. */
export interface FormProps {
  editor: Editor<AppearanceSettings, AppearanceSection>;
}

/** Sections and rows that know the fields of this tab. */
export const Form = /* @__PURE__ */ bindRows<AppearanceSettings, AppearanceSection>()({
  ColorRow,
  EditorSection,
  LongTextRow,
  RadioCardsRow,
  SwitchRow,
  TextRow,
});
