import * as React from 'react';

const INTERNALS = '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE';

/**
 * Keeps React from recording where each element is created, which only its warnings show: up to 10,000 stacks each second
 * take as long as all other rendering.
 */
export function skipOwnerStacks() {
  // The oldest that we support keeps none.
  if (React.version.startsWith('18.')) return;
  const { [INTERNALS]: internals } = React as unknown as Record<string, object>;
  if (!internals || !('recentlyCreatedOwnerStacks' in internals))
    throw new Error('This React counts its stacks otherwise.');
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => Infinity, set() {} });
}
