import { useAppearanceTab } from 'chatdeck/hooks';
import { appearanceSections, appearanceSettings, visitorView } from 'chatdeck/model';
import { AppearanceTab, AppearanceTabLoading } from 'chatdeck/settings/appearance';
import { makeEditor, ready } from 'chatdeck/testing';
import { tabProps, widget, widgetId } from '../props';
import type { Rows } from '../row';

export const appearanceRows = {
  AppearanceTab: {
    entry: 'settings/appearance',
    sample: () => (
      <AppearanceTab
        {...tabProps}
        visitorView={visitorView(widget)}
        canSendTranscripts
        sources={[{ widgetId: 12, roomName: 'docs', workspace: 'acme', settings: appearanceSettings(widget) }]}
        editor={ready(makeEditor(appearanceSettings(widget), appearanceSections))}
      />
    ),
    Loading: AppearanceTabLoading,
    Plugged: () => <AppearanceTab {...useAppearanceTab(widgetId)} />,
    requests: { currentUser: 1 },
    typing: 'kept',
    places: {
      appearance: [{ path: '/settings/1/appearance', title: 'Appearance', opens: ['Copy from another widget'] }],
    },
  },
} satisfies Rows<'AppearanceTab'>;
