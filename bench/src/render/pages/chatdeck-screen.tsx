import {
  behaviorSections,
  behaviorSettings,
  checkBehavior,
  settingsNavigation,
  widgetPower,
  type BehaviorSection,
  type BehaviorSettings,
} from 'chatdeck/model';
import { BehaviorTab } from 'chatdeck/settings/behavior';
import { makeEditor, makeParsedUser, makeParsedWidget, ready } from 'chatdeck/testing';
import { ChatdeckTheme } from 'chatdeck/ui';
import { useCallback, useMemo, useState } from 'react';
import 'chatdeck/styles.css';
import { expose } from '../harness';

const widget = makeParsedWidget();
const saved = behaviorSettings(widget);
const navigation = settingsNavigation(makeParsedUser().account.plan, new Set());
const power = ready(widgetPower(widget, false));
const handlePower = () => undefined;
const handleUpload = () => undefined;
const idle = { status: 'idle' } as const;

/** The screen without its hook: a host that keeps the form's state itself. */
function Tab() {
  const [value, setValue] = useState(saved);
  const onEdit = useCallback((patch: Partial<BehaviorSettings>) => setValue((former) => ({ ...former, ...patch })), []);
  const editor = useMemo(() => {
    const status = value === saved ? 'clean' : 'dirty';
    const sections = Object.fromEntries(Object.keys(behaviorSections).map((name) => [name, { status } as const]));
    return makeEditor<BehaviorSettings, BehaviorSection>(value, behaviorSections, {
      saved,
      onEdit,
      errors: checkBehavior(value),
      sections,
    });
  }, [value, onEdit]);
  return (
    <BehaviorTab
      widgetId={widget.Id}
      roomName={widget.RoomName}
      navigation={navigation}
      power={power}
      onPowerChange={handlePower}
      avatarUpload={idle}
      onAvatarUpload={handleUpload}
      canSendTranscripts
      collectsVisitorData
      editor={ready(editor)}
    />
  );
}

expose(() => (
  <ChatdeckTheme hrefFor={({ name }) => `#/${name}`}>
    <Tab />
  </ChatdeckTheme>
));
