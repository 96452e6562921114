import {
  behaviorGroups,
  behaviorSections,
  behaviorSettings,
  checkBehavior,
  type BehaviorSection,
  type BehaviorSettings,
  type BehaviorTabProps,
} from '../../model/settings/behavior/behavior';
import { canSendTranscripts } from '../../model/entities/slack';
import type { Id } from '../../model/core/tolerant';
import { wholeWidgetBody } from '../../model/settings/shared/whole-widget';
import { useAvatarUpload } from './avatar';
import { useApiKeys } from './keys';
import { useChatdeck } from '../shared/chatdeck-context';
import { usePower } from '../shared/power';
import { useSettingsTab, type SettingsTabOptions } from '../editing/settings-tab';

const behaviorTab: SettingsTabOptions<BehaviorSettings, BehaviorSection> = {
  tab: 'behavior',
  sections: behaviorSections,
  groups: behaviorGroups,
  toSettings: behaviorSettings,
  check: checkBehavior,
  toBody: wholeWidgetBody,
  // The server deletes a removed picture.
  isUndoable: ({ patch }) => !('teamAvatarUrl' in patch),
};

const internalTab: typeof behaviorTab = {
  ...behaviorTab,
  check: (value) => checkBehavior(value, { allowsInternalWebhooks: true }),
};

/** All props of `BehaviorTab` for a widget. */
export function useBehaviorTab(widgetId: Id): BehaviorTabProps {
  const { allowsInternalWebhooks } = useChatdeck();
  const { props, widget, onOwnChange } = useSettingsTab(widgetId, allowsInternalWebhooks ? internalTab : behaviorTab);
  const known = widget.status === 'ready' ? widget.data : undefined;
  return {
    ...props,
    ...usePower(widgetId, widget),
    ...useAvatarUpload(widgetId, known?.teamAvatarUrl, onOwnChange),
    ...useApiKeys(known),
    collectsVisitorData: known?.collectVisitorMetaData ?? false,
    canSendTranscripts: known !== undefined && canSendTranscripts(known),
  };
}
