/** Texts of the label set `problem` that also show where its code couldn't load. */
export const offlineTexts = {
  retry: 'Try again',
  offline: 'We can’t reach the server. Check your connection and try again.',
};
