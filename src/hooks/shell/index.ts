import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { mapLoadable, type Loadable } from '../../model/core/loadable';
import { identityOf, shellData, type Identity, type ShellProps } from '../../model/places/shell';
import { settingsTabs } from '../../model/places/route';
import { widgetsOf, type User } from '../../model/entities/user';
import type { WidgetDeletionsProps } from '../../model/entities/widget-deletion';
import { useChatdeck } from '../shared/chatdeck-context';
import { cancelDeletions, useDeletions } from '../shared/lasting/deletions';
import { currentUserQuery, useLoadable } from '../shared/queries';
import { useNow } from '../shared/now';
import { draftKey, hasUnsaved } from '../shared/settings-place';
import { endOnServer, type SignOutFailed } from '../shared/sign-out';
import { useExpiredConnections } from '../shared/team-users-query';
import { useBannersOf } from './banners';

export { useAccountBanners } from './banners';

export interface ShellOptions {
  /** The user signed out: the host removes the token now, whatever the server says. */
  onSignedOut(this: void): void;
  /**
   * The server couldn't be notified of the sign-out, so the token stays valid there. `tellServer` tries again and
   * returns true on success; another failure is reported here again. Without this, the page's `reportError` is used.
   */
  onSignOutFailed?: SignOutFailed | undefined;
  /**
   * The signed-in user is known: called once per user, from an effect, and again only after another user or a sign-out.
   * For the product's own chat widget, which needs to know whom it talks to.
   */
  onIdentify?: ((this: void, identity: Identity) => void) | undefined;
}

/** All props of `Shell`. */
export function useShell({ onSignedOut, onSignOutFailed, onIdentify }: ShellOptions): ShellProps {
  const { client, queryClient, drafts, choices, changeLog } = useChatdeck();
  const user = useLoadable(currentUserQuery);
  const deletions = useWidgetDeletions();
  const connection = { now: useNow(), expired: useExpiredConnections() };
  useIdentify(user, onIdentify);

  function signOut() {
    cancelDeletions(queryClient, client.session.id);
    drafts.clear(`${client.session.id}/`);
    choices.clear(`${client.session.id}/`);
    changeLog.clear(`${client.session.id}/`);
    void endOnServer(client, onSignOutFailed);
    onSignedOut();
  }

  const withDraft = useWidgetsWithDraft(user);
  return {
    shell: mapLoadable(user, (known) => shellData(known, withDraft, deletions.deletions, connection)),
    ...useBannersOf(user),
    ...deletions,
    onSignOut: signOut,
  };
}

/** All props of `DeletionToasts`, for a host with a custom frame; `useShell` includes them. */
export function useWidgetDeletions(): Required<WidgetDeletionsProps> {
  return useDeletions().notices;
}

function useWidgetsWithDraft(user: Loadable<User>): ReadonlySet<string> {
  const { client, drafts } = useChatdeck();
  const ids = user.status === 'ready' ? widgetsOf(user.data).map(({ Id }) => String(Id)) : [];
  const person = user.status === 'ready' ? String(user.data.Id) : '';
  const hasDraft = (id: string) =>
    settingsTabs.some((tab) => hasUnsaved(drafts, draftKey(client, { person, widgetId: id, tab })));
  // A single string, so that the snapshot stays the same until something changes.
  const marked = useSyncExternalStore(
    drafts.subscribe,
    () => ids.filter(hasDraft).join(' '),
    () => '',
  );
  return useMemo(() => new Set(marked.split(' ').filter(Boolean)), [marked]);
}

/** Reports the signed-in user when first known, however often the frame mounts. */
function useIdentify(user: Loadable<User>, onIdentify: ShellOptions['onIdentify']) {
  const { client, identifiedUser } = useChatdeck();
  const known = user.status === 'ready' ? user.data : undefined;
  useEffect(() => {
    if (!known || !onIdentify) return;
    if (identifiedUser.isNews(`${client.session.id}/${String(known.Id)}`)) onIdentify(identityOf(known));
  }, [client, identifiedUser, known, onIdentify]);
}
