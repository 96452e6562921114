import { defineLabels } from '../theme/labels';

interface ChangedValuesTexts {
  items: Record<'trigger' | 'reply' | 'group', (name: string) => string>;
  unnamed: string;
  added: string;
  deleted: string;
  /** In place of a value that isn't kept. */
  hidden: string;
  /** Before the old and the new value, for screen readers. */
  before: string;
  after: string;
  /** Names the switch of a trigger. */
  enabled: string;
  questions: string;
  nodes(count: number): string;
}

export const changedValuesLabels = defineLabels<ChangedValuesTexts>('changed-values', {
  items: {
    trigger: (name) => `Trigger “${name}”`,
    reply: (name) => `Saved reply “${name}”`,
    group: (name) => `Question group “${name}”`,
  },
  unnamed: 'Unnamed',
  added: 'Added',
  deleted: 'Deleted',
  hidden: 'Changed. The value isn’t recorded.',
  before: 'Before:',
  after: 'After:',
  enabled: 'Show to visitors',
  questions: 'Questions and answers',
  nodes: (count) => (count === 1 ? '1 question or answer' : `${count} questions and answers`),
});
