import {
  availabilityDaySchema,
  botUserSchema,
  overviewStatsSchema,
  questionGroupSchema,
  readAnswer,
  readTree,
  savedReplySchema,
  teamUserSchema,
} from 'chatdeck/model';
import { toInstant } from 'chatdeck/model/core/tolerant';
import { chatSchema } from 'chatdeck/model/entities/chat';
import { chatFiguresSchema } from 'chatdeck/model/entities/report';
import { readQuestionNodes } from 'chatdeck/model/settings/question-groups/tree-read';
import {
  makeAvailabilityDay,
  makeBotUser,
  makeChat,
  makeChatFigures,
  makeOverviewStats,
  makeQuestionGroup,
  makeQuestionNode,
  makeSavedReply,
  makeTeamUser,
} from 'chatdeck/testing';
import { expect, test } from 'vitest';

/** Every field as it was written: nothing missing, nothing of a wrong type that a default would hide. */
test.each([
  ['chat figures', chatFiguresSchema, makeChatFigures()],
  ['a question group', questionGroupSchema, makeQuestionGroup()],
  ['a saved reply', savedReplySchema, makeSavedReply()],
  ['a bot', botUserSchema, makeBotUser()],
  ['a person of the workspace', teamUserSchema, makeTeamUser()],
] as const)('%s pass their answer schema as they are', (_name, schema, built) => {
  expect(readAnswer<unknown>(schema, built)).toEqual(built);
});

test('a question is read as it is', () => {
  expect(readQuestionNodes([makeQuestionNode()])).toEqual([makeQuestionNode()]);
});

test('a chat passes its answer schema, with its moments', () => {
  const built = makeChat({ visitor: { name: 'Zoe' } });
  const { startedAt, endedAt, firstResponseAt, visitor, ...rest } = readAnswer(chatSchema, built);
  expect(built).toMatchObject(rest);
  expect([startedAt, firstResponseAt, endedAt]).toEqual(
    [built.startedAt, built.firstResponseAt, built.endedAt].map(toInstant),
  );
  expect(visitor).toEqual({ ...built.visitor, createdAt: toInstant(built.visitor.createdAt), name: 'Zoe' });
});

test('an overview passes its answer schema, and adds up', () => {
  const { totalStats, stats } = readAnswer(overviewStatsSchema, makeOverviewStats());
  const rows = stats.flatMap((row) => (row.status === 'ready' ? [row.data] : []));
  expect(rows).toEqual(makeOverviewStats().stats);
  for (const name of ['totalChats', 'chatsFromTrigger', 'upRatingCount', 'lateReply', 'totalOfflineMsgs'] as const) {
    expect([name, rows.reduce((sum, row) => sum + row[name], 0)]).toEqual([name, totalStats[name]]);
  }
});

test('a day of availability passes its answer schema, with its moments', () => {
  const built = makeAvailabilityDay();
  const { label, periods } = readAnswer(availabilityDaySchema, built);
  expect(label).toBe(built.label);
  expect(periods).toEqual(
    built.periods.map((each) => ({ ...each, start: toInstant(each.start), end: toInstant(each.end) })),
  );
});

test('a question group’s tree can be read', () => {
  expect(readTree(makeQuestionGroup().treeJson)).toMatchObject({ status: 'ready', data: [{ children: [{}, {}] }] });
});
