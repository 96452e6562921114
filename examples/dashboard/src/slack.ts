import type { SlackApp } from 'chatdeck/model';

/** The product's Slack app. Without an id, the dashboard's server knows the app. */
export const slack: SlackApp = {
  baseUrl: location.origin,
  clientId: (import.meta.env.VITE_SLACK_CLIENT_ID as string | undefined) || undefined,
  authorizeUrl: (import.meta.env.VITE_SLACK_AUTHORIZE_URL as string | undefined) || undefined,
};
