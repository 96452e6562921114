import { useBehaviorTab } from 'chatdeck/hooks';
import { behaviorSections, behaviorSettings, widgetPower, type BehaviorTabProps } from 'chatdeck/model';
import { BehaviorTab, BehaviorTabLoading } from 'chatdeck/settings/behavior';
import { makeEditor, ready } from 'chatdeck/testing';
import { nothing, tabProps, widget, widgetId } from '../props';
import type { Rows } from '../row';

export const behaviorProps: BehaviorTabProps = {
  ...tabProps,
  power: ready(widgetPower(widget, false)),
  onPowerChange: nothing,
  avatarUpload: { status: 'idle' },
  onAvatarUpload: nothing,
  canSendTranscripts: true,
  collectsVisitorData: true,
  editor: ready(makeEditor(behaviorSettings(widget), behaviorSections)),
};

export const behaviorRows = {
  BehaviorTab: {
    entry: 'settings/behavior',
    sample: () => <BehaviorTab {...behaviorProps} />,
    Loading: BehaviorTabLoading,
    Plugged: () => <BehaviorTab {...useBehaviorTab(widgetId)} />,
    requests: { currentUser: 1 },
    typing: 'kept',
    places: {
      behavior: [
        { path: '/settings/1/behavior', title: 'Behavior', opens: ['Regenerate API key'] },
        { path: '/settings/1/behavior', title: 'Behavior', visitor: 'agent@acme.test' },
      ],
    },
  },
} satisfies Rows<'BehaviorTab'>;
