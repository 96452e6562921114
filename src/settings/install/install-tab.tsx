import type { InstallData, InstallTabProps } from '../../model/install';
import { ActionDialog } from '../../ui/action-dialog';
import { useLabels } from '../../ui/labels';
import { PageSection } from '../../ui/page-section';
import { Text } from '../../ui/radix';
import { ScreenRoot } from '../../ui/screen';
import type { SettingsTabOptions } from '../../ui/section-options';
import { SettingsPage } from '../../ui/settings-page';
import { InstallLoading } from './install-tab-loading';
import { InstallPanel } from './install-panel';
import { installLabels, type InstallLabels } from './labels';
import { RenameForm } from './rename-form';

/** How a host bends the tab. */
export type InstallTabOptions = SettingsTabOptions<InstallLabels, 'channel' | 'danger'>;

/** The settings tab with the widget's code, its channel, and the way to start over (widget settings, section 2). */
export function InstallTab(props: InstallTabProps & InstallTabOptions) {
  const { widgetId, roomName, navigation, install, labels: ownLabels, readOnly, startOver, onStartOver } = props;
  const labels = useLabels(installLabels, ownLabels);
  return (
    <ScreenRoot part="install-tab" state={install.status} {...props}>
      <SettingsPage
        tab="install"
        widgetId={widgetId}
        roomName={roomName}
        navigation={navigation}
        content={install}
        loading={<InstallLoading />}
      >
        {(data) => (
          <>
            <InstallPanel uuid={data.uuid} labels={ownLabels} />
            <ChannelSection {...props} data={data} labels={labels} />
            {onStartOver && !readOnly && <DangerSection {...{ startOver, onStartOver, data, labels }} />}
          </>
        )}
      </SettingsPage>
    </ScreenRoot>
  );
}

interface ChannelSectionProps extends Pick<InstallTabProps, 'rename' | 'channelChange' | 'onChannelChange'> {
  data: InstallData;
  readOnly?: boolean | undefined;
  labels: InstallLabels;
}

function ChannelSection(props: ChannelSectionProps) {
  const { data, rename, channelChange, onChannelChange, readOnly = false, labels } = props;
  return (
    <PageSection name="channel" title={labels.channel} description={labels.channelText}>
      <RenameForm form={rename} channel={data.channel} isReadOnly={readOnly} labels={labels} />
      {onChannelChange && !readOnly && (
        <div className="cd-install-way">
          <Text as="p" size="2" color="gray" className="cd-prose">
            {labels.changeChannelHelp}
          </Text>
          <ActionDialog
            action={channelChange}
            name={labels.changeChannel}
            title={labels.changeChannelTitle(`#${data.channel}`)}
            text={labels.changeChannelText}
            confirmLabel={labels.changeChannel}
            tone="plain"
            unknownError={labels.unknownError}
            onConfirm={onChannelChange}
          />
        </div>
      )}
    </PageSection>
  );
}

interface DangerSectionProps extends Pick<InstallTabProps, 'startOver'> {
  onStartOver(): void;
  data: InstallData;
  labels: InstallLabels;
}

function DangerSection({ startOver, onStartOver, data, labels }: DangerSectionProps) {
  return (
    <PageSection name="danger" title={labels.danger} description={labels.dangerText} tone="danger">
      <div className="cd-install-way">
        <Text as="p" size="2" color="gray" className="cd-prose">
          {labels.startOverHelp}
        </Text>
        <ActionDialog
          action={startOver}
          name={labels.startOver}
          title={labels.startOverTitle(`#${data.channel}`)}
          text={labels.startOverText}
          confirmLabel={labels.startOverConfirm}
          tone="danger"
          unknownError={labels.unknownError}
          onConfirm={onStartOver}
        />
      </div>
    </PageSection>
  );
}
