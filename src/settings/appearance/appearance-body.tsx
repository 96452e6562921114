import { memo, useRef } from 'react';
import type {
  AppearanceSection,
  AppearanceSettings,
  AppearanceTabProps,
} from '../../model/settings/appearance/appearance';
import type { Editor } from '../../model/core/editor';
import { useLabels } from '../../ui/theme/labels';
import { useTheme } from '../../ui/theme/theme-context';
import { Deferred } from '../../ui/later/deferred';
import { keepSection } from './sections/keep-section';
import { lazyPart } from '../../ui/later/lazy-part';
import { ShowIcon } from '../../ui/base/icons';
import { Button } from '../../ui/radix';
import { useLatestCallback } from '../../ui/base/use-latest-callback';
import { AlignmentSection } from './sections/alignment';
import { ButtonsSection } from './sections/buttons';
import { ChatEndSection } from './sections/chat-end';
import { useCopying } from './copy-bar';
import { CssNote } from './css-note';
import { controlFor } from './form-place';
import { InfoPromptSection } from './sections/info-prompt';
import { appearanceLabels } from './labels';
import { OfflineSection } from './sections/offline';
import { OnlineSection } from './sections/online';
import { usePreviewOpening } from './preview/opening';
import { PreviewPlace } from './preview/place';
import { usePreviewView } from './preview/view';
import { PrivacySection } from './sections/privacy';
import { ScreenshotsSection } from './sections/screenshots';

const PreviewPanel = lazyPart(() => import('./preview/panel').then((part) => part.PreviewPanel), <PreviewPlace />);
const PreviewDialogs = lazyPart(() => import('./preview/dialogs').then((part) => part.PreviewDialogs), null);

const Online = /* @__PURE__ */ keepSection('online', OnlineSection);
const Offline = /* @__PURE__ */ keepSection('offline', OfflineSection);
const ChatEnd = /* @__PURE__ */ keepSection('chatEnd', ChatEndSection);
const Screenshots = /* @__PURE__ */ keepSection('screenshots', ScreenshotsSection);
const InfoPrompt = /* @__PURE__ */ keepSection('infoPrompt', InfoPromptSection);
const Buttons = /* @__PURE__ */ keepSection('buttons', ButtonsSection);
const Privacy = /* @__PURE__ */ keepSection('privacy', PrivacySection);
const Alignment = /* @__PURE__ */ keepSection('alignment', AlignmentSection);

interface AppearanceBodyProps extends Omit<AppearanceTabProps, 'editor'> {
  editor: Editor<AppearanceSettings, AppearanceSection>;
  readOnly?: boolean | undefined;
}

/** The form, and beside it what becomes of it. */
export function AppearanceBody(props: AppearanceBodyProps) {
  const { editor, widgetId, canSendTranscripts, visitorView, sources, readOnly = false } = props;
  const labels = useLabels(appearanceLabels);
  const form = useRef<HTMLDivElement>(null);
  const { direction } = useTheme();
  const { view, onViewChange, onFormFocus, expectPick } = usePreviewView(direction);
  const controlOf = (name: keyof AppearanceSettings) =>
    controlFor(form.current, name, editor.value, canSendTranscripts);
  const handlePick = useLatestCallback((name: keyof AppearanceSettings) => {
    expectPick(true);
    controlOf(name)?.focus();
    expectPick(false);
  });
  const panel = { look: editor.value, visitorView, canSendTranscripts, view, onViewChange };
  const { onOpen, ...opening } = usePreviewOpening((name) => {
    expectPick(true);
    return controlOf(name);
  });
  const handlePreview = useLatestCallback(() => onOpen('preview'));
  const handleAllStates = useLatestCallback(() => onOpen('wall'));
  const copying = useCopying({ editor, sources });
  return (
    <div className="cd-appearance">
      <div className="cd-appearance-main">
        {!readOnly && copying.button}
        {!readOnly && copying.notice}
        <div className="cd-appearance-bar">
          <OpenPreviewButton onOpen={handlePreview} />
        </div>
        <div ref={form} className="cd-appearance-form" onFocus={onFormFocus}>
          <Online />
          <Deferred>
            <Offline />
            <ChatEnd widgetId={widgetId} canSendTranscripts={canSendTranscripts} />
            <Screenshots />
            <InfoPrompt />
            <Buttons />
            <Privacy />
            <Alignment />
            <CssNote />
          </Deferred>
        </div>
      </div>
      <section className="cd-appearance-side" aria-label={labels.preview}>
        <PreviewPanel {...panel} onPickField={handlePick} onAllStates={handleAllStates} />
      </section>
      {opening.hasOpened && <PreviewDialogs {...panel} {...opening} onAllStates={handleAllStates} />}
      {copying.dialog}
    </div>
  );
}

const OpenPreviewButton = memo(function OpenPreviewButton({ onOpen }: { onOpen(): void }) {
  const { openPreview } = useLabels(appearanceLabels);
  return (
    <Button type="button" variant="soft" color="gray" onClick={onOpen}>
      <ShowIcon size={16} aria-hidden />
      {openPreview}
    </Button>
  );
});
