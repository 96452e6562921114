import { settingsNavigation } from 'chatdeck/model';
import { makeParsedUser, makeParsedWidget } from 'chatdeck/testing';

/** Of a widget that every scenario of `chatdeck/testing` has. */
export const widgetId = 11;
export const nothing = () => undefined;

const widget = makeParsedWidget();

/** What every settings tab is given. */
export const tabProps = {
  widgetId: widget.Id,
  roomName: widget.RoomName,
  navigation: settingsNavigation(makeParsedUser().account.plan, new Set()),
};
export { widget };
