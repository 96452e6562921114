import type { OperatingHoursSection, OperatingHoursSettings } from '../../model/operating-hours-settings';
import { bindRows } from '../../ui/editor/bind-rows';
import { EditorSection } from '../../ui/editor/editor-section';

/** Sections that know the fields of this tab. */
export const Form = /* @__PURE__ */ bindRows<OperatingHoursSettings, OperatingHoursSection>()({ EditorSection });
