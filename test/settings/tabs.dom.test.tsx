import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { widget } from '../screen-table/props';
import { renderScreen } from '../screens/render-screen';
import { tabSamples, type TabHooks } from '../screens/samples';

/** Each tab, with its title and the prop that has its content. */
const tabs = [
  ['BehaviorTab', 'Behavior', 'editor'],
  ['AppearanceTab', 'Appearance', 'editor'],
  ['OperatingHoursTab', 'Operating Hours', 'editor'],
  ['TriggersTab', 'Triggers', 'editor'],
  ['QuestionGroupsTab', 'Question Groups', 'groups'],
  ['IntegrationsTab', 'Integrations', 'integrations'],
  ['SavedRepliesTab', 'Saved Replies', 'replies'],
  ['InstallTab', 'Embed code', 'install'],
] as const;

test('every settings tab is in the table', () => {
  expect(tabs.map(([name]) => name).toSorted()).toEqual(Object.keys(tabSamples).toSorted());
});

test.each(tabs)('%s has a page header with the title “%s” and the room name, and the navigation', (name, title) => {
  renderScreen(tabSamples[name]?.({}));
  screen.getByRole('heading', { level: 1, name: `${widget.RoomName}: ${title}` });
  const links = within(screen.getByRole('navigation', { name: 'Widget settings' })).getAllByRole('link');
  expect(links).toHaveLength(tabs.length);
  expect(links.find((link) => link.getAttribute('aria-current') === 'page')?.textContent).toBe(title);
});

test.each(tabs)('%s of an unfinished widget shows nothing but a link to its setup', (name, _title, content) => {
  const hooks: object = { navigation: undefined, [content]: { status: 'setupRequired' } };
  renderScreen(tabSamples[name]?.(hooks as TabHooks));
  const links = screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
  expect(links).toEqual([['Finish setup first', '#/setup/11']]);
  for (const role of ['button', 'switch', 'textbox', 'combobox', 'radio', 'region', 'table']) {
    expect(screen.queryAllByRole(role)).toEqual([]);
  }
});

test.each([
  ['TriggersTab', 'Triggers', { editor: { status: 'planRequired', feature: 'triggers' } }],
  ['IntegrationsTab', 'Integrations', { integrations: { status: 'planRequired', feature: 'bots' } }],
  ['QuestionGroupsTab', 'Question Groups', { groups: { status: 'planRequired', feature: 'questionGroups' } }],
  ['OperatingHoursTab', 'Operating Hours', { needsUpgrade: true }],
])('%s warns of a plan without %s, with an upgrade link to the account', (name, feature, hooks) => {
  renderScreen(tabSamples[name]?.(hooks));
  expect(screen.getByText(`Your plan does not have access to ${feature}.`, { exact: false })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Please Upgrade' }).getAttribute('href')).toBe('#/account');
});
