import type { BehaviorSection, BehaviorSettings } from '../../model/behavior';
import { bindRows } from '../../ui/editor/bind-rows';
import { EditorSection } from '../../ui/editor/editor-section';
import { LongTextRow } from '../../ui/editor/long-text-row';
import { NumberRow } from '../../ui/editor/number-row';
import { SecretRow } from '../../ui/editor/secret-row';
import { SelectRow } from '../../ui/editor/select-row';
import { SwitchRow } from '../../ui/editor/switch-row';
import { TextRow } from '../../ui/editor/text-row';

/** Sections and rows that know the fields of this tab. */
export const Form = /* @__PURE__ */ bindRows<BehaviorSettings, BehaviorSection>()({
  EditorSection,
  LongTextRow,
  NumberRow,
  SecretRow,
  SelectRow,
  SwitchRow,
  TextRow,
});
