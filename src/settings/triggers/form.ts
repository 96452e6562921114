import type { TriggersSection, TriggersSettings } from '../../model/settings/triggers/triggers';
import { bindRows } from '../../ui/settings/bind-rows';
import { EditorSection } from '../../ui/editor/editor-section';

/** Sections that know the fields of this tab. */
export const Form = /* @__PURE__ */ bindRows<TriggersSettings, TriggersSection>()({ EditorSection });
