import { checkChannelName, ready, type Form } from 'chatdeck/model';
import { InstallTab } from 'chatdeck/settings/install';
import { useState } from 'react';

export function OwnInstall() {
  const [channel, setChannel] = useState('website');
  const [name, setName] = useState(channel);
  const error = checkChannelName(name);
  const rename: Form<{ name: string }> = {
    value: { name },
    errors: error ? { name: error } : {},
    status: 'idle',
    onEdit: (patch) => setName(patch.name ?? name),
    onSubmit: () => error ?? setChannel(name),
  };
  return (
    <InstallTab
      widgetId={1}
      install={ready({ uuid: 'b6f1c2aa-0b6e-4d0c-9a53-000000000011', channel })}
      rename={rename}
      channelChange={{ status: 'idle' }}
      startOver={{ status: 'idle' }}
    />
  );
}
