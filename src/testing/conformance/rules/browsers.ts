import { group } from '../case';
import { equal, holds, rejects, Skipped } from '../checks';
import type { World } from '../world';

const { cases, rule } = group('session', 'browsers');
export const browserCases = cases;

const unlisted = 'https://unlisted.chatdeck.test';

function originOf({ access: { origin } }: World): string {
  if (origin === undefined) throw new Skipped('No origin was given whose pages can call the server.');
  return origin;
}

const preflight = (world: World, origin: string, method: string, headers: string, path = '/users/current') =>
  world.ask('OPTIONS', path, {
    headers: {
      ...{ Origin: origin, 'Access-Control-Request-Method': method },
      'Access-Control-Request-Headers': headers,
    },
  });
const listed = (text: string | null) => (text ?? '').split(',').map((each) => each.trim().toLowerCase());

rule('A page of a listed origin can send every method and header', async (world) => {
  const origin = originOf(world);
  for (const method of ['GET', 'HEAD', 'POST', 'PUT', 'DELETE']) {
    const names = ['authorization', 'content-type', 'if-match'];
    const { status, headers } = await preflight(world, origin, method, names.join(','));
    holds('A preflight request succeeds without a token', status >= 200 && status < 300, status);
    const allowed = headers.get('Access-Control-Allow-Origin');
    holds('The origin is allowed', allowed === origin || allowed === '*', allowed);
    const simple = ['GET', 'HEAD', 'POST'].includes(method);
    const methods = listed(headers.get('Access-Control-Allow-Methods'));
    holds(`${method} is allowed`, simple || methods.includes(method.toLowerCase()), methods);
    const sent = listed(headers.get('Access-Control-Allow-Headers'));
    equal(
      'Headers that aren’t allowed',
      names.filter((name) => !sent.includes(name)),
      [],
    );
  }
});

rule('A page of a listed origin can read responses, rejections, and their headers', async (world) => {
  const Origin = originOf(world);
  for (const who of ['admin', 'nobody'] as const) {
    const { headers } = await world.as(who, 'GET', '/users/current', undefined, { headers: { Origin } });
    const allowed = headers.get('Access-Control-Allow-Origin');
    holds('The page can read it', allowed === Origin || allowed === '*', allowed);
    const exposed = listed(headers.get('Access-Control-Expose-Headers'));
    for (const name of ['etag', 'retry-after']) holds(`${name} is exposed`, exposed.includes(name), exposed);
    if (allowed !== '*') {
      holds('Vary has Origin', listed(headers.get('Vary')).includes('origin'), headers.get('Vary'));
    }
  }
});

rule('A page of another origin can’t call the server', async (world) => {
  originOf(world);
  const asked = await preflight(world, unlisted, 'PUT', 'authorization,content-type');
  const read = await world.as('admin', 'GET', '/users/current', undefined, { headers: { Origin: unlisted } });
  for (const { headers } of [asked, read]) {
    const allowed = headers.get('Access-Control-Allow-Origin');
    holds('Another origin isn’t allowed', allowed !== unlisted && allowed !== '*', allowed);
  }
  rejects(read, 403, 'origin_not_allowed');
});
