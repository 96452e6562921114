import { useSyncExternalStore } from 'react';
import {
  checkOperatingHours,
  operatingHoursBody,
  operatingHoursSections,
  operatingHoursSettings,
  normalizeOperatingHours,
  type OperatingHoursSection,
  type OperatingHoursSettings,
  type OperatingHoursTabProps,
} from '../model/settings/operating-hours/operating-hours';
import { planIncludes } from '../model/entities/plan';
import type { Id } from '../model/core/tolerant';
import { useNow } from './shared/now';
import { currentUserQuery, useLoadable } from './shared/queries';
import { useSettingsTab, type SettingsTabOptions } from './editing/settings-tab';

const operatingHoursTab: SettingsTabOptions<OperatingHoursSettings, OperatingHoursSection> = {
  tab: 'op-hours',
  sections: operatingHoursSections,
  toSettings: operatingHoursSettings,
  check: checkOperatingHours,
  normalize: normalizeOperatingHours,
  toBody: operatingHoursBody,
};

/** All props of `OperatingHoursTab` for a widget. */
export function useOperatingHoursTab(widgetId: Id): OperatingHoursTabProps {
  const { props } = useSettingsTab(widgetId, operatingHoursTab);
  const user = useLoadable(currentUserQuery);
  const localZone = useSyncExternalStore(neverChanges, browserZone, serverZone);
  return {
    ...props,
    now: useNow(),
    localZone,
    needsUpgrade: user.status === 'ready' && !planIncludes(user.data.account.plan, 'operatingHours'),
  };
}

function neverChanges() {
  return () => undefined;
}

function browserZone() {
  return Intl.DateTimeFormat().resolvedOptions().timeZone;
}

function serverZone() {
  return 'UTC';
}
