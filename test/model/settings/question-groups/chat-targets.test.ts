import { chatTargets, type QuestionWidget } from 'chatdeck/model/settings/question-groups/review';
import { expect, test } from 'vitest';

const widget = (name: string, status: QuestionWidget['status'] = 'online', uuid = name): QuestionWidget => ({
  name,
  status,
  uuid,
});

test('“Chat in” lists widgets that can be chatted in, by name', () => {
  const all = [
    widget('room 10'),
    widget('Änderung', 'offline'),
    widget('unfinished', 'unfinished'),
    widget('room 9'),
    widget('no uuid', 'online', ''),
    widget('zoo'),
  ];
  expect(chatTargets(all, ({ name }) => name, 'de').map(({ name }) => name)).toEqual([
    'Änderung',
    'room 9',
    'room 10',
    'zoo',
  ]);
});
