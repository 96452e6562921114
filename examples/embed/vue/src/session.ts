/** The chat server, which lists this site in ALLOWED_ORIGINS. */
export const chatUrl: string = import.meta.env.VITE_CHAT_URL ?? 'http://localhost:4000';

/** The accounts of this portal's users in the chat service. */
export const accounts: Record<string, string> = { acme: 'admin@acme.test', globex: 'owner@globex.test' };

/** Your backend does this: it knows who is signed in to your product, and gets a token for them. */
export async function tokenOf(account: string): Promise<string> {
  const answer = await fetch(`${chatUrl}/v1/p/sessions`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email: accounts[account], password: 'chatdeck-demo' }),
  });
  return ((await answer.json()) as { token: string }).token;
}
