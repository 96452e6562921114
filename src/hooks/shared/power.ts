import { widgetPower, type WidgetPower } from '../../model/settings/shared/power';
import { mapLoadable, type Loadable } from '../../model/core/loadable';
import type { SettingsTabProps } from '../../model/settings/shared/settings-tab';
import { changesBetween } from '../../model/settings/across/change-log';
import { isConnectionBroken } from '../../model/places/connection';
import { whyOffline } from '../../model/places/why-offline';
import type { Id } from '../../model/core/tolerant';
import type { Widget } from '../../model/entities/widget';
import { useChatdeck } from './chatdeck-context';
import { useNow } from './now';
import { currentUserQuery, useLoadable } from './queries';
import { invalidateUser, storeWidget } from './known-user';
import { logged, recordChanges } from './save-widget';
import { checkField } from './stored';
import { useExpiredConnections } from './team-users-query';
import { useWrite, widgetScope } from './write';

/** The switch shows the choice immediately, and reverts with the reason if the server rejects it. */
export function usePower(
  widgetId: Id,
  widget: Loadable<Widget>,
): Pick<SettingsTabProps, 'isAdmin' | 'power' | 'onPowerChange'> {
  const chatdeck = useChatdeck();
  const user = useLoadable(currentUserQuery);
  const now = useNow();
  const expired = useExpiredConnections();
  const { write, start } = useWrite({
    of: widgetId,
    scope: widgetScope(chatdeck, widgetId),
    run: async (isOn: boolean) => {
      const before = { off: widget.status === 'ready' && widget.data.off };
      const answer = await logged(chatdeck, { widgetId, how: 'form', before, after: { off: !isOn } }, () =>
        chatdeck.client.widgets.toggle(widgetId, isOn),
      );
      const { off = !isOn } = answer.raw;
      await storeWidget(chatdeck, { ...answer, data: { ...answer.data, off: off === true } });
      checkField('off', { before: isOn, sent: !isOn, stored: off });
      recordChanges(chatdeck, { widgetId, how: 'form', changes: changesBetween(before, { off: off === true }) });
    },
    // It may have changed even if the answer doesn't say so.
    onError: () => invalidateUser(chatdeck),
  });
  const power = mapLoadable(widget, (stored) =>
    write.status === 'busy' ? powerOf({ ...stored, off: !write.input }, true) : powerOf(stored, false),
  );
  return {
    isAdmin: user.status === 'ready' && user.data.admin,
    power: power.status === 'ready' && write.status === 'failed' ? { ...power, problem: write.problem } : power,
    onPowerChange: start,
  };

  function powerOf(shown: Widget, isChanging: boolean): WidgetPower {
    if (user.status !== 'ready') return widgetPower(shown, isChanging);
    const reason = whyOffline(shown, { account: user.data.account, now, expired });
    return widgetPower(shown, isChanging, reason, isConnectionBroken(shown, { now, expired }));
  }
}
