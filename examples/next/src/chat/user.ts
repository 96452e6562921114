import { createClient, isProblem } from 'chatdeck/client';
import type { User } from 'chatdeck/model';
import { cookies } from 'next/headers';
import { chatUrl } from '../chat-url';

/** The person of the request's cookie; undefined where there is none or its token has ended. For server components. */
export async function readUser(): Promise<User | undefined> {
  const token = (await cookies()).get('auth_token')?.value;
  if (!token) return undefined;
  const client = createClient({ baseUrl: chatUrl, session: { id: '', getToken: () => token } });
  try {
    return await client.users.current();
  } catch (thrown) {
    if (isProblem(thrown) && thrown.kind === 'unauthorized') return undefined;
    throw thrown;
  }
}
