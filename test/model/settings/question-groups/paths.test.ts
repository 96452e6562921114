import { nodesOf } from 'chatdeck/model/settings/question-groups/tree';
import { makeTree } from 'chatdeck/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  groupFileName,
  pathsCsv,
  pathsOf,
  playedPaths,
  replyText,
  triedIds,
} from '../../../../src/model/settings/question-groups/paths';
import { playQuestions } from '../../../../src/model/settings/question-groups/player';
import { editNode, setAction } from '../../../../src/model/settings/question-groups/tree-edits';
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

describe('tried paths', () => {
  const visit = (picks: readonly string[], start?: string) =>
    playQuestions(tree, picks, start).lines.map(({ id }) => id);
  const played = (...runs: string[][]) => new Set(runs.flatMap((ids) => playedPaths(tree, ids)));
  const tent = ['1', '1.1', '1.1.1', '1.1.1.1'];
  const wholeRun = visit(['1.1', '1.1.1.1']);

  it('are those that a run went from the first question to the last answer', () => {
    expect([...triedIds(tree, played(wholeRun))]).toEqual(tent);
  });

  it.each([
    ['that has not ended', [visit(['1.1'])]],
    ['that began in the middle', [visit(['1.1.1.1'], '1.1.1')]],
    ['of several that only together cover it', [visit(['1.1']), visit(['1.1.1.1'], '1.1.1')]],
  ])('are not marked by a run %s', (_, runs) => {
    expect([...triedIds(tree, played(...runs))]).toEqual([]);
  });

  it.each([
    ['the text of a question on it', editNode(tree, '1', { text: 'Which?' })],
    ['the text of an answer on it', editNode(tree, '1.1', { text: 'Two tents' })],
    ['where its answer leads', setAction(tree, '1.1.1.1', 'next', String)],
    ['what its answer replies', editNode(tree, '1.1.1.1', { customResponseText: 'Bye' })],
  ])('no longer count after an edit of %s', (_, edited) => {
    expect([...triedIds(edited, played(wholeRun))]).toEqual([]);
  });

  it('still count after an edit beside them', () => {
    expect([...triedIds(editNode(tree, '1.2', { text: 'A hat' }), played(wholeRun))]).toEqual(tent);
  });
});
