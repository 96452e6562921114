import * as z from 'zod/mini';
import { channelSchema } from '../entities/channel';
import { rowsOf, type Id } from '../core/tolerant';
import { defineCall } from './call';

export const channelCalls = {
  /** Lists the channels in the widget's workspace. A rejection from the workspace is `invalid`. */
  list: defineCall({
    name: 'listChannels',
    method: 'GET',
    path: '/chat_endpoints/{id}/rooms',
    access: 'user',
    args: (widgetId: Id) => ({ params: { id: widgetId } }),
    answer: rowsOf(channelSchema),
  }),
  /** Creates a channel. A bad or taken name is `invalid`, with the server's message. */
  create: defineCall({
    name: 'createChannel',
    method: 'POST',
    path: '/chat_endpoints/{id}/channels',
    access: 'user',
    request: z.looseObject({ channelName: z.string() }),
    args: (widgetId: Id, channelName: string) => ({
      params: { id: widgetId },
      // The API expects these two form fields, though no one reads them.
      body: { channelName, newChannelButtonDisabled: false, newChannelError: '' },
    }),
    answer: channelSchema,
  }),
};
