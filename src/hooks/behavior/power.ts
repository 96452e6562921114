import { widgetPower } from '../../model/settings/behavior/behavior';
import { mapLoadable, type Loadable } from '../../model/core/loadable';
import type { Id } from '../../model/core/tolerant';
import type { Widget } from '../../model/entities/widget';
import { useChatdeck } from '../shared/chatdeck-context';
import { invalidateUser, storeWidget } from '../shared/save-widget';
import { useWrite, widgetScope } from '../shared/write';

/** The switch shows at once what was chosen, and goes back with the reason when the server refuses. */
export function usePower(widgetId: Id, widget: Loadable<Widget>) {
  const chatdeck = useChatdeck();
  const { write, start } = useWrite({
    of: widgetId,
    scope: widgetScope(chatdeck, widgetId),
    run: async (isOn: boolean) => storeWidget(chatdeck, await chatdeck.client.widgets.toggle(widgetId, isOn)),
    // It may have been switched although the answer says nothing of it.
    onError: () => invalidateUser(chatdeck),
  });
  const power = mapLoadable(widget, (stored) =>
    write.status === 'busy' ? widgetPower({ ...stored, off: !write.input }, true) : widgetPower(stored, false),
  );
  return {
    power: power.status === 'ready' && write.status === 'failed' ? { ...power, problem: write.problem } : power,
    onPowerChange: start,
  };
}
