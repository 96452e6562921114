import { useSetup } from 'chatdeck/hooks';
import { setupData } from 'chatdeck/model';
import { Setup, SetupLoading } from 'chatdeck/screens/setup';
import { makeForm, makeParsedUser, ready } from 'chatdeck/testing';
import { nothing, widget, widgetId } from '../props';
import type { Rows } from '../row';

export const setupRows = {
  Setup: {
    entry: 'screens/setup',
    sample: () => (
      <Setup
        widgetId={widget.Id}
        setup={ready(setupData(widget, makeParsedUser()))}
        channels={ready({ choices: [], unreadable: 0 })}
        onChannelsRefresh={nothing}
        pick={{ status: 'idle', channelId: '', onPick: nothing, onConfirm: nothing }}
        newChannel={makeForm({ name: '' })}
        channelChange={{ status: 'idle' }}
        onChannelChange={nothing}
        startOver={{ status: 'idle' }}
        onStartOver={nothing}
      />
    ),
    Loading: SetupLoading,
    Plugged: () => <Setup {...useSetup(widgetId, { onDeleted: nothing })} />,
    requests: { currentUser: 1, listChannels: 1 },
    typing: 'kept',
    places: {
      setup: [
        { path: '/setup/6', title: 'Set up your widget', opens: ['Start over'] },
        { path: '/setup/7', title: 'Set up your widget' },
      ],
    },
  },
} satisfies Rows<'Setup'>;
