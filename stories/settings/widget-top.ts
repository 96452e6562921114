import { settingsNavigation, widgetPower, type SettingsTabProps } from 'chatdeck/model';
import { makeParsedUser, makeParsedWidget, ready } from 'chatdeck/testing';
import { fn } from 'storybook/test';

/** What is above each tab: the widget's workspace and status, its switch, and all tabs. */
export const widgetTop: Pick<SettingsTabProps, 'workspace' | 'navigation' | 'power' | 'onPowerChange'> = {
  workspace: 'acme.slack.com',
  navigation: settingsNavigation(makeParsedUser().account.plan, new Set()),
  power: ready(widgetPower(makeParsedWidget(), false)),
  onPowerChange: fn(),
};
