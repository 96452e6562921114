import { isJsonObject, type Id, type JsonObject } from '../../model/core/tolerant';
import type { Call } from '../../model/calls/call';
import type { Api, Ask, Got, Sent } from './api';
import { BrokenRule, equal, Skipped, succeeds } from './checks';

export interface Access {
  /** The token of an admin. */
  admin: string;
  /** The token of an agent of the same account. */
  agent?: string | undefined;
  /** The token of an admin of another account. */
  otherAccount?: string | undefined;
  /** A service key of the account, if the server signs partners’ users in. */
  serviceKey?: string | undefined;
  /** What the admin logs in with. */
  email?: string | undefined;
  password?: string | undefined;
  /** A site whose pages can call the server. */
  origin?: string | undefined;
  /** Whether cases can run that nothing can put back. */
  allowLasting?: boolean | undefined;
}

export type Who = 'admin' | 'agent' | 'otherAccount' | 'nobody';
export type WidgetJson = JsonObject & { Id: Id; Step: string; Uuid: string };

/** What a case works with: callers, and things that it makes and that go away after it. */
export interface World {
  ask: Ask;
  access: Access;
  now: Date;
  /** A call by one of the given callers; skips the case when there is none. */
  as(who: Who, method: string, path: string, body?: unknown, more?: Sent): Promise<Got>;
  /** The user a token belongs to. */
  user(who?: Who): Promise<JsonObject & { account: JsonObject; ces: WidgetJson[] }>;
  /** A finished widget of the caller’s account. */
  widget(who?: Who): Promise<WidgetJson>;
  /** A widget without a workspace to try things on: as `newWidget`, for servers that can’t make one yet. */
  spareWidget(): Promise<WidgetJson>;
  /** A widget without a workspace that is deleted after the case; skips the case if the plan has no room for it. */
  newWidget(beside?: WidgetJson): Promise<WidgetJson>;
  /** Skips the case unless changes may stay; `why` says what would. */
  needsLasting(why: string): void;
  /** Skips the case unless the account’s plan includes a feature. */
  needsFeature(feature: string): Promise<void>;
  /** Skips the case if the server doesn’t have a call that is optional. */
  needsCall(call: Call): Promise<void>;
  /** Runs after the case, however it ends; the last one first. */
  after(cleanUp: () => Promise<unknown>): void;
}

const newWidgetCall = 'POST /chat_endpoints/new';

/** An ID that no server has. */
export const unknownId = 999_999_999;

/** `cleanUp` returns the calls that failed to put something back. */
export function createWorld(
  { ask, exchanges }: Api,
  access: Access,
  now: Date,
): { world: World; cleanUp(): Promise<string[]> } {
  const cleanUps: (() => Promise<unknown>)[] = [];

  function tokenOf(who: Who): string | undefined {
    if (who === 'nobody') return undefined;
    const token = access[who];
    if (token === undefined) throw new Skipped(`No token was given for ${names[who]}.`);
    return token;
  }

  const world: World = {
    ask,
    access,
    now,
    as: async (who, method, path, body, more) => ask(method, path, { token: tokenOf(who), body, ...more }),
    async user(who = 'admin') {
      const { json } = succeeds(await world.as(who, 'GET', '/users/current'));
      if (!isJsonObject(json) || !isJsonObject(json.account) || !Array.isArray(json.ces)) {
        throw new BrokenRule('The current user has an account and widgets', { account: {}, ces: [] }, json);
      }
      return json as Awaited<ReturnType<World['user']>>;
    },
    async widget(who = 'admin') {
      const { ces } = await world.user(who);
      const finished = ces.find(({ Step }) => Number(Step) >= 3);
      const account = who === 'otherAccount' ? 'The other account' : 'The account';
      if (!finished) throw new Skipped(`${account} has no finished widget (Step 3).`);
      return finished;
    },
    async newWidget(beside) {
      const before = (await world.user()).ces.map(({ Id }) => Id);
      const path = `/chat_endpoints/new${beside ? `/${beside.Id}` : ''}`;
      const answer = await world.as('admin', 'POST', path);
      if (isJsonObject(answer.json) && answer.json.Code === 'channel_limit') {
        throw new Skipped('The account has as many widgets as its plan includes.');
      }
      const { ces } = succeeds(answer).json as { ces: WidgetJson[] };
      const added = ces.filter(({ Id }) => !before.includes(Id));
      for (const { Id } of added) world.after(() => world.as('admin', 'DELETE', `/chat_endpoints/${Id}`, { Id }));
      equal('How many widgets were added', added.length, 1);
      return added[0] as WidgetJson;
    },
    async spareWidget() {
      return world.newWidget().catch((error: unknown) => {
        const { call, status } = exchanges.at(-1) ?? {};
        if (call !== newWidgetCall || status !== 404) throw error;
        throw new Skipped(`The server has no ${newWidgetCall} yet.`);
      });
    },
    needsLasting(why) {
      if (!access.allowLasting) throw new Skipped(`Needs --allow-lasting: ${why}`);
    },
    async needsFeature(feature) {
      const { account } = await world.user();
      const { plan } = account as { plan?: JsonObject };
      if (!plan?.[feature]) throw new Skipped(`The account’s plan doesn’t include ${feature}.`);
    },
    async needsCall({ method, path, isOptional }) {
      if (!isOptional) return;
      const { Id } = await world.widget();
      const { status } = await world.as('admin', method, path.replace('{id}', String(Id)));
      if ([404, 405, 501].includes(status))
        throw new Skipped(`The server has no ${method} ${path}, which is optional.`);
    },
    after: (cleanUp) => void cleanUps.push(cleanUp),
  };
  return {
    world,
    async cleanUp() {
      const first = exchanges.length;
      // One that fails is among the calls.
      for (let next = cleanUps.pop(); next; next = cleanUps.pop()) await next().catch(() => undefined);
      return exchanges.slice(first).flatMap(({ call, status, answer }) => {
        // What a case has deleted itself is gone.
        const isDone = status !== undefined && (status < 400 || status === 404);
        return isDone ? [] : [`${call}: ${status ?? answer}`];
      });
    },
  };
}

const names = {
  admin: 'an admin',
  agent: 'an agent',
  otherAccount: 'another account',
  serviceKey: 'a service key',
  nobody: 'nobody',
};

/** Who has a token, as a report says it. */
export function callerOf(access: Access, token: string | undefined): string {
  if (token === undefined) return names.nobody;
  const who = (['admin', 'agent', 'otherAccount', 'serviceKey'] as const).find((each) => access[each] === token);
  return who === undefined ? 'another token' : names[who];
}
