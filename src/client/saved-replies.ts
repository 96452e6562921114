import { deleteSavedReply, listSavedReplies, saveSavedReply } from '../model/calls/widget-extras';
import type { SavedReplyRequest } from '../model/entities/saved-reply';
import type { Id } from '../model/core/tolerant';
import type { CallOptions } from './options';
import type { Send } from './transport';

export function savedReplyCalls(send: Send) {
  return {
    /** The widget's replies: GET /chat_endpoints/{id}/saved_replies. Without the plan's feature it is `invalid`. */
    list: (widgetId: Id, options?: CallOptions) => send(listSavedReplies, { params: { id: widgetId } }, options),
    /** Creates or, with an `id`, replaces: POST /chat_endpoints/{id}/saved_replies. A bad field is `invalid`. */
    save: (widgetId: Id, reply: SavedReplyRequest, options?: CallOptions) =>
      send(saveSavedReply, { params: { id: widgetId }, body: reply }, options),
    /** Deletes one: DELETE /chat_endpoints/{id}/saved_replies/{replyId}. */
    delete: (widgetId: Id, replyId: Id, options?: CallOptions) =>
      send(deleteSavedReply, { params: { id: widgetId, replyId } }, options),
  };
}
