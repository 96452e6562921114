import { powerCommands, type WidgetPower } from '../../model/settings/shared/power';
import { dotOf } from '../../model/places/connection';
import type { Route, SettingsTab } from '../../model/places/route';
import type { SettingsTabProps } from '../../model/settings/shared/settings-tab';
import { useContext, useId, type ReactNode } from 'react';
import { Announcer } from '../base/announcer';
import { ChevronDownIcon } from '../base/icons';
import { useHasScreen } from '../base/link';
import { Skeleton } from '../base/skeleton';
import { StatusDot } from '../base/status-dot';
import { Text } from '../base/text';
import { VisuallyHidden } from '../base/visually-hidden';
import { WhyOffline } from '../feedback/why-offline';
import { useWidgetName } from '../format/widget-name';
import { PageHeader } from '../page/page-header';
import { SectionOptionsContext } from '../page/section-options';
import { Menu, MenuLink } from '../overlays/menu';
import { Button, Switch } from '../radix';
import { useLabels } from '../theme/labels';
import { settingsLabels } from './settings-labels';
import { SlackCommands } from './slack-commands';

interface WidgetHeaderProps {
  place: SettingsTabProps;
  /** The open tab. */
  tab: SettingsTab;
  /** The widget may still become known. */
  isLoading: boolean;
  /** At most two, before the switch. */
  actions?: ReactNode;
}

/** The top of every settings tab: which widget this is, its status, and the switch that turns it on and off. */
export function WidgetHeader({ place, tab, isLoading, actions }: WidgetHeaderProps) {
  const { power, onPowerChange } = place;
  const { readOnly = false } = useContext(SectionOptionsContext);
  const isSwitched = power?.status === 'ready' && onPowerChange && !readOnly;
  const isPending = power?.status === 'loading' && !readOnly;
  const more = useMoreMenu(place);
  return (
    <PageHeader
      title={<Title place={place} tab={tab} />}
      context={
        place.roomName === undefined ? (
          isLoading && <Skeleton width="160px" />
        ) : (
          <WidgetContext place={place} tab={tab} />
        )
      }
      actions={
        (actions || more || isSwitched || isPending) && (
          <>
            {actions}
            {more}
            {isPending && <PowerLoading />}
            {isSwitched && <PowerSwitch power={power.data} onPowerChange={onPowerChange} />}
          </>
        )
      }
    />
  );
}

/** What concerns the whole widget; undefined if the host has none of it, or the widget isn't set up. */
function useMoreMenu({ widgetId, roomName, power }: SettingsTabProps) {
  const labels = useLabels(settingsLabels);
  const hasScreen = useHasScreen();
  const links = [
    { to: { name: 'compare' }, text: labels.compare },
    { to: { name: 'transfer', widgetId }, text: labels.transfer },
    { to: { name: 'changes', widgetId }, text: labels.changeLog },
  ] satisfies { to: Route; text: string }[];
  if (roomName === undefined || !power || !links.some(({ to }) => hasScreen(to))) return undefined;
  return (
    <Menu
      trigger={
        <Button type="button" variant="outline" color="gray">
          {labels.more}
          <ChevronDownIcon size={16} aria-hidden />
        </Button>
      }
    >
      {links.map(({ to, text }) => (
        <MenuLink key={to.name} to={to}>
          {text}
        </MenuLink>
      ))}
    </Menu>
  );
}

/** The tab row names the tab; without one, the title does. */
function Title({ place: { widgetId, roomName, power, navigation }, tab }: Pick<WidgetHeaderProps, 'place' | 'tab'>) {
  const labels = useLabels(settingsLabels);
  const nameOf = useWidgetName();
  if (roomName === undefined) return labels[tab];
  return (
    <span className="cd-widget-title">
      {power?.status === 'ready' && <StatusDot state={dotOf(power.data)} />}
      <bdi>{nameOf({ id: widgetId, name: roomName })}</bdi>
      {navigation ? (
        <VisuallyHidden>: {labels[tab]}</VisuallyHidden>
      ) : (
        <span className="cd-widget-tab">{labels[tab]}</span>
      )}
    </span>
  );
}

function WidgetContext({ place, tab }: Pick<WidgetHeaderProps, 'place' | 'tab'>) {
  const { widgetId, workspace, power, isAdmin } = place;
  const labels = useLabels(settingsLabels);
  const status = power?.status === 'ready' ? power.data : undefined;
  const state = status && labels[dotOf(status)];
  const reason = status?.isBroken ? 'connectionExpired' : status?.whyOffline;
  return (
    <span data-chatdeck="widget-status">
      {[workspace, state].filter(Boolean).join(' · ')}
      {reason && (
        <>
          {': '}
          <WhyOffline widgetId={widgetId} reason={reason} isAdmin={isAdmin} tab={tab} />
        </>
      )}
    </span>
  );
}

/** The switch before it's known whether the widget is on. */
function PowerLoading() {
  return (
    <div className="cd-power" aria-hidden="true">
      <div className="cd-power-commands">
        <Skeleton width="136px" height="16px" />
      </div>
      <Skeleton width="118px" height="20px" />
    </div>
  );
}

interface PowerSwitchProps {
  power: WidgetPower;
  onPowerChange(isOn: boolean): void;
}

function PowerSwitch({ power, onPowerChange }: PowerSwitchProps) {
  const labels = useLabels(settingsLabels);
  const id = useId();
  const commandsId = useId();
  return (
    <div className="cd-power" data-chatdeck="power" data-state={power.isOn ? 'on' : 'off'}>
      <Text size="1" color="gray" id={commandsId} className="cd-power-commands">
        <SlackCommands names={powerCommands} />
      </Text>
      <Text as="label" size="2" weight="medium" htmlFor={id}>
        {labels.power} {power.isOn ? labels.powerOn : labels.powerOff}
      </Text>
      {/* Not `disabled`, which would drop the focus while the change is in progress. */}
      <Switch
        id={id}
        checked={power.isOn}
        aria-describedby={commandsId}
        aria-disabled={power.isChanging}
        onCheckedChange={power.isChanging ? undefined : onPowerChange}
      />
      <Announcer>{labels[dotOf(power)]}</Announcer>
    </div>
  );
}
