import { ready, type NewChannelForm, type SetupData } from 'chatdeck/model';
import { Setup } from 'chatdeck/screens/setup';
import { useState } from 'react';

const setup: SetupData = { step: 'channel', uuid: 'b6f1c2aa', channel: '', workspace: 'acme', facts: [] };
const choices = [{ id: 'C1', name: 'website', topic: 'Visitors of acme.test' }];

export function OwnSetup() {
  const [channel, setChannel] = useState('');
  const [channelId, setChannelId] = useState('');
  const [name, setName] = useState('');

  const newChannel: NewChannelForm = {
    value: { name },
    errors: {},
    status: 'idle',
    onEdit: (patch) => setName(patch.name ?? name),
    onSubmit: () => setChannel(name),
  };
  return (
    <Setup
      widgetId={1}
      setup={ready(channel ? { ...setup, step: 'install', channel } : setup)}
      channels={ready({ choices, unreadable: 0 })}
      onChannelsRefresh={() => undefined}
      pick={{ status: 'idle', channelId, onPick: setChannelId, onConfirm: () => setChannel('website') }}
      newChannel={newChannel}
      channelChange={{ status: 'idle' }}
      startOver={{ status: 'idle' }}
    />
  );
}
