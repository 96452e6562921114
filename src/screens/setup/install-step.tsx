import type { SetupData, SetupProps } from '../../model/setup/setup';
import { useLabels } from '../../ui/theme/labels';
import { Link } from '../../ui/base/link';
import { Text } from '../../ui/radix';
import { Slot } from '../../ui/base/slot';
import { WidgetDangerZone } from '../../ui/page/widget-danger-zone';
import { ChangeChannel } from '../../ui/overlays/widget-reset';
import type { ReactNode } from 'react';
import { setupLabels } from './labels';

interface InstallStepProps extends Pick<
  SetupProps,
  | 'widgetId'
  | 'channelChange'
  | 'onChannelChange'
  | 'startOver'
  | 'startOverPlace'
  | 'losses'
  | 'canUndoStartOver'
  | 'onStartOverAsk'
  | 'onStartOver'
> {
  data: SetupData;
  /** The panel with the widget's code. */
  install?: ReactNode;
}

export function InstallStep({
  widgetId,
  data,
  install,
  channelChange,
  onChannelChange,
  ...deletion
}: InstallStepProps) {
  const { startOver, startOverPlace, losses, canUndoStartOver, onStartOverAsk, onStartOver } = deletion;
  const labels = useLabels(setupLabels);
  return (
    <>
      {install ? (
        <Slot name="install">{install}</Slot>
      ) : (
        <Text as="p" size="2" color="gray">
          {labels.installElsewhere}{' '}
          <Link to={{ name: 'settings', widgetId, tab: 'install' }}>{labels.openInstall}</Link>
        </Text>
      )}
      <div className="cd-setup-ways">
        {onChannelChange && <ChangeChannel channel={data.channel} action={channelChange} onConfirm={onChannelChange} />}
        <Link to={{ name: 'settings', widgetId, tab: 'behavior' }}>{labels.openSettings}</Link>
        <Link to={{ name: 'dashboard' }}>{labels.openDashboard}</Link>
      </div>
      {onStartOver && (
        <WidgetDangerZone
          widget={{ id: widgetId, name: data.channel }}
          place={startOverPlace}
          losses={losses}
          canUndo={canUndoStartOver}
          action={startOver}
          onAsk={onStartOverAsk}
          onConfirm={onStartOver}
        />
      )}
    </>
  );
}
