import { SettingsNavigation, TabNavigation } from 'chatdeck/ui';
import type { Usage } from './usage';

export const usages: readonly Usage[] = [
  {
    parts: ['TabNavigation'],
    use: 'For neighboring pages with an address each: the tabs of reports.',
    avoid: 'For panels of one page (`Tabs`), and for more than nine places.',
    dos: [
      {
        example: (
          <TabNavigation
            label="Reports"
            items={[
              { to: { name: 'reports', tab: 'overview' }, isCurrent: true, content: 'Overview' },
              { to: { name: 'reports', tab: 'history' }, isCurrent: false, content: 'History' },
            ]}
          />
        ),
        why: 'Keep each to a word or two; what does not fit scrolls.',
      },
    ],
    donts: [
      {
        example: (
          <TabNavigation
            label="Reports"
            items={[
              { to: { name: 'account' }, isCurrent: false, content: 'Go to your account page' },
              { to: { name: 'support' }, isCurrent: false, content: 'Contact support' },
            ]}
          />
        ),
        why: 'Do not line up places that are no neighbors, nor show none of them as current.',
      },
    ],
    keyboard:
      'Real links: each can be opened in another tab. The arrow keys go round among them, and the current one is marked as the current page.',
  },
  {
    parts: ['SettingsNavigation'],
    use: 'For the tabs of a widget’s settings. The frame of a tab shows it from `navigation`.',
    avoid: 'Where the host has a navigation of its own: leave `navigation` out.',
    dos: [
      {
        example: (
          <SettingsNavigation
            widgetId={11}
            tab="behavior"
            items={[
              { tab: 'behavior', needsUpgrade: false, hasDraft: false },
              { tab: 'appearance', needsUpgrade: false, hasDraft: true },
              { tab: 'triggers', needsUpgrade: true, hasDraft: false },
            ]}
          />
        ),
        why: 'Mark tabs where unsaved changes wait: nobody is stopped from leaving one.',
      },
    ],
    donts: [
      {
        example: (
          <SettingsNavigation
            widgetId={11}
            tab="behavior"
            items={[{ tab: 'behavior', needsUpgrade: false, hasDraft: false }]}
          />
        ),
        why: 'Do not hide what the plan lacks. A tab that needs an upgrade says so when it is opened.',
      },
    ],
    keyboard: 'As `TabNavigation`. Drafts and missing plans are read as words after the name.',
  },
];
