import { Users } from 'chatdeck/screens/users';
import { useUsers } from 'chatdeck/hooks';
import { Chat } from '../chat';

export default function TeamPage() {
  return (
    <>
      <h1>Chat team</h1>
      <Chat>
        <Users {...useUsers()} />
      </Chat>
    </>
  );
}
