import { createChannel, listChannels } from '../model/calls/widgets';
import type { Id } from '../model/core/tolerant';
import type { CallOptions } from './options';
import type { Send } from './transport';

export function channelCalls(send: Send) {
  return {
    /** Channels of the widget's workspace: GET /chat_endpoints/{id}/rooms. A workspace that refuses is `invalid`. */
    list: (widgetId: Id, options?: CallOptions) => send(listChannels, { params: { id: widgetId } }, options),
    /** Creates a channel: POST /chat_endpoints/{id}/channels. A bad or taken name is `invalid`, with the server's words. */
    create: (widgetId: Id, channelName: string, options?: CallOptions) => {
      // The form's own two fields belong to the call, though nobody reads them (core platform, section 7).
      const body = { channelName, newChannelButtonDisabled: false, newChannelError: '' };
      return send(createChannel, { params: { id: widgetId }, body }, options);
    },
  };
}
