import type { SlackApp } from 'chatdeck/model';

/** The product's app at Slack. Without an id of its own, the server that this dashboard comes from knows the app. */
export const slack: SlackApp = {
  baseUrl: location.origin,
  clientId: (import.meta.env.VITE_SLACK_CLIENT_ID as string | undefined) || undefined,
  authorizeUrl: (import.meta.env.VITE_SLACK_AUTHORIZE_URL as string | undefined) || undefined,
};
