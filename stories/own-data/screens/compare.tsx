import { ready, type CellEdit } from 'chatdeck/model';
import { Compare } from 'chatdeck/screens/compare';
import { makeComparedWidgets } from 'chatdeck/testing';
import { useState } from 'react';

const nothing = () => undefined;

/** Widgets from your backend. Without `onCopy`, nothing can be copied. */
export function OwnCompare() {
  const [widgets, setWidgets] = useState(() => makeComparedWidgets(3));
  const handleSave = ({ widgetId, patch }: CellEdit) =>
    setWidgets(
      widgets.map((widget) =>
        widget.widgetId === widgetId ? { ...widget, settings: { ...widget.settings, ...patch } } : widget,
      ),
    );
  return (
    <Compare
      widgets={ready(widgets)}
      rules={{ hasAcceptedTerms: true, hasOperatingHours: true }}
      cells={[]}
      onSave={handleSave}
      onKeep={nothing}
      onDiscard={nothing}
      onCopyCancel={nothing}
      onCopyRetry={nothing}
      onCopyUndo={nothing}
      onCopyDismiss={nothing}
    />
  );
}
