import { BehaviorTab } from 'chatdeck/settings/behavior';
import { createClient } from 'chatdeck/client';
import { ChatdeckProvider, useBehaviorTab } from 'chatdeck/hooks';
import { makeParsedUser, makeUser } from 'chatdeck/testing';
import { ChatdeckTheme } from 'chatdeck/ui';
import 'chatdeck/styles.css';

/** An agent: the forms beside it have no API keys either. */
const overrides = { admin: false };
const answer = JSON.stringify(makeUser(overrides));
const initialUser = makeParsedUser(overrides);
const widgetId = 11;
const networkMs = 50;

/** The whole product: the hook with its client, cache and drafts; the person is known, the server answers soon. */
function Tab() {
  return <BehaviorTab {...useBehaviorTab(widgetId)} />;
}

async function answerSoon(): Promise<Response> {
  await new Promise((resolve) => setTimeout(resolve, networkMs));
  return new Response(answer, { headers: { 'Content-Type': 'application/json' } });
}

/** The page of the tab. */
export function behavior() {
  const client = createClient({
    baseUrl: '',
    session: { id: 'bench', getToken: () => 'token' },
    fetch: answerSoon,
  });
  return (
    <ChatdeckTheme hrefFor={({ name }) => `#/${name}`}>
      <ChatdeckProvider client={client} initialUser={initialUser}>
        <Tab />
      </ChatdeckProvider>
    </ChatdeckTheme>
  );
}
