import { renderHook, waitFor } from '@testing-library/react';
import { useSavedRepliesTab } from 'chatdeck/hooks';
import { expect } from 'vitest';
import { clientFor, wrapperFor } from '../network';

/** How long a test waits for a save. */
export const patience = { timeout: 5000 };

/** The tab of saved replies of the demo's first widget, once they are there. */
export async function openReplies() {
  const tab = renderHook(() => useSavedRepliesTab(11), { wrapper: wrapperFor(clientFor('admin-token')) });
  await waitFor(() => expect(tab.result.current.replies.status).toBe('ready'), patience);
  const list = () => {
    const { replies } = tab.result.current;
    if (replies.status !== 'ready') throw new Error(`The replies are ${replies.status}.`);
    return replies.data;
  };
  return { ...tab, list, labels: () => list().rows.map(({ value }) => value.label) };
}
