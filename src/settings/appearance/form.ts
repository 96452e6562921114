import type { AppearanceSection, AppearanceSettings } from '../../model/appearance';
import { bindRows } from '../../ui/editor/bind-rows';
import { ColorRow } from '../../ui/editor/color-row';
import { EditorSection } from '../../ui/editor/editor-section';
import { LongTextRow } from '../../ui/editor/long-text-row';
import { RadioCardsRow } from '../../ui/editor/radio-cards-row';
import { SwitchRow } from '../../ui/editor/switch-row';
import { TextRow } from '../../ui/editor/text-row';

/** Sections and rows that know the fields of this tab. */
export const Form = /* @__PURE__ */ bindRows<AppearanceSettings, AppearanceSection>()({
  ColorRow,
  EditorSection,
  LongTextRow,
  RadioCardsRow,
  SwitchRow,
  TextRow,
});
