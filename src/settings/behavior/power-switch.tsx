import type { BehaviorTabProps, WidgetPower } from '../../model/settings/behavior/behavior';
import type { Problem } from '../../model/core/problem';
import { Announcer } from '../../ui/base/announcer';
import { ProblemCallout } from '../../ui/feedback/problem-callout';
import { WhyOffline } from '../../ui/feedback/why-offline';
import { Switch, Text } from '../../ui/radix';
import { Skeleton } from '../../ui/base/skeleton';
import { StatusDot } from '../../ui/base/status-dot';
import { useLabels } from '../../ui/theme/labels';
import { useId } from 'react';
import { behaviorLabels } from './labels';
import { commandLines } from './slack-commands';

interface PowerSwitchProps extends Pick<BehaviorTabProps, 'widgetId' | 'power' | 'isAdmin' | 'onPowerChange'> {
  /** A problem the page already shows, so that the switch and the form don't both show it. */
  toldProblem: Problem | undefined;
}

/** Whether visitors can chat now, why not, and the switch that turns the widget on and off. */
export function PowerSwitch({ widgetId, power, isAdmin, toldProblem, onPowerChange }: PowerSwitchProps) {
  const labels = useLabels(behaviorLabels);
  const commandsId = useId();
  if (power.status === 'loading') return <PowerSwitchLoading />;
  const isTold = power.problem === toldProblem;
  if (power.status === 'failed') {
    return isTold ? null : (
      <ProblemCallout title={labels.stateFailed} problem={power.problem} onRetry={power.onRetry} />
    );
  }
  const { data, problem } = power;
  return (
    <div className="cd-power-region">
      <div className="cd-power" data-chatdeck="power" data-state={data.isOn ? 'on' : 'off'}>
        <StatusDot state={data.isOnline ? 'online' : 'offline'} />
        <Text as="p" size="2" weight="medium">
          {data.isOnline ? labels.online : labels.offline}
        </Text>
        <Text as="p" size="1" color="gray" className="cd-power-reason">
          {data.isOnline && labels.onlineReason}
          {data.whyOffline && (
            <WhyOffline widgetId={widgetId} reason={data.whyOffline} isAdmin={isAdmin} tab="behavior" />
          )}
        </Text>
        <Text as="div" size="1" color="gray" id={commandsId} className="cd-power-commands">
          {commandLines.power}
        </Text>
        {onPowerChange && <Toggle power={data} describedBy={commandsId} onPowerChange={onPowerChange} />}
      </div>
      {problem && !isTold && <ProblemCallout title={labels.powerFailed} problem={problem} />}
      <Announcer>{data.isOnline ? labels.online : labels.offline}</Announcer>
    </div>
  );
}

export function PowerSwitchLoading() {
  return (
    <div className="cd-power" aria-hidden="true">
      <Skeleton width="8px" height="14px" />
      <Skeleton width="64px" />
      <div className="cd-power-toggle">
        <Skeleton width="104px" />
      </div>
      <div className="cd-power-reason">
        <Skeleton width="240px" height="16px" />
      </div>
    </div>
  );
}

interface ToggleProps {
  power: WidgetPower;
  describedBy: string;
  onPowerChange(isOn: boolean): void;
}

function Toggle({ power, describedBy, onPowerChange }: ToggleProps) {
  const labels = useLabels(behaviorLabels);
  const id = useId();
  return (
    <div className="cd-power-toggle">
      <Text as="label" size="2" weight="medium" htmlFor={id}>
        {labels.power} {power.isOn ? labels.powerOn : labels.powerOff}
      </Text>
      {/* Not `disabled`, which would drop the focus while the change is in progress. */}
      <Switch
        id={id}
        checked={power.isOn}
        aria-describedby={describedBy}
        aria-disabled={power.isChanging}
        onCheckedChange={power.isChanging ? undefined : onPowerChange}
      />
    </div>
  );
}
