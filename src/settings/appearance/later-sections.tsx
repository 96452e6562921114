import type { Id } from '../../model/core/tolerant';
import { CssNote } from './css-note';
import { AlignmentSection } from './sections/alignment';
import { ButtonsSection } from './sections/buttons';
import { ChatEndSection } from './sections/chat-end';
import { InfoPromptSection } from './sections/info-prompt';
import { OfflineSection } from './sections/offline';
import { PrivacySection } from './sections/privacy';
import { ScreenshotsSection } from './sections/screenshots';

interface LaterSectionsProps {
  widgetId: Id;
  canSendTranscripts: boolean;
}

/** Everything below the first section, which the first view doesn't show. */
export function LaterSections({ widgetId, canSendTranscripts }: LaterSectionsProps) {
  return (
    <>
      <OfflineSection />
      <ChatEndSection widgetId={widgetId} canSendTranscripts={canSendTranscripts} />
      <ScreenshotsSection />
      <InfoPromptSection />
      <ButtonsSection />
      <PrivacySection />
      <AlignmentSection />
      <CssNote />
    </>
  );
}
