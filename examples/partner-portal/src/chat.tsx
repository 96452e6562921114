import 'chatdeck/styles.css';
import 'chatdeck/styles/accents/jade.css';
import './brand.css';
import { ChatdeckTheme } from 'chatdeck/ui';
import { usersLabels } from 'chatdeck/screens/users';
import type { Route } from 'chatdeck/model';
import type { ReactNode } from 'react';
import { noteError, noteEvent } from './activity';
import { addressOf } from './chat-addresses';
import { navigate } from './router';

const labels = [usersLabels.with({ title: 'Operators', help: 'Everyone here can answer your customers.' })];
const overlays = document.getElementById('chat-overlays') ?? document.body;

/** Goes to a screen of Chatdeck's, by a link in one of them or by what it wants its address to remember. */
export function showRoute(route: Route): void {
  const address = addressOf(route);
  if (address !== undefined) navigate(address);
}

/** Fernwood's look, words and addresses, for every screen of Chatdeck's. */
export function Chat({ children }: { children: ReactNode }) {
  return (
    <ChatdeckTheme
      className="fernwood-chat"
      appearance="dark"
      accentColor="jade"
      radius="large"
      productName="Fernwood Chat"
      labels={labels}
      hrefFor={addressOf}
      onNavigate={showRoute}
      portalContainer={overlays}
      onEvent={noteEvent}
      onError={noteError}
    >
      {children}
    </ChatdeckTheme>
  );
}
