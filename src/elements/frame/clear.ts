import { openLink } from './link';
import { forgetFrame } from './traces';

/**
 * Deletes the unsaved work of an account in the storage of its frames, which only a page of the server can. No element
 * needs to be there, and what a host removes with its sign-out changes nothing.
 */
export function clearFrameDrafts(baseUrl: string, accountId: string): void {
  const { frame, send, close } = openLink(baseUrl, '/', {
    hear: (message) => {
      if (message.type === 'ready') send({ type: 'signOut', accountId });
      if (message.type !== 'cleared') return;
      forgetFrame(accountId);
      end();
    },
    onSilent: end,
  });
  frame.style.display = 'none';
  document.body.append(frame);

  function end() {
    close();
    frame.remove();
  }
}
