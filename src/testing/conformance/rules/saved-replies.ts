import type { JsonObject } from '../../../model/core/tolerant';
import { group, shortly } from '../case';
import { contains, equal, rejects, Skipped, succeeds } from '../checks';
import { unknownId, type World } from '../world';

const { cases, rule } = group('answers', 'saved-replies');
export const savedReplyCases = cases;

const sample = {
  label: 'Conformance',
  triggerPhrases: 'open, hours',
  autoSend: true,
  shortcut: 'conformance-reply',
  response: 'From 9 to 6.\nSee you!',
};

/** A widget’s saved replies; those that the case adds are deleted after it. */
async function open(world: World) {
  await world.needsFeature('savedReplies');
  const { Id } = await world.widget();
  const path = `/chat_endpoints/${Id}/saved_replies`;
  const list = async () =>
    succeeds(await world.as('admin', 'GET', path)).json as (JsonObject & { id: string | number })[];
  const before = (await list()).map(({ id }) => id);
  const remove = (id: string | number) => world.as('admin', 'DELETE', `${path}/${id}`);
  world.after(async () => {
    for (const { id } of await list()) if (!before.includes(id)) await remove(id);
  });
  const save = (body: unknown) => world.as(world.access.agent === undefined ? 'admin' : 'agent', 'POST', path, body);
  const added = async () => (await list()).filter(({ id }) => !before.includes(id));
  return { Id, path, list, added, save, remove };
}

rule('A new reply gets an ID, and is in the list as it was sent', async (world) => {
  const { Id, added, save } = await open(world);
  const { json } = succeeds(await save(sample));
  contains('The response', json, { ...sample, chatEndpointId: Id });
  const rows = await added();
  equal('How many were added', rows.length, 1);
  contains('The row', rows[0], { ...sample, id: (json as JsonObject).id, chatEndpointId: Id });
});

rule('A label and a response are enough', async (world) => {
  const { added, save } = await open(world);
  succeeds(await save({ label: 'Short', response: 'Hi' }));
  contains('The row', (await added())[0], {
    label: 'Short',
    response: 'Hi',
    triggerPhrases: '',
    autoSend: false,
    shortcut: '',
  });
});

rule('A known ID replaces the whole reply in its place', async (world) => {
  const { added, save } = await open(world);
  succeeds(await save(sample));
  succeeds(await save({ label: 'Stays', response: 'Second' }));
  const [first, second] = await added();
  equal('The oldest is first', [first?.label, second?.label], [sample.label, 'Stays']);
  for (const id of [first?.id, String(first?.id)]) {
    const { json } = succeeds(await save({ id, label: 'Replaced', response: 'New' }));
    contains('The response', json, { id: first?.id, label: 'Replaced' });
  }
  const [replaced, ...rest] = await added();
  contains('The row', replaced, { id: first?.id, label: 'Replaced', response: 'New', autoSend: false, shortcut: '' });
  equal('The other rows', rest, [second]);
});

rule('An unknown ID is a 404, and stores nothing', async (world) => {
  const { Id, added, save, remove } = await open(world);
  for (const id of [unknownId, 'abc', 0]) rejects(await save({ ...sample, id }), 404, 'not_found');
  equal('How many were added', (await added()).length, 0);
  rejects(await remove(unknownId), 404, 'not_found');
  const other = (await world.user()).ces.find((each) => each.Id !== Id);
  if (!other) return;
  const { id } = succeeds(await save(sample)).json as JsonObject;
  const elsewhere = await world.as('admin', 'POST', `/chat_endpoints/${other.Id}/saved_replies`, { ...sample, id });
  rejects(elsewhere, 404, 'not_found');
});

const bad: [JsonObject, string][] = [
  [{ label: '' }, 'label'],
  [{ label: ' \n' }, 'label'],
  [{ label: undefined }, 'label'],
  [{ label: 'x'.repeat(256) }, 'label'],
  [{ response: '' }, 'response'],
  [{ response: '\t' }, 'response'],
  [{ response: 7 }, 'response'],
  [{ response: 'x'.repeat(20_001) }, 'response'],
  [{ autoSend: 1 }, 'autoSend'],
  [{ shortcut: null }, 'shortcut'],
  [{ triggerPhrases: ['a'] }, 'triggerPhrases'],
  [{ id: 1.5 }, 'id'],
  [{ id: '' }, 'id'],
];
for (const [change, field] of bad) {
  rule(`A reply with ${shortly(change)} is rejected`, async (world) => {
    const { added, save } = await open(world);
    rejects(await save({ ...sample, ...change }), 400, 'invalid', field);
    equal('How many were added', (await added()).length, 0);
  });
}

rule('A shortcut is taken once per widget, in any case', async (world) => {
  const { added, save } = await open(world);
  succeeds(await save(sample));
  rejects(await save({ ...sample, label: 'Other', shortcut: ' CONFORMANCE-Reply ' }), 400, 'taken', 'shortcut');
  const [reply] = await added();
  succeeds(await save({ ...sample, id: reply?.id }));
});

rule('A deleted reply is gone', async (world) => {
  const { added, save, remove } = await open(world);
  succeeds(await save(sample));
  const [reply] = await added();
  succeeds(await remove(reply?.id ?? 0));
  equal('How many are left', (await added()).length, 0);
  rejects(await remove(reply?.id ?? 0), 404, 'not_found');
});

rule('A reply belongs to the widget of the path, whatever the body says', async (world) => {
  const { Id, save } = await open(world);
  contains('The response', succeeds(await save({ ...sample, chatEndpointId: unknownId })).json, { chatEndpointId: Id });
});

rule('A reply is in the list of its own widget and no other', async (world) => {
  const { Id, list, save } = await open(world);
  succeeds(await save(sample));
  for (const row of await list()) equal('The row’s widget', row.chatEndpointId, Id);
  const other = (await world.user()).ces.find((each) => each.Id !== Id);
  if (!other) throw new Skipped('The account has one widget.');
  const { json } = succeeds(await world.as('admin', 'GET', `/chat_endpoints/${other.Id}/saved_replies`));
  for (const row of json as JsonObject[]) equal('The row’s widget', row.chatEndpointId, other.Id);
});

rule('A plan without saved replies can’t save one', async (world) => {
  const { account } = await world.user('otherAccount');
  const { Id } = await world.widget('otherAccount');
  const path = `/chat_endpoints/${Id}/saved_replies`;
  const answer = await world.as('otherAccount', 'POST', path, sample);
  if (!(account.plan as JsonObject).savedReplies) return rejects(answer, 400, 'plan_required');
  const { id } = succeeds(answer).json as { id: string };
  world.after(() => world.as('otherAccount', 'DELETE', `${path}/${id}`));
});
