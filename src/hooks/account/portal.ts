import type { Portal, PortalPage } from '../../model/account/account-page';
import type { User } from '../../model/entities/user';
import { useChatdeck } from '../shared/chatdeck-context';
import { useWrite, type Write } from '../shared/write';
import type { Leave } from '../shared/browser';
import { followPayment } from './leave';
import { refreshBilling } from './plan-change';

const idle: Portal = { status: 'idle' };

/** Goes to the billing portal or its cancellation page. */
export function usePortal(user: User | undefined, leave: Leave) {
  const chatdeck = useChatdeck();
  const { client } = chatdeck;
  const { write, start, forget } = useWrite({
    run: async (page: PortalPage): Promise<Portal> => {
      if (!user) return idle;
      const answer = await client.accounts.createPortalSession(user.account.Id, { type: page, uID: user.Id });
      if (!followPayment(answer, chatdeck, leave).stays) return { status: 'opening', page };
      await refreshBilling(chatdeck);
      return idle;
    },
  });
  return {
    portal: portalOf(write),
    open: (page: PortalPage) => {
      if (user?.admin) start(page);
    },
    forget,
  };
}

function portalOf(write: Write<PortalPage, Portal>): Portal {
  if (write.status === 'idle') return idle;
  if (write.status === 'done') return write.answer;
  const { input: page } = write;
  return write.status === 'failed' ? { status: 'failed', page, problem: write.problem } : { status: 'opening', page };
}
