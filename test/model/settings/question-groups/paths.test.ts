import { nodesOf } from 'chatdeck/model/settings/question-groups/tree';
import { makeTree } from 'chatdeck/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { groupFileName, pathsCsv, pathsOf, replyText } from '../../../../src/model/settings/question-groups/paths';
import { run, sequences } from './random-edits';

const tree = makeTree([
  {
    text: 'What?',
    below: [
      { text: 'A tent', below: [{ text: 'How many?', below: [{ text: 'Two', action: 'form' }] }] },
      { text: '=1+1', action: 'customResponse', reply: 'See<br>“<b>this</b>”, it&#39;s more' },
    ],
  },
  { text: 'More?', below: [{ text: 'No', action: 'next' }] },
]);

describe('paths through the questions', () => {
  it('each ends at an answer that asks nothing of its own', () => {
    const paths = pathsOf(tree).map(({ place, nodes }) => [place, ...nodes.map(({ text }) => text)]);
    expect(paths).toEqual([
      ['1.1.1.1', 'What?', 'A tent', 'How many?', 'Two'],
      ['1.2', 'What?', '=1+1'],
      ['2.1', 'More?', 'No'],
    ]);
  });

  it('as many as there are such answers, whatever the tree', () => {
    fc.assert(
      fc.property(sequences, (sequence) => {
        const edited = run(sequence).at(-1) ?? [];
        const ends = nodesOf(edited).filter(({ isQ, children }) => !isQ && children.length === 0);
        expect(pathsOf(edited).map(({ id }) => id)).toEqual(ends.map(({ id }) => id));
      }),
    );
  });

  it('are a file that no spreadsheet runs', () => {
    const headers = { place: 'No.', path: 'Path', end: 'Ends with', reply: 'Reply' };
    expect(pathsCsv(pathsOf(tree), headers, ({ action }) => `=${action}`).split('\r\n')).toEqual([
      '\ufeffNo.,Path,Ends with,Reply',
      "1.1.1.1,What? › A tent › How many? › Two,'=form,",
      '1.2,What? › =1+1,\'=customResponse,"See “this”, it\'s more"',
      "2.1,More? › No,'=next,",
      '',
    ]);
  });

  it('a reply is read without its markup', () => {
    expect(replyText({ customResponseText: '<a href="x">One</a><br/>\n two &#39;3' })).toBe("One two '3");
  });

  it.each([
    ['Product finder!', 'product-finder.csv'],
    ['../../etc/passwd', 'etc-passwd.csv'],
    ['مجموعة', 'مجموعة.csv'],
    ['???', 'questions.csv'],
    ['x'.repeat(99), `${'x'.repeat(60)}.csv`],
  ])('the file of %s is %s', (label, name) => {
    expect(groupFileName(label, 'csv')).toBe(name);
  });
});
