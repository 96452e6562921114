import { useEditor } from 'chatdeck/hooks';
import {
  behaviorGroups,
  behaviorSections,
  checkBehavior,
  loading,
  ready,
  settingsDefaults,
  type BehaviorSection,
  type BehaviorSettings,
} from 'chatdeck/model';
import { BehaviorTab } from 'chatdeck/settings/behavior';
import { useState } from 'react';

const initial: BehaviorSettings = { ...settingsDefaults, agentLabel: 'Sam from Acme' };

export function OwnBehavior() {
  const [isOn, setOn] = useState(true);
  const [saved, setSaved] = useState(initial);
  const editor = useEditor<BehaviorSettings, BehaviorSection>({
    saved,
    sections: behaviorSections,
    groups: behaviorGroups,
    check: checkBehavior,
    save: ({ patch }) => {
      const stored = { ...saved, ...patch };
      setSaved(stored);
      return Promise.resolve(stored);
    },
  });
  return (
    <BehaviorTab
      widgetId={1}
      power={ready({ isOn, isOnline: isOn, isChanging: false })}
      onPowerChange={setOn}
      avatarUpload={{ status: 'idle' }}
      canSendTranscripts
      collectsVisitorData
      editor={editor ? ready(editor) : loading}
    />
  );
}
