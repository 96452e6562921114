import type { BehaviorSection, BehaviorSettings, BehaviorTabProps } from '../../model/behavior';
import type { Editor } from '../../model/editor';
import type { Problem } from '../../model/problem';
import { useLabels } from '../../ui/labels';
import { ScreenRoot, type ScreenProps } from '../../ui/screen';
import { SettingsFrame } from '../../ui/settings-frame';
import { Fragment, type ReactNode } from 'react';
import { AvatarsSection } from './avatars-section';
import { BehaviorFormLoading } from './behavior-tab-loading';
import { behaviorLabels, type BehaviorLabels } from './labels';
import { KeysSection } from './keys-section';
import { MiscSection } from './misc-section';
import { NotificationsSection } from './notifications-section';
import { PowerSwitch } from './power-switch';
import { PresenceSection } from './presence-section';
import { WebhooksSection } from './webhooks-section';

/** How a host bends the tab. */
export interface BehaviorTabOptions extends ScreenProps<BehaviorLabels> {
  /** Shows every setting and lets none be changed. */
  readOnly?: boolean | undefined;
  hiddenSections?: readonly BehaviorSection[] | undefined;
  /** More rows at the end of a section. */
  extraRows?: Partial<Record<BehaviorSection, ReactNode>> | undefined;
}

/** The settings tab that decides when a widget is there and how it behaves. */
export function BehaviorTab(props: BehaviorTabProps & BehaviorTabOptions) {
  const { widgetId, roomName, navigation, power, onPowerChange, editor, readOnly = false, labels: ownLabels } = props;
  const labels = useLabels(behaviorLabels, ownLabels);
  return (
    <ScreenRoot part="behavior-tab" {...props}>
      <SettingsFrame
        tab="behavior"
        widgetId={widgetId}
        roomName={roomName}
        navigation={navigation}
        editor={editor}
        readOnly={readOnly}
        loading={<BehaviorFormLoading />}
        above={
          <PowerSwitch
            power={power}
            toldProblem={problemOf(editor)}
            onPowerChange={readOnly ? undefined : onPowerChange}
            labels={labels}
          />
        }
      >
        {(ready) => <BehaviorSections {...props} editor={ready} labels={labels} />}
      </SettingsFrame>
    </ScreenRoot>
  );
}

interface SectionsProps extends Omit<BehaviorTabProps & BehaviorTabOptions, 'editor' | 'labels'> {
  editor: Editor<BehaviorSettings, BehaviorSection>;
  labels: BehaviorLabels;
}

function BehaviorSections({ editor, labels, hiddenSections = [], extraRows = {}, readOnly, ...props }: SectionsProps) {
  const { widgetId, avatarUpload, onAvatarUpload, canSendTranscripts, collectsVisitorData, keys, onKeyGenerate } =
    props;
  const sections: Record<BehaviorSection, ReactNode> = {
    presence: (
      <PresenceSection editor={editor} labels={labels} collectsVisitorData={collectsVisitorData}>
        {extraRows.presence}
      </PresenceSection>
    ),
    avatars: (
      <AvatarsSection editor={editor} labels={labels} avatarUpload={avatarUpload} onAvatarUpload={onAvatarUpload}>
        {extraRows.avatars}
      </AvatarsSection>
    ),
    notifications: (
      <NotificationsSection editor={editor} labels={labels}>
        {extraRows.notifications}
      </NotificationsSection>
    ),
    webhooks: (
      <WebhooksSection editor={editor} labels={labels} widgetId={widgetId} canSendTranscripts={canSendTranscripts}>
        {extraRows.webhooks}
      </WebhooksSection>
    ),
    misc: (
      <MiscSection editor={editor} labels={labels}>
        {extraRows.misc}
      </MiscSection>
    ),
  };
  const names = Object.keys(sections) as BehaviorSection[];
  return (
    <>
      {names
        .filter((name) => !hiddenSections.includes(name))
        .map((name) => (
          <Fragment key={name}>{sections[name]}</Fragment>
        ))}
      {keys && <KeysSection keys={keys} onKeyGenerate={readOnly ? undefined : onKeyGenerate} labels={labels} />}
    </>
  );
}

function problemOf(editor: BehaviorTabProps['editor']): Problem | undefined {
  return 'problem' in editor ? editor.problem : undefined;
}
