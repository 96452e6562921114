import type { BehaviorSection, BehaviorSettings } from '../../model/settings/behavior/behavior';
import { bindRows } from '../../ui/settings/bind-rows';
import { useFormValue } from '../../ui/editor/editor-context';
import { EditorSection } from '../../ui/editor/editor-section';
import { LongTextRow } from '../../ui/editor/rows/long-text-row';
import { NumberRow } from '../../ui/editor/rows/number-row';
import { SecretRow } from '../../ui/editor/rows/secret-row';
import { SelectRow } from '../../ui/editor/rows/select-row';
import { SwitchRow } from '../../ui/editor/rows/switch-row';
import { TextRow } from '../../ui/editor/rows/text-row';

/** The part of the settings a form part needs, updated while typing. */
export function useSetting<Selected>(select: (settings: BehaviorSettings) => Selected): Selected {
  return useFormValue<BehaviorSettings, Selected>(select);
}

/** Sections and rows typed with this tab's fields. */
export const Form = /* @__PURE__ */ bindRows<BehaviorSettings, BehaviorSection>()({
  EditorSection,
  LongTextRow,
  NumberRow,
  SecretRow,
  SelectRow,
  SwitchRow,
  TextRow,
});
