import 'chatdeck/styles.css';
import { ChatdeckTheme } from 'chatdeck';
import { createClient } from 'chatdeck/client';
import { ChatdeckProvider, useUsers } from 'chatdeck/hooks';
import { Users } from 'chatdeck/screens/users';
import { handlers } from 'chatdeck/testing';
import { getResponse } from 'msw';
import { createRoot } from 'react-dom/client';

// There is no server: the handlers for tests answer every call, in the page. With one, leave out `fetch`.
const server = handlers({ scenario: 'busyAccount' });
const client = createClient({
  baseUrl: location.origin,
  session: { id: 'acme', getToken: () => 'admin-token' },
  fetch: async (input, init) => (await getResponse(server, new Request(input, init))) ?? Response.error(),
});

function Team() {
  return <Users {...useUsers()} />;
}

createRoot(document.getElementById('root') ?? document.body).render(
  <ChatdeckTheme>
    <ChatdeckProvider client={client}>
      <Team />
    </ChatdeckProvider>
  </ChatdeckTheme>,
);
