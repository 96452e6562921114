import { savedReplyRequest, savedReplySchema, type SavedReplyRequest } from '../entities/saved-reply';
import { rowsOf, type Id } from '../core/tolerant';
import { defineCall, nothing, storedFields } from './call';

export const savedReplyCalls = {
  /** Lists the widget's saved replies. */
  list: defineCall({
    name: 'listSavedReplies',
    method: 'GET',
    path: '/chat_endpoints/{id}/saved_replies',
    access: 'user',
    args: (widgetId: Id) => ({ params: { id: widgetId } }),
    answer: rowsOf(savedReplySchema),
  }),
  /**
   * Creates a reply, or replaces the one with the given `id`. A bad field or a plan without the feature is `invalid`.
   */
  save: defineCall({
    name: 'saveSavedReply',
    method: 'POST',
    path: '/chat_endpoints/{id}/saved_replies',
    access: 'user',
    request: savedReplyRequest,
    isLogged: true,
    args: (widgetId: Id, reply: SavedReplyRequest) => ({
      params: { id: widgetId },
      body: { chatEndpointId: widgetId, ...reply },
    }),
    answer: storedFields,
  }),
  /** Deletes a reply. */
  delete: defineCall({
    name: 'deleteSavedReply',
    method: 'DELETE',
    path: '/chat_endpoints/{id}/saved_replies/{replyId}',
    access: 'user',
    args: (widgetId: Id, replyId: Id) => ({ params: { id: widgetId, replyId } }),
    answer: nothing,
  }),
};
