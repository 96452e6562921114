import { useEditor } from 'chatdeck/hooks';
import {
  appearanceSections,
  checkAppearance,
  initialAppearance,
  loading,
  ready,
  type AppearanceSection,
  type AppearanceSettings,
} from 'chatdeck/model';
import { AppearanceTab } from 'chatdeck/settings/appearance';
import { useState } from 'react';

export function OwnAppearance() {
  const [saved, setSaved] = useState<AppearanceSettings>(initialAppearance);
  const editor = useEditor<AppearanceSettings, AppearanceSection>({
    saved,
    sections: appearanceSections,
    check: checkAppearance,
    save: ({ patch }) => {
      const stored = { ...saved, ...patch };
      setSaved(stored);
      return Promise.resolve(stored);
    },
  });
  return (
    <AppearanceTab
      widgetId={1}
      visitorView={{ agent: { name: 'Sam' }, asksForInfo: false, hidesWhenOffline: false }}
      canSendTranscripts
      sources={[]}
      editor={editor ? ready(editor) : loading}
    />
  );
}
