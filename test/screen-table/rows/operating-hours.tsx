import { useOperatingHoursTab } from 'chatdeck/hooks';
import { operatingHoursSettings, operatingHoursSections } from 'chatdeck/model';
import { OperatingHoursTab, OperatingHoursTabLoading } from 'chatdeck/settings/operating-hours';
import { makeEditor, makeParsedWidget, ready } from 'chatdeck/testing';
import { tabProps, widget, widgetId } from '../props';
import type { Rows } from '../row';

const scheduled = makeParsedWidget({
  onOffSchedule: true,
  operatingHours: [1, 2, 3, 4, 5].map((weekday) => ({ weekday, ceId: widget.Id, start: 900, end: 1700 })),
});

export const operatingHoursRows = {
  OperatingHoursTab: {
    entry: 'settings/operating-hours',
    sample: () => (
      <OperatingHoursTab
        {...tabProps}
        editor={ready(makeEditor(operatingHoursSettings(scheduled), operatingHoursSections))}
        now={Date.parse('2025-06-16T17:00:00Z')}
        localZone="Europe/Berlin"
        needsUpgrade={false}
      />
    ),
    Loading: OperatingHoursTabLoading,
    Plugged: () => <OperatingHoursTab {...useOperatingHoursTab(widgetId)} />,
    requests: { currentUser: 1 },
    typing: 'kept',
    places: {
      'op-hours': [{ path: '/settings/1/op-hours', title: 'Operating Hours', shows: ['Setup chat schedule'] }],
    },
  },
} satisfies Rows<'OperatingHoursTab'>;
