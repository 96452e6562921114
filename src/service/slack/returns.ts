import { formatRoute } from '../../model/places/route';
import type { SlackPurpose, SlackState } from '../../model/places/slack-authorize';

/** Where signed-out users go. */
export const signInPage = formatRoute({ name: 'login' });

/** Where a purpose leads after a failure, with the reason in `error`. */
export function failedPage(purpose: SlackPurpose, { ceId: widgetId, source }: SlackState, error: string): string {
  switch (purpose) {
    case 'signup':
      return formatRoute({ name: 'signup', error, source });
    case 'connect':
      return `${formatRoute({ name: 'setup', widgetId })}?error=${encodeURIComponent(error)}`;
    case 'swap_user':
    case 'upgrade':
      return formatRoute({ name: 'permissions', widgetId, error });
  }
}

export function signedUpPage(token: string): string {
  return `/login?auth_token=${encodeURIComponent(token)}`;
}
