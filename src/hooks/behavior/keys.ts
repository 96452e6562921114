import type { Action } from '../../model/core/action';
import type { ApiKeys } from '../../model/settings/behavior/behavior';
import { widgetsOf } from '../../model/entities/user';
import type { Widget } from '../../model/entities/widget';
import { useChatdeck } from '../shared/chatdeck-context';
import { currentUserQuery, useLoadable } from '../shared/queries';
import { invalidateUser, storeWidgetFields } from '../shared/known-user';
import { answeredField, checkField } from '../shared/stored';
import { useWrite } from '../shared/write';

/** The account's keys for an admin, as mirrored in the widget; undefined for agents. */
export function useApiKeys(widget: Widget | undefined) {
  const chatdeck = useChatdeck();
  const user = useLoadable(currentUserQuery);
  const { action, start } = useWrite({
    run: async () => {
      const refreshed = await chatdeck.client.accounts.generateApiKey();
      // Takes only the keys: the rest of the answer may be older than what is shown.
      for (const { Id, apiKey, zapierApiKey } of widgetsOf(refreshed)) {
        await storeWidgetFields(chatdeck, Id, { apiKey, zapierApiKey });
      }
      // The same key means that the old one was not revoked.
      const before = widget?.apiKey ?? '';
      checkField('apiKey', { before, sent: '', stored: widget && answeredField(refreshed, widget.Id, 'apiKey') });
    },
    // Also after a failure: the old key may have been revoked, even if the answer doesn't say so.
    onSettled: () => invalidateUser(chatdeck),
  });

  const isAdmin = user.status === 'ready' && user.data.admin;
  if (!isAdmin || !widget) return {};
  return {
    keys: { apiKey: widget.apiKey, zapierApiKey: widget.zapierApiKey, ...generationOf(action) },
    onKeyGenerate: () => start(),
  };
}

function generationOf({ status, problem }: Action): Pick<ApiKeys, 'status' | 'problem'> {
  if (status === 'busy') return { status: 'generating' };
  return status === 'failed' ? { status, problem } : { status: 'idle' };
}
