import { queryOptions, useQuery } from '@tanstack/react-query';
import type { Client } from '../../client/create-client';
import { bannersFor, isDismissible, type BannerName } from '../../model/places/banners';
import type { DashboardProps } from '../../model/dashboard/dashboard';
import type { Loadable } from '../../model/core/loadable';
import type { Instant } from '../../model/core/tolerant';
import type { User } from '../../model/entities/user';
import { useChatdeck } from '../shared/chatdeck-context';

interface BannersInput {
  user: Loadable<User>;
  now: Instant;
  isUserSwapped: boolean;
}

/** The banners that the person has not put away. What they put away stays away until the page is loaded anew. */
export function useBanners({ user, now, isUserSwapped }: BannersInput) {
  const { client, queryClient } = useChatdeck();
  const query = dismissedQuery(client);
  const { data: dismissed } = useQuery(query, queryClient);
  const all = user.status === 'ready' ? bannersFor(user.data, now, isUserSwapped) : [];
  return {
    banners: all.filter(({ name }) => !dismissed.includes(name)),
    onDismissBanner: (name) => {
      if (isDismissible(name)) queryClient.setQueryData(query.queryKey, (names = []) => [...names, name]);
    },
  } satisfies Partial<DashboardProps>;
}

/** In the cache rather than in the component, which goes with each change of the page. Never asked of anybody. */
function dismissedQuery(client: Client) {
  return queryOptions({
    queryKey: [client.session.id, 'banners', 'dismissed'],
    queryFn: (): BannerName[] => [],
    initialData: (): BannerName[] => [],
    enabled: false,
    gcTime: Infinity,
  });
}
