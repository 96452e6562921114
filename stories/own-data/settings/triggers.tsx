import { useEditor } from 'chatdeck/hooks';
import {
  checkTriggers,
  loading,
  newTrigger,
  normalizeTriggers,
  ready,
  triggersSectionFields,
  type TriggersSection,
  type TriggersSettings,
} from 'chatdeck/model';
import { TriggersTab } from 'chatdeck/settings/triggers';
import { useState } from 'react';

const initial: TriggersSettings = {
  triggerMinDelay: 60,
  'trigger:pricing': {
    uid: 'pricing',
    message: 'Any questions about our plans?',
    after: 5,
    on: ['/pricing'],
    matchType: 'contains',
    enabled: true,
    displayStyle: 'peek',
  },
};
const sectionsOf = (settings: TriggersSettings) => ({ triggers: triggersSectionFields(settings) });

export function OwnTriggers() {
  const [saved, setSaved] = useState(initial);
  const editor = useEditor<TriggersSettings, TriggersSection>({
    saved,
    sections: sectionsOf,
    check: checkTriggers,
    normalize: normalizeTriggers,
    save: ({ patch }) => {
      const stored = { ...saved, ...patch };
      setSaved(stored);
      return Promise.resolve(stored);
    },
  });
  const add = () => {
    const uid = crypto.randomUUID();
    editor?.onEdit({ [`trigger:${uid}`]: newTrigger(uid) });
  };
  return (
    <TriggersTab
      widgetId={1}
      hiddenPages=""
      onTriggerAdd={add}
      onTriggerDuplicate={add}
      onTriggerDelete={(field) => setSaved({ ...saved, [field]: undefined })}
      editor={editor ? ready(editor) : loading}
    />
  );
}
