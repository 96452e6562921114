import { useInstallTab } from 'chatdeck/hooks';
import { InstallPanel, InstallTab, InstallTabLoading } from 'chatdeck/settings/install';
import { makeForm, ready } from 'chatdeck/testing';
import { nothing, tabProps, widget, widgetId } from '../props';
import type { Rows } from '../row';

const entry = 'settings/install';

export const installRows = {
  InstallTab: {
    entry,
    sample: () => (
      <InstallTab
        {...tabProps}
        install={ready({ uuid: widget.Uuid, channel: widget.RoomName })}
        rename={makeForm({ name: widget.RoomName })}
        channelChange={{ status: 'idle' }}
        onChannelChange={nothing}
        startOver={{ status: 'idle' }}
        onStartOver={nothing}
      />
    ),
    Loading: InstallTabLoading,
    Plugged: () => <InstallTab {...useInstallTab(widgetId, { onDeleted: nothing })} />,
    requests: { currentUser: 1, currentWidgets: 1 },
    typing: 'kept',
    places: {
      install: [{ path: '/settings/1/install', title: 'Embed code', opens: ['Change channel', 'Start over'] }],
    },
  },
  InstallPanel: {
    entry,
    sample: () => <InstallPanel uuid={widget.Uuid} scriptUrl="https://chat.example/widget.js" />,
  },
} satisfies Rows<'InstallTab' | 'InstallPanel'>;
