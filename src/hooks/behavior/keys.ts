import { useState } from 'react';
import type { ApiKeys } from '../../model/settings/behavior/behavior';
import { toProblem } from '../../model/core/problem';
import { widgetsOf } from '../../model/entities/user';
import type { Widget } from '../../model/entities/widget';
import { useChatdeck } from '../shared/chatdeck-context';
import { useOnce } from '../shared/once';
import { currentUserQuery, useLoadable } from '../shared/queries';
import { invalidateUser, storeWidgetFields } from '../shared/save-widget';

/** The account's keys for an admin, as the widget mirrors them; nothing for anybody else. */
export function useApiKeys(widget: Widget | undefined) {
  const chatdeck = useChatdeck();
  const user = useLoadable(currentUserQuery);
  const once = useOnce();
  const [generation, setGeneration] = useState<Pick<ApiKeys, 'status' | 'problem'>>({ status: 'idle' });

  async function generate() {
    setGeneration({ status: 'generating' });
    try {
      const refreshed = await chatdeck.client.accounts.generateApiKey();
      // The keys alone: the rest of the answer may be older than what is shown by now.
      for (const { Id, apiKey, zapierApiKey } of widgetsOf(refreshed)) {
        await storeWidgetFields(chatdeck, Id, { apiKey, zapierApiKey });
      }
      setGeneration({ status: 'idle' });
    } catch (thrown) {
      setGeneration({ status: 'failed', problem: toProblem(thrown) });
    }
    // After a failure too: the old key may have been revoked, although the answer says nothing of it.
    invalidateUser(chatdeck);
  }

  const isAdmin = user.status === 'ready' && user.data.admin;
  if (!isAdmin || !widget) return {};
  return {
    keys: { apiKey: widget.apiKey, zapierApiKey: widget.zapierApiKey, ...generation },
    onKeyGenerate: () => void once('', generate),
  };
}
