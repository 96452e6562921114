import { useMemo } from 'react';
import {
  appearanceSections,
  appearanceSettings,
  appearanceSources,
  checkAppearance,
  visitorView,
  type AppearanceSection,
  type AppearanceSettings,
  type AppearanceTabProps,
} from '../model/settings/appearance/appearance';
import { canSendTranscripts } from '../model/entities/slack';
import type { Id } from '../model/core/tolerant';
import { wholeWidgetBody } from '../model/settings/shared/whole-widget';
import { currentUserQuery, useLoadable } from './shared/queries';
import { useSettingsTab, type SettingsTabOptions } from './editing/settings-tab';

const appearanceTab: SettingsTabOptions<AppearanceSettings, AppearanceSection> = {
  tab: 'appearance',
  sections: appearanceSections,
  toSettings: appearanceSettings,
  check: checkAppearance,
  toBody: wholeWidgetBody,
};

/** All props of `AppearanceTab` for a widget. */
export function useAppearanceTab(widgetId: Id): AppearanceTabProps {
  const { props, widget } = useSettingsTab(widgetId, appearanceTab);
  const user = useLoadable(currentUserQuery);
  const known = widget.status === 'ready' ? widget.data : undefined;
  const owner = user.status === 'ready' ? user.data : undefined;
  return {
    ...props,
    visitorView: useMemo(() => visitorView(known), [known]),
    canSendTranscripts: known !== undefined && canSendTranscripts(known),
    sources: useMemo(() => appearanceSources(owner, widgetId), [owner, widgetId]),
  };
}
