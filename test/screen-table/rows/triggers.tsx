import { useTriggersTab } from 'chatdeck/hooks';
import { triggersSettings, triggersSectionFields } from 'chatdeck/model';
import { TriggersTab, TriggersTabLoading } from 'chatdeck/settings/triggers';
import { makeEditor, ready } from 'chatdeck/testing';
import { nothing, tabProps, widgetId } from '../props';
import type { Rows } from '../row';

const greeting = {
  uid: 'a',
  message: 'Any questions?',
  after: 5,
  on: ['/pricing'],
  matchType: 'contains',
  enabled: true,
};
const settings = triggersSettings({ triggerJson: JSON.stringify({ triggers: [greeting] }) });

export const triggersRows = {
  TriggersTab: {
    entry: 'settings/triggers',
    sample: () => (
      <TriggersTab
        {...tabProps}
        editor={ready(makeEditor(settings, { triggers: triggersSectionFields(settings).map(String) }))}
        hiddenPages=""
        onTriggerAdd={nothing}
        onTriggerDuplicate={nothing}
        onTriggerDelete={nothing}
      />
    ),
    Loading: TriggersTabLoading,
    Plugged: () => <TriggersTab {...useTriggersTab(widgetId)} />,
    requests: { currentUser: 1 },
    typing: 'kept',
    places: {
      triggers: [
        {
          path: '/settings/1/triggers',
          title: 'Triggers',
          shows: [/^Free shipping this week/],
          asks: ['More actions for Free shipping this week.', 'Delete'],
        },
        { path: '/settings/8/triggers', title: 'Triggers', visitor: 'owner@globex.test' },
      ],
    },
  },
} satisfies Rows<'TriggersTab'>;
