import { currentTermsVersion } from 'chatdeck/model';
import { makeDataset, makeUserRecord } from 'chatdeck/testing';
import { describe, expect, test } from 'vitest';
import { jsonOf, type Contract } from '../api';
import { makeWorld, tokens } from '../world';

const kind = 'terms_and_privacy_policy';

export function personSuite({ ask, fill }: Contract): void {
  const current = async (token = tokens.agent) => jsonOf(await ask('GET', '/users/current', { token }));

  /** The world with an agent who has not accepted the terms and is asked for a rating. */
  async function fillWithNewAgent() {
    const world = makeWorld();
    const users = world.dataset.users.map((user) =>
      user.id === 102 ? makeUserRecord({ ...user, acceptedTerms: '', showsRatingPrompt: true }) : user,
    );
    await fill({ ...world, dataset: makeDataset({ ...world.dataset, users }) });
  }

  describe('POST /users/legal_confirmation/{kind}/{version}', () => {
    const confirm = (path: string) => ask('POST', `/users/legal_confirmation/${path}`, { token: tokens.agent });

    test('accepts the terms for the calling user only', async () => {
      await fillWithNewAgent();
      expect(await current()).toMatchObject({ ActiveTOSPP: '' });
      expect((await confirm(`${kind}/${currentTermsVersion}`)).status).toBe(200);
      expect(await current()).toMatchObject({ ActiveTOSPP: currentTermsVersion, showNPSRating: true });
    });

    test.each([
      [`${kind}/01SEPT2020`, 400],
      [`${kind}/__proto__`, 400],
      [`cookies/${currentTermsVersion}`, 404],
    ])('rejects %s', async (path, status) => {
      await fillWithNewAgent();
      expect((await confirm(path)).status).toBe(status);
      expect(await current()).toMatchObject({ ActiveTOSPP: '' });
    });
  });

  describe('GET /users/rate/{value}', () => {
    const rate = (value: string, method = 'GET') => ask(method, `/users/rate/${value}`, { token: tokens.agent });

    test.each(['-1', '0', '7', '10'])('takes %s, and asks no more', async (value) => {
      await fillWithNewAgent();
      expect((await rate(value)).status).toBe(200);
      expect(await current()).toMatchObject({ showNPSRating: false });
    });

    test.each(['-2', '11', '1.5', '01', 'ten', '%20', '1e1'])('rejects %s', async (value) => {
      await fillWithNewAgent();
      const answer = await rate(value);
      expect([answer.status, jsonOf(answer).Path]).toEqual([400, 'value']);
      expect(await current()).toMatchObject({ showNPSRating: true });
    });

    test('is not given by a HEAD', async () => {
      await fillWithNewAgent();
      expect((await rate('9', 'HEAD')).status).toBe(404);
      expect(await current()).toMatchObject({ showNPSRating: true });
    });
  });
}
