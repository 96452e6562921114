import { group } from '../case';
import { holds, rejects } from '../checks';

const { cases, rule } = group('account', 'limits');
export const limitCases = cases;

/** More attempts than anyone needs. */
const attempts = 50;

rule('Repeated logins with a wrong password are limited, and say for how long', async (world) => {
  world.needsLasting('logins from this machine can be limited for a while.');
  const body = { email: 'limited-conformance@chatdeck.test', password: 'not the password of anyone' };
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const answer = await world.ask('POST', '/p/sessions', { body });
    if (answer.status !== 429) {
      rejects(answer, 400, 'wrong_credentials');
      continue;
    }
    rejects(answer, 429, 'too_many_tries');
    const wait = answer.headers.get('Retry-After') ?? '';
    return holds('Retry-After has seconds', /^[1-9]\d*$/.test(wait), wait);
  }
  holds('The attempts come to an end', false, `${attempts} attempts`);
});

rule('A request that is too large is a 413', async (world) => {
  const { Id } = await world.spareWidget();
  const onlineTitle = 'x'.repeat(5_000_000);
  rejects(await world.as('admin', 'PUT', `/chat_endpoints/${Id}/update_config`, { onlineTitle }), 413, 'too_large');
});
