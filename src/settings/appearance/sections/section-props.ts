import type { AppearanceSection, AppearanceSettings } from '../../../model/settings/appearance/appearance';
import type { Editor } from '../../../model/core/editor';
import type { AppearanceLabels } from '../labels';

export interface SectionProps {
  editor: Editor<AppearanceSettings, AppearanceSection>;
  labels: AppearanceLabels;
}
