import { questionGroupRequest, questionGroupSchema, type QuestionGroupRequest } from '../entities/question-group';
import { rowsOf, type Id } from '../core/tolerant';
import { defineCall, nothing, storedFields } from './call';

/** Groups belong to the account, so any of its widgets can be used to reach them. */
export const questionGroupCalls = {
  /** All of the account's groups. */
  list: defineCall({
    name: 'listQuestionGroups',
    method: 'GET',
    path: '/chat_endpoints/{id}/question_groups',
    access: 'user',
    args: (widgetId: Id) => ({ params: { id: widgetId } }),
    answer: rowsOf(questionGroupSchema),
  }),
  /**
   * Creates a group, or replaces the one with a known `uid`. Turning `auto` on turns it off for the others. A bad field
   * is `invalid`.
   */
  save: defineCall({
    name: 'saveQuestionGroup',
    method: 'POST',
    path: '/chat_endpoints/{id}/question_groups',
    access: 'user',
    request: questionGroupRequest,
    isLogged: true,
    args: (widgetId: Id, group: QuestionGroupRequest) => ({ params: { id: widgetId }, body: group }),
    answer: storedFields,
  }),
  /** Deletes a group from all widgets. */
  delete: defineCall({
    name: 'deleteQuestionGroup',
    method: 'DELETE',
    path: '/chat_endpoints/{id}/question_groups/{uid}',
    access: 'user',
    args: (widgetId: Id, uid: string) => ({ params: { id: widgetId, uid } }),
    answer: nothing,
  }),
};
