import type { BehaviorSection, BehaviorTabProps } from '../../model/settings/behavior/behavior';
import type { WebhookSamples } from '../../model/settings/behavior/webhook-samples';
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
import { PresenceSection } from './presence-section';
import { WebhooksSection } from './webhooks-section';

const KeysSection = lazyPart(
  () => import('./later-rows').then((part) => part.KeysSection),
  <SectionSkeleton groups={[['field', 'field']]} />,
);

const SectionIndex = lazyPart(() => import('./later-rows').then((part) => part.SectionIndex), null);

/** How a host customizes the tab. */
export interface BehaviorTabOptions extends SettingsTabOptions<BehaviorLabels, BehaviorSection> {
  /**
   * What your service sends to each webhook, as JSON values, for people who write the other end. `webhookSamples` of
   * `chatdeck/model` has the payloads that the guide "Implement the API" recommends. Absent hides the samples.
   */
  webhookSamples?: WebhookSamples | undefined;
}

/** The settings tab for when a widget is available and how it behaves. */
export function BehaviorTab(props: BehaviorTabProps & BehaviorTabOptions) {
  const { editor, keys, labels } = props;
  const texts = useLabels(behaviorLabels, labels);
  const index = [
    { name: 'presence', title: texts.index.presence },
    { name: 'avatars', title: texts.index.avatars },
    { name: 'notifications', title: texts.index.notifications },
    { name: 'webhooks', title: texts.index.webhooks },
    { name: 'misc', title: texts.miscTitle },
    ...(keys ? [{ name: 'keys', title: texts.keysTitle }] : []),
  ];
  return (
    <ScreenRoot labelSet={behaviorLabels} part="behavior-tab" state={editor.status} {...props}>
      <SettingsFrame
        tab="behavior"
        place={props}
        editor={editor}
        fields={texts.fields}
        index={<SectionIndex items={index} />}
        loading={<BehaviorFormLoading />}
      >
        {() => <BehaviorSections {...props} />}
      </SettingsFrame>
    </ScreenRoot>
  );
}

type SectionsProps = BehaviorTabProps & BehaviorTabOptions;

function BehaviorSections({ readOnly, webhookSamples, ...props }: SectionsProps) {
  const { widgetId, avatarUpload, onAvatarUpload, canSendTranscripts, collectsVisitorData, keys, onKeyGenerate } =
    props;
  const labels = useLabels(behaviorLabels);
  return (
    <>
      <PresenceSection collectsVisitorData={collectsVisitorData} />
      <Deferred>
        <AvatarsSection avatarUpload={avatarUpload} onAvatarUpload={onAvatarUpload} />
        <NotificationsSection />
        <WebhooksSection widgetId={widgetId} canSendTranscripts={canSendTranscripts} samples={webhookSamples} />
        <Form.EditorSection name="misc" title={labels.miscTitle} description={labels.miscText}>
          <Form.SwitchRow name="enableFileUploads" />
        </Form.EditorSection>
        {keys && <KeysSection keys={keys} onKeyGenerate={readOnly ? undefined : onKeyGenerate} />}
      </Deferred>
    </>
  );
}
