/** Whether the server accepts webhooks to internal networks, as it says in the page. */
export const allowsInternalWebhooks =
  document.querySelector<HTMLMetaElement>('meta[name="chatdeck-internal-webhooks"]')?.content === '1';
