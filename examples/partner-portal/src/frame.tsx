import { useShell } from 'chatdeck/hooks';
import { useCallback, type ReactNode } from 'react';
import { ActivityPanel } from './activity-panel';
import { channelAddress, historyAddress, teamAddress } from './chat-addresses';
import type { Profile } from './portal-api';
import { followLink } from './router';

interface FrameProps {
  address: string;
  profile: Profile;
  onSignOut(this: void): void;
  children: ReactNode;
}

/** The portal around every page. */
export function Frame({ address, profile, onSignOut, children }: FrameProps) {
  return (
    <div className="portal">
      <header className="top">
        <a className="brand" href="/" onClick={followLink}>
          <img src="/site/leaf.svg" alt="" width="24" height="24" />
          Fernwood
        </a>
        <span className="shop">{profile.shop}</span>
        <span className="who">{profile.name}</span>
        <button className="quiet" onClick={onSignOut}>
          Sign out
        </button>
      </header>
      <nav className="side" aria-label="Fernwood">
        <ul>
          <Item to="/" address={address}>
            Today
          </Item>
        </ul>
        <ChatMenu address={address} onSignedOut={onSignOut} />
      </nav>
      <main tabIndex={-1}>{children}</main>
      <ActivityPanel />
    </div>
  );
}

/** Which parts of Chatdeck the user may see: the hook of its own frame knows. */
function ChatMenu({ address, onSignedOut }: { address: string; onSignedOut(this: void): void }) {
  const { shell } = useShell({ onSignedOut });
  if (shell.status !== 'ready') return null;
  const { widgets, showsAccount, showsReports } = shell.data;
  return (
    <>
      <h2>Live chat</h2>
      <ul>
        {widgets.map(({ id, name }) => (
          <Item key={id} to={channelAddress(id)} address={address}>
            {name}
          </Item>
        ))}
        {showsReports && (
          <Item to={historyAddress} address={address}>
            History
          </Item>
        )}
        {showsAccount && (
          <Item to={teamAddress} address={address}>
            Team
          </Item>
        )}
      </ul>
    </>
  );
}

function Item({ to, address, children }: { to: string; address: string; children: ReactNode }) {
  const isCurrent = address.replace(/\?.*$/s, '') === to;
  // On a phone the menu is a row, wider than the page.
  const showWhenCurrent = useCallback(
    (link: HTMLAnchorElement | null) => {
      if (isCurrent) link?.scrollIntoView({ block: 'nearest', inline: 'center' });
    },
    [isCurrent],
  );
  return (
    <li>
      <a ref={showWhenCurrent} href={to} aria-current={isCurrent ? 'page' : undefined} onClick={followLink}>
        {children}
      </a>
    </li>
  );
}
