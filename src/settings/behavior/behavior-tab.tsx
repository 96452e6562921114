import type { BehaviorSection, BehaviorSettings, BehaviorTabProps } from '../../model/settings/behavior/behavior';
import type { Editor } from '../../model/core/editor';
import type { Problem } from '../../model/core/problem';
import { Deferred } from '../../ui/later/deferred';
import { SectionSkeleton } from '../../ui/editor/section-skeleton';
import { useLabels } from '../../ui/theme/labels';
import { lazyPart } from '../../ui/later/lazy-part';
import { ScreenRoot } from '../../ui/page/screen';
import type { SettingsTabOptions } from '../../ui/page/screen';
import { SettingsFrame } from '../../ui/settings/settings-frame';
import { AvatarsSection } from './avatars-section';
import { BehaviorFormLoading } from './behavior-tab-loading';
import { behaviorLabels, type BehaviorLabels } from './labels';
import { MiscSection } from './misc-section';
import { NotificationsSection } from './notifications-section';
import { PowerSwitch } from './power-switch';
import { PresenceSection } from './presence-section';
import { WebhooksSection } from './webhooks-section';

const KeysSection = lazyPart(
  () => import('./later-rows').then((part) => part.KeysSection),
  <SectionSkeleton groups={[['field', 'field']]} />,
);

/** How a host bends the tab. */
export type BehaviorTabOptions = SettingsTabOptions<BehaviorLabels, BehaviorSection>;

/** The settings tab that decides when a widget is there and how it behaves. */
export function BehaviorTab(props: BehaviorTabProps & BehaviorTabOptions) {
  const { widgetId, roomName, navigation, power, onPowerChange, editor, readOnly = false, labels: ownLabels } = props;
  const labels = useLabels(behaviorLabels, ownLabels);
  return (
    <ScreenRoot labelSet={behaviorLabels} part="behavior-tab" state={editor.status} {...props}>
      <SettingsFrame
        tab="behavior"
        widgetId={widgetId}
        roomName={roomName}
        navigation={navigation}
        editor={editor}
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

function BehaviorSections({ editor, labels, readOnly, ...props }: SectionsProps) {
  const { widgetId, avatarUpload, onAvatarUpload, canSendTranscripts, collectsVisitorData, keys, onKeyGenerate } =
    props;
  return (
    <>
      <PresenceSection editor={editor} labels={labels} collectsVisitorData={collectsVisitorData} />
      <Deferred>
        <AvatarsSection editor={editor} labels={labels} avatarUpload={avatarUpload} onAvatarUpload={onAvatarUpload} />
        <NotificationsSection editor={editor} labels={labels} />
        <WebhooksSection editor={editor} labels={labels} widgetId={widgetId} canSendTranscripts={canSendTranscripts} />
        <MiscSection editor={editor} labels={labels} />
        {keys && <KeysSection keys={keys} onKeyGenerate={readOnly ? undefined : onKeyGenerate} labels={labels} />}
      </Deferred>
    </>
  );
}

function problemOf(editor: BehaviorTabProps['editor']): Problem | undefined {
  return 'problem' in editor ? editor.problem : undefined;
}
