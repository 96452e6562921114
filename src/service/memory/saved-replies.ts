import type { SavedReplyStore } from '../extras-store';
import type { SavedReplyRecord } from '../records';

/** Saved replies in a list that the caller keeps. */
export function memorySavedReplies(replies: SavedReplyRecord[]): SavedReplyStore {
  let highestId = 0;
  const indexOf = (widgetId: number, id: number) =>
    replies.findIndex((reply) => reply.widgetId === widgetId && reply.id === id);
  return {
    list: (widgetId) => Promise.resolve(structuredClone(replies.filter((reply) => reply.widgetId === widgetId))),
    create(reply) {
      highestId = Math.max(highestId, ...replies.map(({ id }) => id)) + 1;
      const stored = { ...reply, id: highestId };
      replies.push(stored);
      return Promise.resolve({ ...stored });
    },
    replace(reply) {
      const index = indexOf(reply.widgetId, reply.id);
      if (index !== -1) replies[index] = { ...reply };
      return Promise.resolve(index !== -1);
    },
    remove(widgetId, replyId) {
      const index = indexOf(widgetId, replyId);
      if (index !== -1) replies.splice(index, 1);
      return Promise.resolve(index !== -1);
    },
  };
}
