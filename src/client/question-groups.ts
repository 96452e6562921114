import { deleteQuestionGroup, listQuestionGroups, saveQuestionGroup } from '../model/calls/widget-extras';
import type { QuestionGroupRequest } from '../model/entities/question-group';
import type { Id } from '../model/core/tolerant';
import type { CallOptions } from './options';
import type { Send } from './transport';

export function questionGroupCalls(send: Send) {
  return {
    /** All groups of the account: GET /chat_endpoints/{id}/question_groups. */
    list: (widgetId: Id, options?: CallOptions) => send(listQuestionGroups, { params: { id: widgetId } }, options),
    /** Creates or, for a known `uid`, replaces: POST /chat_endpoints/{id}/question_groups. A bad field is `invalid`. */
    save: (widgetId: Id, group: QuestionGroupRequest, options?: CallOptions) =>
      send(saveQuestionGroup, { params: { id: widgetId }, body: group }, options),
    /** Deletes a group for all widgets: DELETE /chat_endpoints/{id}/question_groups/{uid}. */
    delete: (widgetId: Id, uid: string, options?: CallOptions) =>
      send(deleteQuestionGroup, { params: { id: widgetId, uid } }, options),
  };
}
