import type { JsonObject } from '../../../model/core/tolerant';
import type { WireQuestionNode } from '../../../service/contract/wire';
import { makeQuestionNode } from '../../extras';
import { group } from '../case';
import { contains, equal, holds, rejects, succeeds } from '../checks';
import { unknownId, type World } from '../world';

const { cases, rule } = group('answers', 'question-groups');
export const questionGroupCases = cases;

const leaf = {
  id: 'b',
  text: 'Orders',
  isQ: false,
  action: 'new',
  customResponseText: '',
  children: [],
  expanded: true,
};
const root = {
  id: 'a',
  text: 'What is it about?',
  isQ: true,
  action: '',
  customResponseText: '',
  children: [leaf],
  expanded: true,
};
const tree = (answer: object = {}) => JSON.stringify([{ ...root, children: [{ ...leaf, ...answer }] }]);
const sample = (uid: string, more: JsonObject = {}) => ({
  ...{
    uid: `conformance-${uid}`,
    label: `Conformance ${uid}`,
    shortcut: '',
    auto: false,
    prompt: 'Hello',
    treeJson: tree(),
  },
  ...more,
});
type Group = ReturnType<typeof sample>;

async function open(world: World) {
  await world.needsFeature('questionGroups');
  const { Id } = await world.widget();
  const path = `/chat_endpoints/${Id}/question_groups`;
  const list = async () => succeeds(await world.as('admin', 'GET', path)).json as Group[];
  const before = await list();
  const isAdded = ({ uid }: Group) => uid.startsWith('conformance-');
  const remove = (uid: string) => world.as('admin', 'DELETE', `${path}/${uid}`);
  const save = (body: unknown) => world.as('admin', 'POST', path, body);
  world.after(async () => {
    for (const { uid } of (await list()).filter(isAdded)) await remove(uid);
    for (const each of before) if (each.auto) await save(each);
  });
  return { path, list, added: async () => (await list()).filter(isAdded), save, remove };
}

rule('A group is in the list as it was sent', async (world) => {
  const { added, save } = await open(world);
  // The account is the caller’s, whatever the body says.
  const { json } = succeeds(await save(sample('a', { shortcut: 'conformance-group', accountId: unknownId })));
  const expected = sample('a', { shortcut: 'conformance-group' });
  contains('The response', json, expected);
  const rows = await added();
  equal('How many were added', rows.length, 1);
  const { account } = await world.user();
  contains('The row', rows[0], { ...expected, accountId: account.Id });
});

rule('A known uid replaces the group in its place', async (world) => {
  const { added, save } = await open(world);
  succeeds(await save(sample('a')));
  succeeds(await save(sample('b')));
  succeeds(await save(sample('a', { label: 'Replaced', prompt: '' })));
  succeeds(await save(sample('c')));
  // In its place: the list is in the order in which groups were first saved.
  const labels = (await added()).map(({ label }) => label);
  equal('The labels', labels, ['Replaced', 'Conformance b', 'Conformance c']);
});

rule('Another account doesn’t see the group, and can use its uid', async (world) => {
  const { added, save } = await open(world);
  succeeds(await save(sample('a')));
  const { Id } = await world.widget('otherAccount');
  const path = `/chat_endpoints/${Id}/question_groups`;
  const { json } = succeeds(await world.as('otherAccount', 'GET', path));
  const uids = (json as Group[]).map(({ uid }) => uid);
  holds('The other account’s list doesn’t have it', !uids.includes('conformance-a'), uids);
  const theirs = await world.as('otherAccount', 'POST', path, sample('a', { label: 'Theirs' }));
  if (theirs.status === 200) world.after(() => world.as('otherAccount', 'DELETE', `${path}/conformance-a`));
  contains('The own group', (await added())[0], { label: 'Conformance a' });
});

rule('Groups belong to the account: every widget lists them', async (world) => {
  const { added, save } = await open(world);
  succeeds(await save(sample('a')));
  equal('How many were added', (await added()).length, 1);
  const { ces } = await world.user();
  for (const { Id } of ces) {
    const { json } = succeeds(await world.as('admin', 'GET', `/chat_endpoints/${Id}/question_groups`));
    const uids = (json as Group[]).map(({ uid }) => uid);
    holds('The list of another widget has the group', uids.includes('conformance-a'), uids);
  }
});

rule('At most one group opens automatically', async (world) => {
  const { list, save } = await open(world);
  succeeds(await save(sample('a', { auto: true })));
  succeeds(await save(sample('b', { auto: true })));
  succeeds(await save(sample('c')));
  equal(
    'Automatic groups',
    (await list()).filter(({ auto }) => auto).map(({ uid }) => uid),
    ['conformance-b'],
  );
  succeeds(await save(sample('b')));
  equal('Automatic groups', (await list()).filter(({ auto }) => auto).length, 0);
});

rule('A shortcut is taken once, by groups and replies together', async (world) => {
  const { save } = await open(world);
  succeeds(await save(sample('a', { shortcut: 'conformance-group' })));
  rejects(await save(sample('b', { shortcut: 'Conformance-GROUP' })), 400, 'taken', 'shortcut');
  await world.needsFeature('savedReplies');
  const { Id } = await world.widget();
  const reply = { label: 'x', response: 'y', shortcut: 'conformance-group' };
  rejects(await world.as('admin', 'POST', `/chat_endpoints/${Id}/saved_replies`, reply), 400, 'taken', 'shortcut');
});

const treeOf = (...nodes: unknown[]) => JSON.stringify(nodes);
/** A question with one answer, and so on: so many levels below the first. */
const nested = (depth: number, isQ = true): WireQuestionNode =>
  makeQuestionNode({ isQ, action: isQ ? '' : 'new', children: depth === 0 ? [] : [nested(depth - 1, !isQ)] });
const answerTo = (overrides: Partial<WireQuestionNode>) =>
  treeOf(makeQuestionNode({ children: [makeQuestionNode({ id: 'a', isQ: false, action: 'form', ...overrides })] }));

const bad: [string, JsonObject, string][] = [
  ['an empty uid', { uid: '' }, 'uid'],
  ['a uid that isn’t text', { uid: 7 }, 'uid'],
  ['a uid of 65 characters', { uid: 'x'.repeat(65) }, 'uid'],
  ['an empty label', { label: '' }, 'label'],
  ['a blank label', { label: '  ' }, 'label'],
  ['a label of 256 characters', { label: 'x'.repeat(256) }, 'label'],
  ['a text as `auto`', { auto: 'true' }, 'auto'],
  ['a prompt of 1025 characters', { prompt: 'x'.repeat(1025) }, 'prompt'],
  ['no prompt', { prompt: null }, 'prompt'],
  ['a tree that isn’t text', { treeJson: [] }, 'treeJson'],
  ['an empty tree text', { treeJson: '' }, 'treeJson'],
  ['a tree that is cut off', { treeJson: '[{' }, 'treeJson'],
  ['a tree that isn’t a list', { treeJson: '{}' }, 'treeJson'],
  ['a tree that is null', { treeJson: 'null' }, 'treeJson'],
  ['a question that is a text', { treeJson: treeOf('text') }, 'treeJson'],
  ['a question that is null', { treeJson: treeOf(null) }, 'treeJson'],
  ['a question without an ID', { treeJson: treeOf({ ...makeQuestionNode(), id: '' }) }, 'treeJson'],
  ['a question whose text is a number', { treeJson: treeOf({ ...makeQuestionNode(), text: 7 }) }, 'treeJson'],
  ['a text as `isQ`', { treeJson: treeOf({ ...makeQuestionNode(), isQ: 'yes' }) }, 'treeJson'],
  ['answers that aren’t a list', { treeJson: treeOf({ ...makeQuestionNode(), children: {} }) }, 'treeJson'],
  ['an empty object as an answer', { treeJson: treeOf({ ...makeQuestionNode(), children: [{}] }) }, 'treeJson'],
  ['a question of 5001 characters', { treeJson: treeOf(makeQuestionNode({ text: 'x'.repeat(5001) })) }, 'treeJson'],
  ['101 levels', { treeJson: treeOf(nested(100)) }, 'treeJson'],
  ['2001 questions', { treeJson: JSON.stringify(Array(2001).fill(makeQuestionNode())) }, 'treeJson'],
  ['a question without text', { treeJson: treeOf(makeQuestionNode({ text: ' ' })) }, 'treeJson'],
  ['an answer without text', { treeJson: answerTo({ text: '' }) }, 'treeJson'],
  ['an answer without an action', { treeJson: answerTo({ action: '' }) }, 'treeJson'],
  ['a question in place of an answer', { treeJson: answerTo({ isQ: true, action: '' }) }, 'treeJson'],
  ['an unknown action', { treeJson: answerTo({ action: 'explode' }) }, 'treeJson'],
  ['endless nesting', { treeJson: `${'['.repeat(100_000)}${']'.repeat(100_000)}` }, 'treeJson'],
  ['an unknown widget', { treeJson: answerTo({ action: '00000000-0000-4000-8000-000000000000' }) }, 'treeJson'],
];
for (const [what, change, field] of bad) {
  rule(`A group with ${what} is rejected`, async (world) => {
    const { added, save } = await open(world);
    rejects(await save(sample('a', change)), 400, 'invalid', field);
    equal('How many were added', (await added()).length, 0);
  });
}

rule('An answer can open a chat in another widget of the account, and of no other', async (world) => {
  const { save } = await open(world);
  const { Uuid } = await world.widget();
  succeeds(await save(sample('a', { treeJson: tree({ action: Uuid }) })));
  const foreign = await world.widget('otherAccount');
  rejects(await save(sample('b', { treeJson: tree({ action: foreign.Uuid }) })), 400, 'invalid', 'treeJson');
});

rule('Scripts in texts from people are removed', async (world) => {
  const { save } = await open(world);
  const { json } = succeeds(await save(sample('a', { prompt: '<b>Hi</b><script>alert(1)</script>' })));
  const { prompt } = json as Group;
  holds('The prompt has no script', !/script/i.test(prompt) && prompt.includes('<b>Hi</b>'), prompt);
});

rule('A deleted group is gone', async (world) => {
  const { added, save, remove } = await open(world);
  succeeds(await save(sample('a')));
  succeeds(await remove('conformance-a'));
  equal('How many are left', (await added()).length, 0);
  rejects(await remove('conformance-a'), 404, 'not_found');
});
