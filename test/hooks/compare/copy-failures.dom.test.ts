import { cleanup } from '@testing-library/react';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { makeNetwork } from '../network';
import { copyLives, liveWithCopy } from './copy-life';

const network = makeNetwork();

it('a copy and its undo change nothing but what someone else changed since, whichever calls fail', async () => {
  const seen = new Set<string>();
  const lives = fc
    .asyncProperty(copyLives, (life) => liveWithCopy(network, life, (event) => seen.add(event)))
    .beforeEach(cleanup);
  await fc.assert(lives, { seed: 35, numRuns: 20, endOnFailure: true });
  expect([...seen].toSorted()).toEqual([
    'a copy is failed',
    'a copy is saved',
    'a later change stays',
    'a widget is changed',
    'an undo fails',
  ]);
}, 120_000);
