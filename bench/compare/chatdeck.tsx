import { ChatdeckTheme } from 'chatdeck';
import { createClient } from 'chatdeck/client';
import { ChatdeckProvider, useUsers } from 'chatdeck/hooks';
import { Users } from 'chatdeck/screens/users';
import 'chatdeck/styles.css';

const client = createClient({
  baseUrl: 'https://chat.example.com',
  session: {
    id: 'acme',
    // 401: your own session has ended.
    getToken: () => fetch('/api/token').then((answer) => (answer.status === 401 ? undefined : answer.json())),
  },
});
const Team = () => <Users {...useUsers()} />;

export const TeamPage = () => (
  <ChatdeckTheme>
    <ChatdeckProvider client={client}>
      <Team />
    </ChatdeckProvider>
  </ChatdeckTheme>
);
