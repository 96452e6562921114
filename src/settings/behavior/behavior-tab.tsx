import type { BehaviorSection, BehaviorTabProps } from '../../model/settings/behavior/behavior';
import type { Problem } from '../../model/core/problem';
import { Deferred } from '../../ui/later/deferred';
import { SectionSkeleton } from '../../ui/editor/section-skeleton';
import { useLabels } from '../../ui/theme/labels';
import { lazyPart } from '../../ui/later/lazy-part';
import { ScreenRoot, type SettingsTabOptions } from '../../ui/page/screen';
import { SettingsFrame } from '../../ui/settings/settings-frame';
import { AvatarsSection } from './avatars-section';
import { BehaviorFormLoading } from './behavior-tab-loading';
import { behaviorLabels, type BehaviorLabels } from './labels';
import { Form } from './form';
import { NotificationsSection } from './notifications-section';
import { PowerSwitch } from './power-switch';
import { PresenceSection } from './presence-section';
import { WebhooksSection } from './webhooks-section';

const KeysSection = lazyPart(
  () => import('./later-rows').then((part) => part.KeysSection),
  <SectionSkeleton groups={[['field', 'field']]} />,
);

/** How a host customizes the tab. */
export type BehaviorTabOptions = SettingsTabOptions<BehaviorLabels, BehaviorSection>;

/** The settings tab for when a widget is available and how it behaves. */
export function BehaviorTab(props: BehaviorTabProps & BehaviorTabOptions) {
  const { widgetId, roomName, navigation, power, onPowerChange, editor, readOnly = false, labels } = props;
  const { fields } = useLabels(behaviorLabels, labels);
  return (
    <ScreenRoot labelSet={behaviorLabels} part="behavior-tab" state={editor.status} {...props}>
      <SettingsFrame
        tab="behavior"
        widgetId={widgetId}
        roomName={roomName}
        navigation={navigation}
        editor={editor}
        fields={fields}
        loading={<BehaviorFormLoading />}
        above={
          <PowerSwitch
            widgetId={widgetId}
            power={power}
            isAdmin={props.isAdmin}
            toldProblem={problemOf(editor)}
            onPowerChange={readOnly ? undefined : onPowerChange}
          />
        }
      >
        {() => <BehaviorSections {...props} />}
      </SettingsFrame>
    </ScreenRoot>
  );
}

type SectionsProps = BehaviorTabProps & BehaviorTabOptions;

function BehaviorSections({ readOnly, ...props }: SectionsProps) {
  const { widgetId, avatarUpload, onAvatarUpload, canSendTranscripts, collectsVisitorData, keys, onKeyGenerate } =
    props;
  const labels = useLabels(behaviorLabels);
  return (
    <>
      <PresenceSection collectsVisitorData={collectsVisitorData} />
      <Deferred>
        <AvatarsSection avatarUpload={avatarUpload} onAvatarUpload={onAvatarUpload} />
        <NotificationsSection />
        <WebhooksSection widgetId={widgetId} canSendTranscripts={canSendTranscripts} />
        <Form.EditorSection name="misc" title={labels.miscTitle} description={labels.miscText}>
          <Form.SwitchRow name="enableFileUploads" />
        </Form.EditorSection>
        {keys && <KeysSection keys={keys} onKeyGenerate={readOnly ? undefined : onKeyGenerate} />}
      </Deferred>
    </>
  );
}

function problemOf(editor: BehaviorTabProps['editor']): Problem | undefined {
  return 'problem' in editor ? editor.problem : undefined;
}
