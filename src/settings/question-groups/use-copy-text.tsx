import { useToast } from '../../ui/feedback/toast-context';
import { useLabels } from '../../ui/theme/labels';
import { useState } from 'react';
import { questionGroupsLabels } from './labels';
import { TextDialog } from './text-dialog';

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
  /** Copies the address that a link to `href` on this page leads to. */
  const copyLink = (href: string) => copy(new URL(href, document.baseURI).href, labels.linkCopied);
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
  return { copy, copyLink, dialog };
}
