import type { Hono } from 'hono';
import { calls } from '../../model/calls';
import { maxSavedReplies } from '../../model/entities/widget-settings';
import type { ServiceContext } from '../http/context';
import type { WireSavedReply } from '../contract/wire';
import { checkShortcut } from '../widgets/shortcut-check';
import { bind, readId } from '../http/handle';
import { replyState, storeLogged } from '../widgets/change-log';
import { ownWidget, requireFeature } from '../widgets/own-widget';
import type { SavedReplyRecord } from '../contract/records';
import { checkCount, checkLengths, notFound, requireText } from '../base/refusal';

export function savedReplyRoutes(app: Hono, context: ServiceContext): void {
  const { store } = context;

  bind(app, context, calls.listSavedReplies, async ({ caller, params }) => {
    const { id: widgetId } = await ownWidget(store, caller, params.id);
    return (await store.savedReplies.list(widgetId)).map(replyAnswer);
  });

  bind(app, context, calls.saveSavedReply, async ({ caller, params, body, http }) => {
    const { id: widgetId, accountId } = await ownWidget(store, caller, params.id);
    await requireFeature(store, caller, 'savedReplies');
    const { label, triggerPhrases = '', autoSend: isAutoSent = false, shortcut = '', response } = body;
    requireText({ label, response });
    checkLengths({ label, shortcut }, 255);
    checkLengths({ triggerPhrases, response }, 20_000);
    const [replies, groups] = await Promise.all([
      store.savedReplies.list(widgetId),
      store.questionGroups.list(accountId),
    ]);
    const id = body.id === undefined ? undefined : readId(body.id);
    const known = replies.find((each) => each.id === id);
    if (id !== undefined && !known) throw notFound();
    checkShortcut({ kind: 'reply', uid: String(id), shortcut, stored: known?.shortcut }, groups, replies);
    const reply = { widgetId, label, triggerPhrases, isAutoSent, shortcut, response };
    if (id === undefined) {
      const check = (count: number) => checkCount(count, maxSavedReplies, 'saved replies');
      return storeLogged(context, caller, http, async (tx, log) => {
        const stored = await tx.savedReplies.create(reply, check);
        if (!stored) throw notFound();
        await log({ widgetId, before: {}, after: replyState(replyAnswer(stored)) });
        return replyAnswer(stored);
      });
    }
    const changed = { ...reply, id };
    return storeLogged(context, caller, http, async (tx, log) => {
      if (!(await tx.savedReplies.replace(changed))) throw notFound();
      const before = replyState(known && replyAnswer(known));
      await log({ widgetId, before, after: replyState(replyAnswer(changed)) });
      return replyAnswer(changed);
    });
  });

  bind(app, context, calls.deleteSavedReply, async ({ caller, params, http }) => {
    const { id: widgetId } = await ownWidget(store, caller, params.id);
    await requireFeature(store, caller, 'savedReplies');
    const replyId = readId(params.replyId);
    const known = store.changes && (await store.savedReplies.list(widgetId)).find(({ id }) => id === replyId);
    await storeLogged(context, caller, http, async (tx, log) => {
      if (!(await tx.savedReplies.remove(widgetId, replyId))) throw notFound();
      await log({ widgetId, before: replyState(known && replyAnswer(known)), after: {} });
    });
    return undefined;
  });
}

function replyAnswer({ widgetId, isAutoSent, ...reply }: SavedReplyRecord): WireSavedReply {
  return { ...reply, autoSend: isAutoSent, chatEndpointId: widgetId };
}
