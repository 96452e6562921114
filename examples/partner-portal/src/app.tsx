import { ChatdeckProvider } from 'chatdeck/hooks';
import { Frame } from './frame';
import { Page } from './page';
import { useAddress } from './router';
import { resume, signIn, signOut, useSession, type Session } from './session';
import { SignIn } from './sign-in';

/** One provider for all that a session goes through, so that unsaved work outlives one that has expired. */
export function App() {
  const session = useSession();
  return (
    <ChatdeckProvider client={session.chat}>
      <Portal session={session} />
    </ChatdeckProvider>
  );
}

function Portal({ session }: { session: Session }) {
  const address = useAddress();
  switch (session.status) {
    case 'opening':
      return null;
    case 'failed':
      return (
        <main className="gate">
          <h1>Couldn’t reach Fernwood</h1>
          <button onClick={() => void resume()}>Try again</button>
        </main>
      );
    case 'signedOut':
      return <SignIn hasExpired={session.hasExpired} onSignIn={signIn} />;
    case 'signedIn':
      return (
        <Frame key={session.profile.id} address={address} profile={session.profile} onSignOut={signOut}>
          <Page address={address} name={session.profile.name} />
        </Frame>
      );
  }
}
