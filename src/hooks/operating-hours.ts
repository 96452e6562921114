import { useMemo, useSyncExternalStore } from 'react';
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
import { visitorFacts } from '../model/places/why-offline';
import { useNow } from './shared/now';
import { currentUserQuery, useLoadable } from './shared/queries';
import { useExpiredConnections } from './shared/team-users-query';
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
  const { props, widget } = useSettingsTab(widgetId, operatingHoursTab);
  const user = useLoadable(currentUserQuery);
  const expired = useExpiredConnections();
  const newest = widget.status === 'ready' ? widget.data : undefined;
  const account = user.status === 'ready' ? user.data.account : undefined;
  const visitors = useMemo(
    () => newest && account && visitorFacts(newest, { account, expired }),
    [newest, account, expired],
  );
  const localZone = useSyncExternalStore(neverChanges, browserZone, serverZone);
  return {
    ...props,
    now: useNow(),
    localZone,
    visitors,
    isAdmin: user.status === 'ready' && user.data.admin,
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
