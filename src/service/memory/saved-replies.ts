import type { SavedReplyStore } from '../contract/extras-store';
import { promised } from '../base/promised';
import { copied, type Tables } from './tables';

export function memorySavedReplies({ savedReplies: replies, widgets }: Tables): SavedReplyStore {
  const listOf = (widgetId: number) =>
    [...replies.values()].filter((reply) => reply.widgetId === widgetId).sort((a, b) => a.id - b.id);
  const isKnown = (widgetId: number, id: number) => replies.get(id)?.widgetId === widgetId;
  return {
    list: (widgetId) => copied(listOf(widgetId)),
    create: (reply, check) =>
      promised(() => {
        if (!widgets.has(reply.widgetId)) return undefined;
        check(listOf(reply.widgetId).length);
        const stored = { ...reply, id: replies.nextId };
        replies.set(stored.id, stored);
        return { ...stored };
      }),
    replace(reply) {
      const isThere = isKnown(reply.widgetId, reply.id);
      if (isThere) replies.set(reply.id, { ...reply });
      return Promise.resolve(isThere);
    },
    remove: (widgetId, replyId) => Promise.resolve(isKnown(widgetId, replyId) && replies.delete(replyId)),
  };
}
