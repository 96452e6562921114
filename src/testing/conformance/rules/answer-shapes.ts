import { calls } from '../../../model/calls';
import { unsoundField } from '../../../model/calls/sent-schema';
import type { Step, ConformanceCase } from '../case';
import { BrokenRule, Skipped, succeeds } from '../checks';
import type { World } from '../world';
import { DAY } from '../../../model/time/duration';

type CallName = keyof typeof calls;

/** Reads, by what they need in their path. */
const reads: [CallName, Step, 'nothing' | 'widget' | 'account'][] = [
  ['currentUser', 'session', 'nothing'],
  ['currentWidgets', 'settings', 'nothing'],
  ['listSavedReplies', 'answers', 'widget'],
  ['listQuestionGroups', 'answers', 'widget'],
  ['listChannels', 'setup', 'widget'],
  ['listTeamUsers', 'setup', 'widget'],
  ['listBotUsers', 'setup', 'widget'],
  ['overviewReport', 'reports', 'widget'],
  ['chatsReport', 'reports', 'widget'],
  ['availabilityReport', 'reports', 'widget'],
  ['listDashboardUsers', 'account', 'nothing'],
  ['nextInvoice', 'account', 'account'],
  ['conversationCount', 'account', 'account'],
  ['listInvoices', 'account', 'account'],
];

async function pathOf(world: World, name: CallName, needs: 'nothing' | 'widget' | 'account'): Promise<string> {
  const { path } = calls[name];
  if (needs === 'nothing') return path;
  const id = needs === 'widget' ? (await world.widget()).Id : (await world.user()).account.Id;
  const filled = path.replace(/\{\w+\}/, String(id));
  if (!('query' in calls[name]) || calls[name].query === undefined) return filled;
  await world.needsFeature('reports');
  const text = (time: number) => new Date(time).toISOString().slice(0, 19);
  const last = world.now.getTime();
  const query = { tz: 'UTC', startDate: text(last - 90 * DAY), endDate: text(last), perPage: '100', page: '0' };
  return `${filled}?${new URLSearchParams(query).toString()}`;
}

/** Every read has every field, each of the right type: what screens tolerate, a server shouldn’t send. */
export const answerShapeCases: ConformanceCase[] = reads.map(([name, step, needs]) => ({
  step,
  group: 'fields',
  rule: `${calls[name].method} ${calls[name].path} returns every field in its type`,
  async run(world) {
    const answer = await world.as('admin', 'GET', await pathOf(world, name, needs));
    if (answer.status === 503) throw new Skipped('The server says that something it needs doesn’t respond.');
    const { json } = succeeds(answer);
    const field = unsoundField(calls[name], json);
    if (field === undefined) return;
    const actual = field
      .split('.')
      .reduce<unknown>((value, key) => (value as Record<string, unknown> | undefined)?.[key], json);
    throw new BrokenRule(
      `The field ${field || 'as a whole'} is as openapi.json describes it`,
      `see ${name} in openapi.json`,
      actual ?? 'missing',
    );
  },
}));
