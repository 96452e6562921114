import type { Context } from 'hono';
import { formatRoute } from '../../model/places/route';
import type { SlackPurpose, SlackState } from '../../model/places/slack-authorize';
import type { ServiceContext } from '../http/context';
import { newEmail } from '../base/emails';
import { readId } from '../http/handle';
import { createLimits, signUpLimit } from '../http/limits';
import { createAccount } from '../people/new-account';
import { newWidget, withoutChannel } from '../widgets/new-widget';
import type { TeamGrant } from '../contract/ports';
import type { UserRecord, WidgetRecord } from '../contract/records';
import { notFound, Refusal } from '../base/refusal';
import { connectedBy, grantedTo, grantToAll, isMainUser, keepKeys } from './grants';
import { signedUpPage } from './returns';

/** What came back from Slack, and for whom. */
export interface Returned {
  context: ServiceContext;
  http: Context;
  user: UserRecord;
  state: SlackState;
  grant: TeamGrant;
}

type Purposes = Record<Exclude<SlackPurpose, 'signup'>, (returned: Returned) => Promise<string>>;

/** What each purpose does with a grant. Returns the next page; throws if something goes wrong. */
export const purposes: Purposes = {
  async connect({ context, user, state, grant }) {
    const { store } = context;
    const { accountId } = user;
    const at = context.now();
    const widget = await widgetOf(context, user, state);
    checkFree(widget, grant);
    const install = await store.teamInstalls.find(accountId, grant.teamId);
    const change = (other: WidgetRecord) =>
      grantedTo(other, grant, { at, isMainUser: isMainUser(other, install, grant) });
    const sibling = (await store.widgets.list(accountId)).find(({ slackTeamId }) => slackTeamId === grant.teamId);
    const connection = sibling ? change(sibling) : connectedBy(grant, at);
    await keepKeys(context, accountId, grant);
    await store.widgets.update(accountId, widget.id, (current) => {
      checkFree(current, grant);
      return current.step === '3' ? connection : { ...withoutChannel, ...connection };
    });
    // A workspace has one main user and one bot, whichever widget they were granted for.
    await grantToAll(context, accountId, grant, change);
    return formatRoute({ name: 'setup', widgetId: widget.id });
  },

  async swap_user({ context, user, state, grant }) {
    await checkOwnTeam(context, user, state);
    if (grant.teamId !== state.teamId) throw wrongTeam();
    const at = context.now();
    await keepKeys(context, user.accountId, grant);
    await grantToAll(context, user.accountId, grant, (widget) => grantedTo(widget, grant, { at, isMainUser: false }));
    return formatRoute({ name: 'dashboard', userSwapped: true });
  },

  async upgrade({ context, user, state, grant }) {
    const widget = await widgetOf(context, user, state);
    if (widget.slackTeamId === '') throw new Refusal(400, 'not_connected', 'This widget isn’t connected to Slack.');
    if (grant.teamId !== widget.slackTeamId) throw wrongTeam();
    const at = context.now();
    const install = await context.store.teamInstalls.find(user.accountId, grant.teamId);
    if (!isMainUser(widget, install, grant)) throw new Refusal(400, 'wrong_user', 'That’s a different Slack user.');
    await keepKeys(context, user.accountId, grant);
    await grantToAll(context, user.accountId, grant, (current) => grantedTo(current, grant, { at, isMainUser: true }));
    return formatRoute({ name: 'permissions', widgetId: widget.id });
  },
};

/** Creates an account with its first widget connected. */
export async function signUp({ context, http, grant }: Omit<Returned, 'user'>): Promise<string> {
  const { store, now, newToken } = context;
  if (grant.email === '') throw new Refusal(400, 'email_unknown', 'Slack didn’t share your email address.');
  const email = newEmail(grant.email);
  await createLimits(store, now).take(signUpLimit, context.clientAddress(http));
  const widget = { ...newWidget(), ...connectedBy(grant, now()), step: '2' as const };
  // The password is unusable: the user requests a new one when they need it.
  const token = await createAccount(context, { email, password: newToken(), widget });
  const user = await store.users.findByEmail(email);
  if (token === undefined || !user) throw new Refusal(400, 'user_exists', 'User already exists');
  await keepKeys(context, user.accountId, grant);
  return signedUpPage(token);
}

/** Rejects a visit to Slack that would fail. */
export async function checkBegun(
  context: ServiceContext,
  purpose: SlackPurpose,
  user: UserRecord,
  state: SlackState,
): Promise<void> {
  await (purpose === 'swap_user' ? checkOwnTeam(context, user, state) : widgetOf(context, user, state));
}

async function widgetOf({ store }: ServiceContext, { accountId }: UserRecord, { ceId }: SlackState) {
  const widget = await store.widgets.find(accountId, readId(ceId ?? ''));
  if (!widget) throw notFound();
  return widget;
}

async function checkOwnTeam({ store }: ServiceContext, { accountId }: UserRecord, { teamId }: SlackState) {
  const widgets = await store.widgets.list(accountId);
  if (!teamId || !widgets.some(({ slackTeamId }) => slackTeamId === teamId)) throw notFound();
}

/** A finished widget doesn’t lose its channel to another workspace. */
function checkFree({ step, slackTeamId }: WidgetRecord, grant: TeamGrant): void {
  if (step !== '3' || slackTeamId === grant.teamId) return;
  throw new Refusal(400, 'already_connected', 'This widget is connected to another workspace.');
}

function wrongTeam(): Refusal {
  return new Refusal(400, 'wrong_team', 'That’s a different Slack workspace.');
}
