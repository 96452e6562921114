import { describe, expect, it } from 'vitest';
import { checkQuestionGroup, type QuestionNode } from 'chatdeck/model';
import { checkTree } from 'chatdeck/model/settings/question-groups/checks';
import { newQuestion } from 'chatdeck/model/settings/question-groups/tree';

function question(fields: Partial<QuestionNode>, ...answers: Partial<QuestionNode>[]): QuestionNode {
  let count = 0;
  const { children, ...node } = newQuestion(() => `n${++count}`);
  const filled = children.map((answer, index) => ({ ...answer, text: 'Yes', action: 'form', ...answers[index] }));
  return { ...node, text: 'Can we help?', children: filled, ...fields };
}

describe('a tree', () => {
  it('with every text and action may be saved', () => {
    expect(checkTree([question({})])).toEqual({});
    expect(checkTree([])).toEqual({});
  });

  it.each<[QuestionNode, object]>([
    [question({ text: ' ' }), { n1: { text: 'required' } }],
    [question({}, { text: '' }), { n2: { text: 'required' } }],
    [question({}, {}, { action: '' }), { n3: { action: 'optionRequired' } }],
    [question({}, { text: '', action: '' }), { n2: { text: 'required', action: 'optionRequired' } }],
  ])('with a gap says where', (node, errors) => {
    expect(checkTree([node])).toEqual(errors);
  });

  it('is checked to its depth', () => {
    const below = { ...question({}, { text: '' }), id: 'below' };
    expect(checkTree([question({}, { action: 'new', children: [below] })])).toEqual({ n2: { text: 'required' } });
  });
});

describe('a group', () => {
  it.each([
    ['Sales', '', {}],
    ['Sales', 'x'.repeat(1024), {}],
    ['Sales', 'x'.repeat(1025), { prompt: 'tooLong' }],
    [' ', '', { label: 'required' }],
  ])('of the label %j and its prompt is rejected for: %o', (label, prompt, errors) => {
    expect(checkQuestionGroup({ label, prompt })).toEqual(errors);
  });
});
