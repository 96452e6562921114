import { useCallback, useRef } from 'react';
import type { Portal, PortalPage } from '../../model/account/account-page';
import { toProblem } from '../../model/core/problem';
import type { User } from '../../model/entities/user';
import { useKeyedState } from '../shared/keyed-state';
import { useChatdeck } from '../shared/chatdeck-context';
import { followPayment, type GoTo } from './leave';
import { refreshBilling } from './plan-change';

const idle: Portal = { status: 'idle' };

/** The way to the billing portal and to its page for cancelling. */
export function usePortal(user: User | undefined, goTo: GoTo) {
  const chatdeck = useChatdeck();
  const { client } = chatdeck;
  const [portal, setPortal] = useKeyedState(`${client.session.id}/portal`, idle);
  const isBusy = useRef(false);

  async function open(page: PortalPage) {
    if (isBusy.current || !user?.admin) return;
    isBusy.current = true;
    setPortal({ status: 'opening', page });
    try {
      const answer = await client.accounts.createPortalSession(user.account.Id, { type: page, uID: user.Id });
      if (followPayment(answer, goTo).stays) {
        await refreshBilling(chatdeck);
        setPortal(idle);
      }
    } catch (thrown) {
      setPortal({ status: 'failed', page, problem: toProblem(thrown) });
    } finally {
      isBusy.current = false;
    }
  }

  const forget = useCallback(() => {
    if (!isBusy.current) setPortal(idle);
  }, [setPortal]);

  return { portal, open: (page: PortalPage) => void open(page), forget };
}
