import { calls } from '../../../model/calls';
import type { Call } from '../../../model/calls/call';
import { settingsDefaults } from '../../../model/entities/widget-settings';
import type { ConformanceCase, Step } from '../case';
import { equal, rejects } from '../checks';
import { unknownId, type World } from '../world';

type CallName = keyof typeof calls;
const all = Object.entries(calls) as [CallName, Call][];

/** Bodies that pass the request schema, for calls that need one. */
const bodies: Partial<Record<CallName, object>> = {
  // Rejected later, by a server that forgets to look at the role.
  inviteDashboardUser: { email: 'no address' },
  toggleDashboardAdmin: { id: unknownId },
  removeDashboardUser: { Id: unknownId },
  resendInvitation: { id: unknownId },
  createInvitationLink: { id: unknownId },
  cancelInvitation: { id: unknownId },
  connectChannel: { RoomId: 'C0', RoomName: 'x' },
  createChannel: { channelName: 'conformance' },
  renameChannel: { roomName: 'conformance' },
  updateConfig: { onlineTitle: settingsDefaults.onlineTitle },
  saveQuestionGroup: { uid: 'conformance-access', label: 'x', auto: false, treeJson: '[]' },
  saveSavedReply: { label: 'x', response: 'y' },
  addBotUser: { userID: 'U0CONFORM', name: 'x' },
  removeBotUser: { ID: 'U0CONFORM' },
  createCheckoutSession: { plan: 'x' },
  createPortalSession: { type: 'home' },
  deleteWidget: {},
};
const query = 'tz=UTC&startDate=2025-06-01T00:00:00&endDate=2025-06-30T23:59:59&perPage=15&page=0';

function pathOf({ path, query: schema }: Call, id: unknown): string {
  const filled = path
    .replace(/\{(id|accountId)\}/, String(id))
    .replace('{kind}', 'other')
    .replace('{value}', '11')
    .replaceAll(/\{\w+\}/g, 'conformance-unknown');
  return schema ? `${filled}?${query}` : filled;
}

const send = (
  world: World,
  who: 'admin' | 'agent' | 'otherAccount' | 'nobody',
  [name, call]: [CallName, Call],
  id: unknown,
) => world.as(who, call.method, pathOf(call, id), bodies[name]);

function stepOf({ path }: Call): Step {
  if (path.startsWith('/users') || path.startsWith('/p/'))
    return path.endsWith('chat_endpoints') ? 'settings' : 'session';
  if (/saved_replies|question_groups/.test(path)) return 'answers';
  if (/update_config|toggle|team-avatar/.test(path)) return 'settings';
  if (path.startsWith('/reports')) return 'reports';
  return path.startsWith('/chat_endpoints') ? 'setup' : 'account';
}

const signedIn = all.filter(([, { access }]) => access === 'user' || access === 'admin');

/** No token, and what isn’t one. */
const withoutToken: ConformanceCase[] = signedIn.map((each) => {
  const [, call] = each;
  return {
    step: stepOf(call),
    group: 'access',
    rule: `${call.method} ${call.path} is a 403 without a valid token`,
    async run(world) {
      await world.needsCall(call);
      const path = pathOf(call, unknownId);
      const { admin } = world.access;
      const elsewhere = [{ Authorization: `Basic ${admin}` }, { Cookie: `auth_token=${admin}` }];
      // A write would be done by a server that looks for the token there.
      const isRead = call.method === 'GET' && call.hasSideEffect !== true;
      for (const headers of [{}, { Authorization: 'Bearer unknown' }, ...(isRead ? elsewhere : [])]) {
        const answer = await world.ask(call.method, path, { headers, body: bodies[each[0]] });
        equal('The status', answer.status, 403);
        if (call.method !== 'HEAD') rejects(answer, 403, 'not_signed_in');
      }
    },
  };
});

const adminOnly: ConformanceCase[] = all
  .filter((each) => each[1].access === 'admin')
  .map((each) => ({
    step: stepOf(each[1]),
    group: 'access',
    rule: `${each[1].method} ${each[1].path} is rejected for an agent, who stays logged in`,
    async run(world) {
      await world.needsCall(each[1]);
      // The role comes before the ID, and a server that forgets it has nothing to change.
      rejects(await send(world, 'agent', each, unknownId), 400, 'not_admin');
      await world.user('agent');
    },
  }));

/**
 * Another account’s widget or account is unknown, to the byte. Calls that change a widget name a new one, which no one
 * misses.
 */
const tenants: ConformanceCase[] = signedIn
  .filter(([, { path }]) => /\{(id|accountId)\}/.test(path))
  .map((each) => {
    const [, call] = each;
    return {
      step: stepOf(call),
      group: 'tenants',
      rule: `${call.method} ${call.path} treats another account’s ID as unknown`,
      async run(world) {
        if (call.path.startsWith('/reports')) await world.needsFeature('reports');
        await world.needsCall(call);
        const other = await world.user('otherAccount');
        const isOfAccount = call.path.startsWith('/accounts');
        const isWrite = call.method !== 'GET' && !isOfAccount;
        const [caller, owner] = isWrite ? (['otherAccount', 'admin'] as const) : (['admin', 'otherAccount'] as const);
        const id = isOfAccount ? other.account.Id : (await (isWrite ? world.spareWidget() : world.widget(owner))).Id;
        const before = await world.user(owner);
        const foreign = await send(world, caller, each, id);
        rejects(foreign, 404, 'not_found');
        const unknown = await send(world, caller, each, unknownId);
        equal('The same response as for an unknown ID', [foreign.status, foreign.text], [unknown.status, unknown.text]);
        for (const strange of ['0', '-1', 'abc', '1e1', '99999999999999999999', '__proto__']) {
          const { status } = await send(world, caller, each, strange);
          equal(`The status for ${strange}`, status, 404);
        }
        const { ces } = await world.user(owner);
        equal('The widgets of the ID’s account', ces, before.ces);
      },
    };
  });

export const accessCases: ConformanceCase[] = [...withoutToken, ...adminOnly, ...tenants];
