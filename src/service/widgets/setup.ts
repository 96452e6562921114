import type { Hono } from 'hono';
import { calls } from '../../model/calls';
import type { ServiceContext } from '../http/context';
import { bind, readId } from '../http/handle';
import { newWidget, newWidgetBeside } from './new-widget';
import { maxChannelsOf } from '../accounts/plan-change';
import type { AccountRecord, WidgetRecord } from '../contract/records';
import { notFound, Refusal } from '../base/refusal';
import { currentUserAnswer } from '../accounts/user-routes';

/** Creates and deletes widgets. */
export function widgetSetupRoutes(app: Hono, context: ServiceContext): void {
  const { store, now } = context;

  bind(app, context, calls.createWidget, async ({ caller: { user } }) => {
    await store.widgets.create(user.accountId, (account, others) => {
      checkRoom(account, others, now());
      return newWidget();
    });
    return currentUserAnswer(context, user);
  });

  bind(app, context, calls.createWidgetBeside, async ({ caller: { user }, params }) => {
    const id = readId(params.id);
    await store.widgets.create(user.accountId, (account, others) => {
      const neighbor = others.find((widget) => widget.id === id);
      if (!neighbor) throw notFound();
      if (neighbor.step !== '3') throw new Refusal(400, 'not_finished', 'Finish setting up that widget first.');
      checkRoom(account, others, now());
      return newWidgetBeside(neighbor);
    });
    return currentUserAnswer(context, user);
  });

  bind(app, context, calls.deleteWidget, async ({ caller: { user }, params }) => {
    if (!(await store.widgets.remove(user.accountId, readId(params.id)))) throw notFound();
    return undefined;
  });
}

function checkRoom(account: AccountRecord, widgets: readonly WidgetRecord[], now: Date): void {
  const maxChannels = maxChannelsOf(account, now);
  if (widgets.length < maxChannels) return;
  throw new Refusal(400, 'channel_limit', `Your plan includes ${maxChannels} channels. Upgrade to add another.`);
}
