import type {
  OperatingHoursSection,
  OperatingHoursSettings,
} from '../../model/settings/operating-hours/operating-hours';
import { bindRows } from '../../ui/settings/bind-rows';
import { EditorSection } from '../../ui/editor/editor-section';

/** Sections that know the fields of this tab. */
export const Form = /* @__PURE__ */ bindRows<OperatingHoursSettings, OperatingHoursSection>()({ EditorSection });
