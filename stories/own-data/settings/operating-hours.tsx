import { useEditor } from 'chatdeck/hooks';
import {
  checkOperatingHours,
  loading,
  makeWeek,
  normalizeOperatingHours,
  operatingHoursSections,
  ready,
  type OperatingHoursSection,
  type OperatingHoursSettings,
} from 'chatdeck/model';
import { OperatingHoursTab } from 'chatdeck/settings/operating-hours';
import { useState } from 'react';

const initial: OperatingHoursSettings = {
  onOffSchedule: true,
  tz: 'Europe/Berlin',
  sendOpHourChangeMessages: false,
  weekHours: makeWeek((weekday) => (weekday === 0 ? [] : [{ start: 900, end: 1700 }])),
};

export function OwnOperatingHours() {
  const [now] = useState(Date.now);
  const [saved, setSaved] = useState(initial);
  const editor = useEditor<OperatingHoursSettings, OperatingHoursSection>({
    saved,
    sections: operatingHoursSections,
    check: checkOperatingHours,
    normalize: normalizeOperatingHours,
    save: ({ patch }) => {
      const stored = { ...saved, ...patch };
      setSaved(stored);
      return Promise.resolve(stored);
    },
  });
  return (
    <OperatingHoursTab
      widgetId={1}
      now={now}
      localZone="Europe/Berlin"
      needsUpgrade={false}
      editor={editor ? ready(editor) : loading}
    />
  );
}
