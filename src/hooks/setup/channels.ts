import { useRef } from 'react';
import type { Channel } from '../../model/entities/channel';
import { checkChannelName, typedChannelName } from '../../model/entities/channel-name';
import { mapLoadable, type Loadable } from '../../model/core/loadable';
import { makeProblem, problemError } from '../../model/core/problem';
import {
  channelList,
  newChannelErrors,
  type ChannelList,
  type ChannelPick,
  type NewChannelForm,
} from '../../model/setup/setup';
import { isSameId, readyRows, type Id, type JsonObject } from '../../model/core/tolerant';
import { useChatdeck } from '../shared/chatdeck-context';
import { channelsQuery, useLoadable } from '../shared/queries';
import { storeUser } from '../shared/save-widget';
import { useAction } from '../shared/action';
import { useFormDraft } from '../shared/form-draft';

interface ChannelStep {
  person: string;
  widgetId: Id;
  /** The widget as it came, which the choice of a channel is sent with. */
  raw: JsonObject;
  /** The channels are asked for in this step only. */
  isCurrent: boolean;
}

interface ChannelStepProps {
  channels: Loadable<ChannelList>;
  onChannelsRefresh(): void;
  pick: ChannelPick;
  newChannel: NewChannelForm;
}

/** The second step: a channel that exists, or a new one. */
export function useChannelStep({ person, widgetId, raw, isCurrent }: ChannelStep): ChannelStepProps {
  const chatdeck = useChatdeck();
  const { client, queryClient } = chatdeck;
  const { entered, enter, end } = useFormDraft(`${person}/${widgetId}/setup`, ['channelId', 'channelName']);
  const { channelId = '', channelName = '' } = entered;
  const rows = useLoadable((asking) => ({ ...channelsQuery(asking, widgetId), enabled: isCurrent }));
  const picking = useAction(`pick ${widgetId}`);
  const creating = useAction(`create ${widgetId}`);
  const created = useRef<{ widgetId: Id; channel: Channel }>(undefined);
  const isBusy = [picking, creating].some(({ action }) => action.status === 'busy');
  const refresh = () => queryClient.invalidateQueries(channelsQuery(client, widgetId));

  async function connect({ Id, Name }: Channel) {
    const user = await chatdeck.saveQueue(String(widgetId), () =>
      client.widgets.connectChannel(widgetId, { ...raw, RoomId: String(Id), RoomName: Name }),
    );
    end();
    await storeUser(chatdeck, () => user);
  }

  async function takeExisting() {
    const channel = rows.status === 'ready' && readyRows(rows.data).find(({ Id }) => isSameId(Id, channelId));
    if (!channel) throw problemError(makeProblem('notFound'));
    await connect(channel);
  }

  /** A channel that was created and could not be used is not created twice. */
  async function createAndUse(name: string) {
    const known = created.current;
    if (known && known.widgetId === widgetId && known.channel.Name === name) return connect(known.channel);
    const channel = await client.channels.create(widgetId, name);
    created.current = { widgetId, channel };
    void refresh();
    return connect(channel);
  }

  const { status, problem } = creating.action;
  return {
    channels: mapLoadable(rows, channelList),
    onChannelsRefresh: () => void refresh(),
    pick: {
      ...picking.action,
      channelId,
      onPick: (next) => {
        enter({ channelId: next });
        if (picking.action.status === 'failed') picking.forget();
      },
      onConfirm: () => {
        if (!isBusy && channelId !== '') picking.run(takeExisting);
      },
    },
    newChannel: {
      value: { name: channelName },
      errors: newChannelErrors(channelName),
      status: status === 'busy' ? 'submitting' : status,
      problem,
      onEdit: ({ name = '' }) => enter({ channelName: typedChannelName(name) }),
      onSubmit: () => {
        if (!isBusy && checkChannelName(channelName) === undefined) creating.run(() => createAndUse(channelName));
      },
    },
  };
}
