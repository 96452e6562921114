import { asksForecast, bannersFor, isDismissible, type AccountBannersProps } from '../../model/places/banners';
import type { Loadable } from '../../model/core/loadable';
import type { Instant } from '../../model/core/tolerant';
import type { User } from '../../model/entities/user';
import { useDismissed } from '../shared/dismissed';
import { useNow } from '../shared/now';
import { conversationCountQuery, currentUserQuery, useLoadable } from '../shared/queries';

/** All props of `AccountBanners`, for a host with a custom frame; `useShell` includes them. */
export function useAccountBanners(): Required<AccountBannersProps> {
  return useBannersOf(useLoadable(currentUserQuery));
}

/** The user's banners except the dismissed ones. */
export function useBannersOf(user: Loadable<User>): Required<AccountBannersProps> {
  const now = useNow();
  const { dismissed, dismiss } = useDismissed();
  const conversations = useConversations(user, now);
  const all = user.status === 'ready' ? bannersFor(user.data, now, conversations) : [];
  return {
    banners: all.filter((banner) => !dismissed.includes(banner.name) || !isDismissible(banner)),
    onDismissBanner: (name) => {
      if (all.some((banner) => banner.name === name && isDismissible(banner))) dismiss(name);
    },
  };
}

/** Every page shows what a count leads to, so it is read seldom. */
const COUNT_FRESH_MS = 15 * 60_000;

/** This month's conversations, if they matter; null until they are known, and if they can't be loaded. */
function useConversations(user: Loadable<User>, now: Instant): number | null {
  const accountId = user.status === 'ready' && asksForecast(user.data, now) ? user.data.account.Id : undefined;
  const count = useLoadable((client) => conversationCountQuery(client, accountId, COUNT_FRESH_MS));
  return count.status === 'ready' ? count.data : null;
}
