import { useRef } from 'react';
import type { Channel } from '../../model/entities/channel';
import { findWidget, widgetsOf, type User } from '../../model/entities/user';
import { mapLoadable, type Loadable } from '../../model/core/loadable';
import { isProblem, makeProblem, problemError } from '../../model/core/problem';
import { channelList, type ChannelList, type ChannelPick, type NewChannelForm } from '../../model/setup/setup';
import { isSameId, readyRows, type Id, type JsonObject } from '../../model/core/tolerant';
import { useChatdeck } from '../shared/chatdeck-context';
import { channelsQuery, useLoadable } from '../shared/queries';
import { invalidateUser, storeUser } from '../shared/known-user';
import { useChannelNameForm } from '../forms/channel-name-form';
import { useFormDraft } from '../forms/form-draft';
import { useSmallForm } from '../forms/small-form';
import { answeredField, checkField } from '../shared/stored';
import { widgetScope } from '../shared/write';

interface ChannelStep {
  /** Absent until the user is known. */
  user: User | undefined;
  widgetId: Id;
  /** The raw widget, which is sent with the choice of a channel. */
  raw: JsonObject;
  /** The channels are fetched in this step only. */
  isCurrent: boolean;
}

interface ChannelStepProps {
  channels: Loadable<ChannelList>;
  onChannelsRefresh(): void;
  pick: ChannelPick;
  newChannel: NewChannelForm;
}

const noChannel = { channelId: '' };
const noName = { name: '' };

/** The second step: an existing channel or a new one. */
export function useChannelStep({ user, widgetId, raw, isCurrent }: ChannelStep): ChannelStepProps {
  const chatdeck = useChatdeck();
  const { client, queryClient } = chatdeck;
  const scope = widgetScope(chatdeck, widgetId);
  const person = user ? String(user.Id) : '';
  const pickDraft = useFormDraft(`${person}/${widgetId}/pick`);
  const newDraft = useFormDraft(`${person}/${widgetId}/new-channel`);
  const rows = useLoadable((asking) => ({ ...channelsQuery(asking, widgetId), enabled: isCurrent }));
  const created = useRef<{ widgetId: Id; channel: Channel }>(undefined);
  const refresh = () => queryClient.invalidateQueries(channelsQuery(client, widgetId));

  const picking = useSmallForm({
    initial: noChannel,
    mode: 'onChange',
    draft: pickDraft,
    scope,
    submit: async ({ channelId }) => {
      const channel = rows.status === 'ready' && readyRows(rows.data).find(({ Id }) => isSameId(Id, channelId));
      if (!channel) throw problemError(makeProblem('notFound'));
      await connect(channel);
    },
  });
  const creating = useChannelNameForm({
    initial: noName,
    draft: newDraft,
    scope,
    submit: async ({ name }) => connect(await createOnce(name)),
  });
  const isBusy = [picking, creating].some(({ status }) => status === 'submitting');

  async function connect({ Id, Name }: Channel) {
    const body = { ...raw, RoomId: String(Id), RoomName: Name };
    const answer = await client.widgets.connectChannel(widgetId, body).catch((thrown: unknown) => {
      // The list then shows which widget uses it.
      if (isProblem(thrown) && thrown.code === 'channel_in_use') invalidateUser(chatdeck);
      throw thrown;
    });
    await storeUser(chatdeck, () => answer);
    const stored = answeredField(answer, widgetId, 'RoomId');
    const before = (user && findWidget(user, widgetId)?.RoomId) ?? '';
    checkField('RoomId', { before, sent: String(Id), stored });
    pickDraft.end();
    newDraft.end();
  }

  /** A channel that was created but couldn't be used is not created twice. */
  async function createOnce(name: string): Promise<Channel> {
    const known = created.current;
    if (known && known.widgetId === widgetId && known.channel.Name === name) return known.channel;
    const channel = await client.channels.create(widgetId, name);
    created.current = { widgetId, channel };
    void refresh();
    return channel;
  }

  return {
    channels: mapLoadable(rows, (all) =>
      channelList(all, user && findWidget(user, widgetId), user ? widgetsOf(user) : []),
    ),
    onChannelsRefresh: () => {
      void refresh();
      invalidateUser(chatdeck);
    },
    pick: {
      status: picking.status === 'submitting' ? 'busy' : picking.status,
      problem: picking.problem,
      channelId: picking.value.channelId,
      onPick: (channelId) => picking.onEdit({ channelId }),
      onConfirm: () => {
        if (!isBusy) picking.onSubmit();
      },
    },
    newChannel: {
      ...creating,
      onSubmit: () => {
        if (!isBusy) creating.onSubmit();
      },
    },
  };
}
