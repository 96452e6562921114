import { memo, useRef } from 'react';
import type {
  AppearanceSection,
  AppearanceSettings,
  AppearanceTabProps,
} from '../../model/settings/appearance/appearance';
import type { Editor } from '../../model/core/editor';
import type { TextPack } from '../../model/widget-preview/widget-texts';
import { useLabels } from '../../ui/theme/labels';
import { useTheme } from '../../ui/theme/theme-context';
import { Deferred } from '../../ui/later/deferred';
import { lazyPart } from '../../ui/later/lazy-part';
import { ShowIcon } from '../../ui/base/icons';
import { Button } from '../../ui/radix';
import { useLatestCallback } from '../../ui/base/use-latest-callback';
import { FillBar } from './fill/fill-bar';
import { FoldedSkeleton } from './folded-skeleton';
import { controlFor, textKindOf } from './form-place';
import { appearanceLabels } from './labels';
import { OnlineSection } from './sections/online';
import { usePreviewOpening } from './preview/opening';
import { PreviewPlace } from './preview/place';
import { usePreviewView } from './preview/view';

const PreviewPanel = lazyPart(() => import('./preview/panel').then((part) => part.PreviewPanel), <PreviewPlace />);
const LaterSections = lazyPart(() => import('./later-parts').then((part) => part.LaterSections), <FoldedSkeleton />);
const PreviewDialogs = lazyPart(() => import('./later-parts').then((part) => part.PreviewDialogs), null);

interface AppearanceBodyProps extends Omit<AppearanceTabProps, 'editor'> {
  editor: Editor<AppearanceSettings, AppearanceSection>;
  readOnly?: boolean | undefined;
  textPacks?: readonly TextPack[] | undefined;
}

/** The form, with the preview next to it. */
export function AppearanceBody(props: AppearanceBodyProps) {
  const { editor, widgetId, canSendTranscripts, visitorView, sources, textPacks, readOnly = false } = props;
  const labels = useLabels(appearanceLabels);
  const form = useRef<HTMLDivElement>(null);
  const { direction } = useTheme();
  const { view, onViewChange, onFormFocus, expectPick } = usePreviewView(direction);
  const controlOf = (name: keyof AppearanceSettings) =>
    controlFor(form.current, name, (editor.live?.get() ?? editor).value, canSendTranscripts);
  const handlePick = useLatestCallback((name: keyof AppearanceSettings) => {
    expectPick(true);
    controlOf(name)?.focus();
    expectPick(false);
  });
  const panel = { editor, visitorView, canSendTranscripts, view, onViewChange };
  const { onOpen, ...opening } = usePreviewOpening((name) => {
    expectPick(true);
    return controlOf(name);
  });
  const kindOf = (name: keyof AppearanceSettings) => textKindOf(controlOf(name), name);
  const handlePreview = useLatestCallback(() => onOpen('preview'));
  const handleAllStates = useLatestCallback(() => onOpen('wall'));
  return (
    <div className="cd-appearance">
      <div className="cd-appearance-main">
        {!readOnly && <FillBar editor={editor} sources={sources} packs={textPacks} />}
        <div className="cd-appearance-bar">
          <OpenPreviewButton onOpen={handlePreview} />
        </div>
        <div ref={form} className="cd-appearance-form" onFocus={onFormFocus}>
          <OnlineSection />
          <Deferred>
            <LaterSections widgetId={widgetId} canSendTranscripts={canSendTranscripts} />
          </Deferred>
        </div>
      </div>
      <section className="cd-appearance-side" aria-label={labels.preview}>
        <PreviewPanel {...panel} onPickField={handlePick} onAllStates={handleAllStates} />
      </section>
      {opening.hasOpened && (
        <PreviewDialogs {...panel} {...opening} textKindOf={kindOf} onAllStates={handleAllStates} />
      )}
    </div>
  );
}

const OpenPreviewButton = memo(function OpenPreviewButton({ onOpen }: { onOpen(): void }) {
  const { openPreview } = useLabels(appearanceLabels);
  return (
    <Button type="button" variant="outline" color="gray" onClick={onOpen}>
      <ShowIcon size={16} aria-hidden />
      {openPreview}
    </Button>
  );
});
