import { widgetPower } from '../../model/settings/behavior/behavior';
import { mapLoadable, type Loadable } from '../../model/core/loadable';
import { toProblem, type Problem } from '../../model/core/problem';
import type { Id } from '../../model/core/tolerant';
import type { Widget } from '../../model/entities/widget';
import { useKeyedState } from '../shared/keyed-state';
import { useOnce } from '../shared/once';
import { useChatdeck } from '../shared/chatdeck-context';
import { invalidateUser, storeWidget } from '../shared/save-widget';

/** The switch shows at once what was chosen, and goes back with the reason when the server refuses. */
export function usePower(widgetId: Id, widget: Loadable<Widget>) {
  const chatdeck = useChatdeck();
  const key = String(widgetId);
  const once = useOnce();
  const [wanted, setWanted] = useKeyedState<boolean | undefined>(key, undefined);
  const [problem, setProblem] = useKeyedState<Problem | undefined>(key, undefined);

  const power = mapLoadable(widget, (stored) => {
    const shown = wanted === undefined ? stored : { ...stored, off: !wanted };
    return widgetPower(shown, wanted !== undefined);
  });

  async function toggle(isOn: boolean) {
    setWanted(isOn);
    setProblem(undefined);
    try {
      const row = await chatdeck.saveQueue(key, () => chatdeck.client.widgets.toggle(widgetId, isOn));
      await storeWidget(chatdeck, row);
    } catch (thrown) {
      setProblem(toProblem(thrown));
      // It may have been switched although the answer says nothing of it.
      invalidateUser(chatdeck);
    }
    setWanted(undefined);
  }

  return {
    power: power.status === 'ready' && problem ? { ...power, problem } : power,
    onPowerChange: (isOn: boolean) => void once(key, () => toggle(isOn)),
  };
}
