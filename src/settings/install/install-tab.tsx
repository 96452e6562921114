import type { InstallData, InstallTabProps } from '../../model/settings/install/install';
import { useLabels } from '../../ui/theme/labels';
import { PageSection, SectionPlace } from '../../ui/page/page-section';
import { Text } from '../../ui/radix';
import { ReadOnlyNotice } from '../../ui/editor/read-only-notice';
import { ScreenRoot, type SettingsTabOptions } from '../../ui/page/screen';
import { SettingsPage } from '../../ui/settings/settings-page';
import { ChangeChannel } from '../../ui/overlays/widget-reset';
import { WidgetDangerZone } from '../../ui/page/widget-danger-zone';
import { InstallLoading } from './install-tab-loading';
import { InstallPanel } from './install-panel';
import { LiveLine } from './live-line';
import { installLabels, type InstallLabels } from './labels';
import { RenameForm } from './rename-form';

/** How a host customizes the tab. */
export type InstallTabOptions = SettingsTabOptions<InstallLabels, 'code' | 'channel' | 'danger'>;

/** The settings tab with the widget's code, its channel, and “Start over”. */
export function InstallTab(props: InstallTabProps & InstallTabOptions) {
  const { widgetId, install, live, readOnly, startOver, onStartOver } = props;
  return (
    <ScreenRoot labelSet={installLabels} part="install-tab" state={install.status} {...props}>
      <SettingsPage tab="install" place={props} content={install} loading={<InstallLoading />}>
        {(data) => (
          <>
            {readOnly && <ReadOnlyNotice />}
            <SectionPlace name="code">
              {live && <LiveLine live={live} />}
              <InstallPanel uuid={data.uuid} look={data.look} />
            </SectionPlace>
            <ChannelSection {...props} data={data} />
            {onStartOver && !readOnly && (
              <WidgetDangerZone
                widget={{ id: widgetId, name: data.channel }}
                place={props.startOverPlace}
                losses={props.losses}
                canUndo={props.canUndoStartOver}
                action={startOver}
                onAsk={props.onStartOverAsk}
                onConfirm={onStartOver}
              />
            )}
          </>
        )}
      </SettingsPage>
    </ScreenRoot>
  );
}

interface ChannelSectionProps extends Pick<InstallTabProps, 'rename' | 'channelChange' | 'onChannelChange'> {
  data: InstallData;
  readOnly?: boolean | undefined;
}

function ChannelSection(props: ChannelSectionProps) {
  const { data, rename, channelChange, onChannelChange, readOnly = false } = props;
  const labels = useLabels(installLabels);
  return (
    <PageSection name="channel" title={labels.channel} description={labels.channelText}>
      <RenameForm form={rename} channel={data.channel} isReadOnly={readOnly} />
      {onChannelChange && !readOnly && (
        <div className="cd-install-way">
          <Text as="p" size="2" color="gray" className="cd-prose">
            {labels.changeChannelHelp}
          </Text>
          <ChangeChannel channel={data.channel} action={channelChange} onConfirm={onChannelChange} />
        </div>
      )}
    </PageSection>
  );
}
