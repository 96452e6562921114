/** The chat server, which lists this site in ALLOWED_ORIGINS. */
export const chatUrl = document.querySelector('meta[name="chat-url"]').content;

/** The accounts of this portal's users in the chat service. */
export const accounts = { acme: 'admin@acme.test', globex: 'owner@globex.test' };

/** Your backend does this: it knows who is signed in to your product, and gets a token for them. */
export async function tokenOf(account) {
  const answer = await fetch(`${chatUrl}/v1/p/sessions`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email: accounts[account], password: 'chatdeck-demo' }),
  });
  return (await answer.json()).token;
}
