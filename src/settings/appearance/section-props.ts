import type { AppearanceSection, AppearanceSettings } from '../../model/appearance';
import type { Editor } from '../../model/editor';
import type { AppearanceLabels } from './labels';

export interface SectionProps {
  editor: Editor<AppearanceSettings, AppearanceSection>;
  labels: AppearanceLabels;
}
