import { createAdaptorServer } from '@hono/node-server';
import { Hono } from 'hono';
const app = new Hono();
app.post('/x', async (c) => { await c.req.text(); return c.json({ ok: true }); });
const errors = {}; let n = 0;
const end = Date.now() + Number(process.argv[2] ?? 90) * 1000;
async function one() {
  const server = createAdaptorServer({ fetch: app.fetch });
  await new Promise((r) => server.listen(0, r));
  const url = `http://localhost:${server.address().port}/x`;
  while (Date.now() < end) {
    const wait = 3800 + Math.random() * 3000;
    n++;
    try { const r = await fetch(url, { method: 'POST', body: 'a=b', headers: { 'content-type': 'application/x-www-form-urlencoded' }, redirect: 'error', signal: AbortSignal.timeout(8000) }); await r.text(); }
    catch (e) { const k = `${e.message} / ${e.cause?.code} ${e.cause?.message} after ${Math.round(one.w/500)*500}`; errors[k] = (errors[k] ?? 0) + 1; }
    one.w = wait;
    await new Promise((r) => setTimeout(r, wait));
  }
  server.closeAllConnections(); server.close();
}
const busyMs = Number(process.argv[3] ?? 30);
const t = setInterval(() => { const s = Date.now(); while (Date.now() - s < busyMs * Math.random() * 2); }, 5);
await Promise.all(Array.from({ length: 200 }, one));
clearInterval(t);
console.log(n, errors);
