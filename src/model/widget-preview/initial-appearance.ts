import type { WidgetLook } from './widget-preview';
import { appearanceDefaults } from '../entities/widget-settings';
import { english } from './english';

/** A new widget's look and texts; what a field or a section is reset to. */
export const initialAppearance: WidgetLook = {
  ...appearanceDefaults,
  ...english,
  acceptanceText: '',
  showConversationEnd: true,
  showConversationRating: true,
  collectVisitorMetaData: true,
};
