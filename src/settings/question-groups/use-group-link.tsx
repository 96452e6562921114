import { groupField, type GroupPlace } from '../../model/settings/question-groups/group-place';
import type { Id } from '../../model/core/tolerant';
import { useToast } from '../../ui/feedback/toast-context';
import { useLabels } from '../../ui/theme/labels';
import { useTheme } from '../../ui/theme/theme-context';
import { useState } from 'react';
import { questionGroupsLabels } from './labels';
import { TextDialog } from './text-dialog';

/** The address of a group or one of its lines; undefined where the host has no address for the tab. */
export function useGroupLink(widgetId: Id): (place: GroupPlace) => string | undefined {
  const { hrefFor } = useTheme();
  return (place) => {
    const href = hrefFor({ name: 'settings', widgetId, tab: 'question-groups', field: groupField(place) });
    return href === undefined ? undefined : new URL(href, document.baseURI).href;
  };
}

/** Copies a text and says so, or shows it in a dialog to be copied by hand. */
export function useCopyText() {
  const labels = useLabels(questionGroupsLabels);
  const showToast = useToast();
  const [byHand, setByHand] = useState('');
  const copy = async (text: string, done: string) => {
    try {
      await navigator.clipboard.writeText(text);
      showToast({ text: done, tone: 'success' });
    } catch {
      // The clipboard was denied, or doesn't exist on an insecure page.
      setByHand(text);
    }
  };
  const dialog = (
    <TextDialog
      open={byHand !== ''}
      onOpenChange={() => setByHand('')}
      title={labels.copyFailedTitle}
      text={labels.copyFailedText}
      field={labels.pasteField}
      value={byHand}
      closeLabel={labels.closePanel}
    />
  );
  return { copy, dialog };
}
