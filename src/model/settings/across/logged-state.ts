import type { Widget } from '../../entities/widget';
import { triggersSettings } from '../triggers/triggers';
import type { LoggedState } from './change-log';
import { widgetSettings } from './widget-settings';

/** Everything of a widget that the change log follows, besides replies and groups. It takes the settings of all tabs. */
export function loggedState(widget: Widget): LoggedState {
  return { off: widget.off, ...widgetSettings(widget), ...triggersSettings(widget) };
}
