import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { mapLoadable, type Loadable } from '../../model/core/loadable';
import { identityOf, shellData, type Identity, type ShellProps } from '../../model/places/shell';
import { settingsTabs } from '../../model/places/route';
import { widgetsOf, type User } from '../../model/entities/user';
import { useChatdeck } from '../shared/chatdeck-context';
import { currentUserQuery, useLoadable } from '../shared/queries';
import { draftKey } from '../shared/settings-place';
import { endOnServer, type SignOutFailed } from '../shared/sign-out';
import { useBannersOf } from './banners';

export { useAccountBanners } from './banners';

export interface ShellOptions {
  /** The person chose to sign out: the host forgets the token now, whatever the server says. */
  onSignedOut(this: void): void;
  /**
   * The server could not be told of the sign-out, so that the token stays valid there. `tellServer` tells it again:
   * true when it knows now; another failure is reported here as the first was. Without it, `reportError` of the page.
   */
  onSignOutFailed?: SignOutFailed | undefined;
  /**
   * It is known who is signed in: told once for each person, from an effect, and again only after somebody else or after
   * they have signed out. For a chat widget of the product itself, which is to know whom it talks to.
   */
  onIdentify?: ((this: void, identity: Identity) => void) | undefined;
}

/** Everything that `Shell` takes. */
export function useShell({ onSignedOut, onSignOutFailed, onIdentify }: ShellOptions): ShellProps {
  const { client, drafts } = useChatdeck();
  const user = useLoadable(currentUserQuery);
  useIdentify(user, onIdentify);

  function signOut() {
    drafts.clear(`${client.session.id}/`);
    void endOnServer(client, onSignOutFailed);
    onSignedOut();
  }

  const withDraft = useWidgetsWithDraft(user);
  return {
    shell: mapLoadable(user, (known) => shellData(known, withDraft)),
    ...useBannersOf(user),
    onSignOut: signOut,
  };
}

function useWidgetsWithDraft(user: Loadable<User>): ReadonlySet<string> {
  const { client, drafts } = useChatdeck();
  const ids = user.status === 'ready' ? widgetsOf(user.data).map(({ Id }) => String(Id)) : [];
  const person = user.status === 'ready' ? String(user.data.Id) : '';
  const hasDraft = (id: string) =>
    settingsTabs.some((tab) => drafts.has(draftKey(client, { person, widgetId: id, tab })));
  // One string, so that the snapshot is the same as long as nothing changed.
  const marked = useSyncExternalStore(
    drafts.subscribe,
    () => ids.filter(hasDraft).join(' '),
    () => '',
  );
  return useMemo(() => new Set(marked.split(' ').filter(Boolean)), [marked]);
}

/** Tells who is signed in when that is first known, however often the frame comes and goes. */
function useIdentify(user: Loadable<User>, onIdentify: ShellOptions['onIdentify']) {
  const { client, identifiedUser } = useChatdeck();
  const known = user.status === 'ready' ? user.data : undefined;
  useEffect(() => {
    if (!known || !onIdentify) return;
    if (identifiedUser.isNews(`${client.session.id}/${String(known.Id)}`)) onIdentify(identityOf(known));
  }, [client, identifiedUser, known, onIdentify]);
}
