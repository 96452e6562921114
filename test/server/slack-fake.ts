import { Hono } from 'hono';
import { listen, type Listening } from '../../examples/server/src/web/listen';

export interface SlackCall {
  method: string;
  token: string | undefined;
  args: Record<string, string>;
}

type Answer = object | Response | Promise<never>;

/** A Slack that answers what a test says, over HTTP, and remembers what it was asked. */
export async function startFakeSlack() {
  const calls: SlackCall[] = [];
  let answers: Record<string, Answer[]> = {};
  const app = new Hono().post('/api/:method', async (c) => {
    const method = c.req.param('method');
    const token = c.req.header('Authorization')?.replace('Bearer ', '');
    calls.push({ method, token, args: Object.fromEntries(new URLSearchParams(await c.req.text())) });
    const answer = await (answers[method]?.shift() ?? { ok: false, error: 'unknown_method' });
    return answer instanceof Response ? answer : c.json(answer);
  });
  const server: Listening = await listen(app, 0);
  return {
    url: `http://localhost:${server.port}/api/`,
    calls,
    /** What each method answers, one after the other. */
    will(next: Record<string, Answer[]>) {
      answers = next;
      calls.length = 0;
    },
    stop: () => server.close(),
  };
}
