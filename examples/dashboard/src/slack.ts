const clientId = import.meta.env.VITE_SLACK_CLIENT_ID as string | undefined;

/** The product's app at Slack, when this dashboard was built for one. */
export const slack = clientId
  ? {
      clientId,
      baseUrl: location.origin,
      authorizeUrl: import.meta.env.VITE_SLACK_AUTHORIZE_URL as string | undefined,
    }
  : undefined;
