import { bannersFor, isDismissible, type AccountBannersProps } from '../../model/places/banners';
import type { Loadable } from '../../model/core/loadable';
import type { User } from '../../model/entities/user';
import { useDismissed } from '../shared/dismissed';
import { useNow } from '../shared/now';
import { currentUserQuery, useLoadable } from '../shared/queries';

/** All props of `AccountBanners`, for a host with a custom frame; `useShell` includes them. */
export function useAccountBanners(): Required<AccountBannersProps> {
  return useBannersOf(useLoadable(currentUserQuery));
}

/** The user's banners except the dismissed ones. */
export function useBannersOf(user: Loadable<User>): Required<AccountBannersProps> {
  const now = useNow();
  const { dismissed, dismiss } = useDismissed();
  const all = user.status === 'ready' ? bannersFor(user.data, now) : [];
  return {
    banners: all.filter(({ name }) => !dismissed.includes(name)),
    onDismissBanner: (name) => {
      if (isDismissible(name)) dismiss(name);
    },
  };
}
