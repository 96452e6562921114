import { calls } from '../../../model/calls';
import { unsoundField } from '../../../model/calls/sent-schema';
import { safeWebAddress } from '../../../model/core/address';
import { toInstant, type Id, type JsonObject } from '../../../model/core/tolerant';
import { group } from '../case';
import { equal, holds, rejects, Skipped, skipIfLimited, succeeds } from '../checks';
import { unknownId, type World } from '../world';

const { cases, rule } = group('account', 'invitations');
export const invitationCases = cases;

const path = '/dashboard-admin/invitations';
const usersPath = '/dashboard-admin/users';
const invited = 'conformance-pending@chatdeck.test';

interface Row {
  Id: Id;
  email: string;
  invitedAt: string;
  expiresAt: string;
}

const rowsAt = async (world: World, from: string) => succeeds(await world.as('admin', 'GET', from)).json as Row[];
const cancel = (world: World, id: unknown) => world.as('admin', 'DELETE', path, { id });

async function renew(world: World, to: string, id: unknown) {
  const answer = await world.as('admin', 'POST', to, { id });
  skipIfLimited(answer, 'new invitation links');
  return answer;
}

async function newLink(world: World, id: Id): Promise<string> {
  const answer = succeeds(await renew(world, `${path}/link`, id));
  const field = unsoundField(calls.createInvitationLink, answer.json);
  holds('The link is as openapi.json describes it', field === undefined, field);
  const { link } = answer.json as JsonObject;
  holds('The link is a web address', typeof link === 'string' && safeWebAddress(link) === link, typeof link);
  return String(link);
}

/** A pending invitation, which is canceled after the case. */
async function invite(world: World): Promise<Row> {
  await world.needsCall(calls.listInvitations);
  const answer = await world.as('admin', 'POST', usersPath, { email: invited });
  skipIfLimited(answer, 'invitations');
  succeeds(answer);
  world.after(async () => {
    const user = (await rowsAt(world, usersPath)).find(({ email }) => email === invited);
    if (user) await world.as('admin', 'DELETE', usersPath, { Id: user.Id });
  });
  const row = (await rowsAt(world, path)).find(({ email }) => email === invited);
  holds('The invitation is in the list', row !== undefined, 'missing');
  if (!row) throw new Skipped('');
  return row;
}

rule('An invitation is in the list with its dates, under the user’s ID', async (world) => {
  const row = await invite(world);
  const field = unsoundField(calls.listInvitations, [row]);
  holds('The row is as openapi.json describes it', field === undefined, field);
  const [invitedAt, expiresAt] = [toInstant(row.invitedAt), toInstant(row.expiresAt)];
  holds('It expires after it was made', Number(expiresAt) > Number(invitedAt), row);
  const user = (await rowsAt(world, usersPath)).find(({ email }) => email === invited);
  equal('The user’s ID', row.Id, user?.Id);
});

rule('Every new link of an invitation is another one, and the list has none', async (world) => {
  const { Id } = await invite(world);
  const links = [await newLink(world, Id), await newLink(world, Id)];
  holds('The links differ', links[0] !== links[1], 'the same link twice');
  const { text } = await world.as('admin', 'GET', path);
  holds('The list has no link', !links.some((link) => text.includes(link)), 'a link');
});

rule('An invitation that was sent again stays pending', async (world) => {
  const { Id, invitedAt } = await invite(world);
  succeeds(await renew(world, path, Id));
  const row = (await rowsAt(world, path)).find((other) => other.Id === Id);
  holds('Its date is the newest', Number(toInstant(row?.invitedAt)) >= Number(toInstant(invitedAt)), row);
});

rule('Canceling an invitation removes the user', async (world) => {
  const { Id } = await invite(world);
  succeeds(await cancel(world, Id));
  for (const from of [path, usersPath]) {
    const left = (await rowsAt(world, from)).filter(({ email }) => email === invited);
    equal(`The user’s rows in ${from}`, left, []);
  }
  for (const to of [path, `${path}/link`]) rejects(await renew(world, to, Id), 404, 'not_found');
  rejects(await cancel(world, Id), 404, 'not_found');
});

rule('A user who has logged in has no invitation: no link is made for them', async (world) => {
  await world.needsCall(calls.listInvitations);
  const { Id } = await world.user();
  holds('The admin isn’t in the list', !(await rowsAt(world, path)).some((row) => row.Id === Id), Id);
  for (const to of [path, `${path}/link`]) rejects(await renew(world, to, Id), 400, 'not_pending');
});

rule('An invitation of an unknown user or another account is a 404', async (world) => {
  await world.needsCall(calls.listInvitations);
  const { Id } = await world.user('otherAccount');
  for (const id of [unknownId, Id]) {
    for (const to of [path, `${path}/link`]) rejects(await renew(world, to, id), 404, 'not_found');
    rejects(await cancel(world, id), 404, 'not_found');
  }
});
