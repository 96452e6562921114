import { ready, type GettingStartedStep } from 'chatdeck/model';
import { GettingStarted } from 'chatdeck/screens/dashboard';
import { useState } from 'react';

const steps: GettingStartedStep[] = [
  { name: 'slack', isDone: true, to: { name: 'setup', widgetId: 7 } },
  { name: 'channel', isDone: true, to: { name: 'setup', widgetId: 7 } },
  { name: 'code', isDone: false, to: { name: 'settings', widgetId: 7, tab: 'install' } },
  { name: 'hours', isDone: false, to: { name: 'settings', widgetId: 7, tab: 'op-hours' } },
  { name: 'teammate', isDone: false, to: { name: 'account', section: 'users' } },
];

export function OwnGettingStarted() {
  const [isDismissed, setDismissed] = useState(false);
  return isDismissed ? null : <GettingStarted steps={ready(steps)} onDismiss={() => setDismissed(true)} />;
}
