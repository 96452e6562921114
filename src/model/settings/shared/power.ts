import { isOnline, type Widget } from '../../entities/widget';
import type { WhyOffline } from '../../places/why-offline';

/** The widget's manual switch, and whether the widget is currently online for visitors. */
export interface WidgetPower {
  isOn: boolean;
  isOnline: boolean;
  /** Its Slack connection has expired. */
  isBroken?: boolean | undefined;
  /** Absent while the widget is online, or when the reason is unknown. */
  whyOffline?: WhyOffline | undefined;
  isChanging: boolean;
}

/** The Slack commands that turn a widget on and off. */
export const powerCommands = ['on', 'off'] as const;

/** The widget's switch, ready to show. `reason` comes from `whyOffline`, `isBroken` from `isConnectionBroken`. */
export function widgetPower(widget: Widget, isChanging: boolean, reason?: WhyOffline, isBroken?: boolean): WidgetPower {
  const online = isOnline(widget);
  return { isOn: !widget.off, isOnline: online, isBroken, whyOffline: online ? undefined : reason, isChanging };
}
