import type { SignOutNoticeProps } from 'chatdeck/screens/shell';
import type { Problem } from 'chatdeck/model';
import { useState } from 'react';

/** A sign-out the server hasn't heard of: what is shown about it, wherever the user goes. */
export function useSignOutNotice() {
  const [notice, setNotice] = useState<SignOutNoticeProps>();
  const forget = () => setNotice(undefined);
  return {
    notice,
    forget,
    onSignOutFailed: (problem: Problem, tellServer: () => Promise<boolean>) => {
      reportError(new Error(`The server was not told of a sign-out: ${problem.kind}`, { cause: problem }));
      const onRetry = async () => {
        setNotice((known) => known && { ...known, status: 'retrying' });
        if (await tellServer()) setNotice((known) => known && { ...known, status: 'done' });
      };
      setNotice({ status: 'failed', problem, onRetry: () => void onRetry(), onDismiss: forget });
    },
  };
}
