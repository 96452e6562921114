import type { Hono } from 'hono';
import { calls } from '../../model/calls';
import { cleanHtml } from '../../model/core/clean-html';
import { maxPromptLength } from '../../model/settings/question-groups/tree';
import { maxQuestionGroups } from '../../model/entities/widget-settings';
import { isStorable } from '../http/body';
import type { ServiceContext } from '../http/context';
import type { WireQuestionGroup } from '../contract/wire';
import { bind } from '../http/handle';
import { groupState, storeLogged } from '../widgets/change-log';
import { ownWidget, requireFeature } from '../widgets/own-widget';
import { checkShortcut } from '../widgets/shortcut-check';
import { checkQuestions } from './tree-check';
import type { QuestionGroupRecord } from '../contract/records';
import { checkCount, checkLengths, notFound, requireText } from '../base/refusal';

export function questionGroupRoutes(app: Hono, context: ServiceContext): void {
  const { store } = context;

  bind(app, context, calls.listQuestionGroups, async ({ caller, params }) => {
    const { accountId } = await ownWidget(store, caller, params.id);
    return (await store.questionGroups.list(accountId)).map(groupAnswer);
  });

  bind(app, context, calls.saveQuestionGroup, async ({ caller, params, body, http }) => {
    const { id: widgetId, accountId } = await ownWidget(store, caller, params.id);
    await requireFeature(store, caller, 'questionGroups');
    const { uid, label, shortcut = '', auto: isAuto } = body;
    const prompt = cleanHtml(body.prompt ?? '').html;
    requireText({ label });
    checkLengths({ label, shortcut }, 255);
    checkLengths({ prompt }, maxPromptLength);
    const [groups, widgets] = await Promise.all([store.questionGroups.list(accountId), store.widgets.list(accountId)]);
    const stored = groups.find((group) => group.uid === uid);
    const replies = await Promise.all(widgets.map(({ id }) => store.savedReplies.list(id)));
    checkShortcut({ kind: 'group', uid, shortcut, stored: stored?.shortcut }, groups, replies.flat());
    const treeJson = checkQuestions(body.treeJson, stored, widgets);
    const group = { accountId, uid, label, shortcut, isAuto, prompt, treeJson };
    // At most one group opens automatically.
    const others = isAuto ? groups.filter((other) => other.isAuto && other.uid !== uid) : [];
    await storeLogged(context, caller, http, async (tx, log) => {
      await tx.questionGroups.save(group, (count) => checkCount(count, maxQuestionGroups, 'question groups'));
      await log({
        widgetId,
        before: groupState([...(stored ? [stored] : []), ...others].map(groupAnswer)),
        after: groupState([group, ...others.map((other) => ({ ...other, isAuto: false }))].map(groupAnswer)),
      });
    });
    return groupAnswer(group);
  });

  bind(app, context, calls.deleteQuestionGroup, async ({ caller, params: { id, uid }, http }) => {
    const { id: widgetId, accountId } = await ownWidget(store, caller, id);
    await requireFeature(store, caller, 'questionGroups');
    const known = store.changes && (await store.questionGroups.list(accountId)).filter((each) => each.uid === uid);
    await storeLogged(context, caller, http, async (tx, log) => {
      const isGone = isStorable(String(uid)) && (await tx.questionGroups.remove(accountId, String(uid)));
      if (!isGone) throw notFound();
      await log({ widgetId, before: groupState((known ?? []).map(groupAnswer)), after: {} });
    });
    return undefined;
  });
}

function groupAnswer({ isAuto, ...group }: QuestionGroupRecord): WireQuestionGroup {
  return { ...group, auto: isAuto };
}
