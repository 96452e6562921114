import { createClient } from 'chatdeck/client';
import { ChatdeckProvider, useAppearanceTab } from 'chatdeck/hooks';
import { AppearanceTab } from 'chatdeck/settings/appearance';
import { makeParsedUser, makeUser } from 'chatdeck/testing';
import { ChatdeckTheme } from 'chatdeck/ui';
import 'chatdeck/styles.css';

const answer = JSON.stringify(makeUser());
const initialUser = makeParsedUser();

/** The whole product: the hook with its client, cache and drafts, and the preview that it has. */
function Tab() {
  return <AppearanceTab {...useAppearanceTab(11)} />;
}

/** The page of the tab. */
export function appearance() {
  const client = createClient({
    baseUrl: '',
    session: { id: 'bench', getToken: () => 'token' },
    fetch: () => Promise.resolve(new Response(answer, { headers: { 'Content-Type': 'application/json' } })),
  });
  return (
    <ChatdeckTheme hrefFor={({ name }) => `#/${name}`}>
      <ChatdeckProvider client={client} initialUser={initialUser}>
        <Tab />
      </ChatdeckProvider>
    </ChatdeckTheme>
  );
}
