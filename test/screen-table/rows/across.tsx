import { useChanges, useTransfer } from 'chatdeck/hooks';
import { Changes, ChangesLoading } from 'chatdeck/screens/changes';
import { Transfer, TransferLoading } from 'chatdeck/screens/transfer';
import { makeChangesProps, makeImportPreview, makeTransferProps } from 'chatdeck/testing';
import { widgetId } from '../props';
import type { Rows } from '../row';

export const acrossRows = {
  Changes: {
    entry: 'screens/changes',
    sample: () => <Changes {...makeChangesProps()} />,
    Loading: ChangesLoading,
    Plugged: () => <Changes {...useChanges(widgetId)} />,
    requests: { currentUser: 1, listSavedReplies: 1, listQuestionGroups: 1, listChanges: 1 },
    places: { changes: [{ path: '/settings/1/changes', title: 'Change log' }] },
  },
  Transfer: {
    entry: 'screens/transfer',
    sample: () => <Transfer {...makeTransferProps()} />,
    variants: { preview: () => <Transfer {...makeTransferProps({ importing: makeImportPreview() })} /> },
    Loading: TransferLoading,
    Plugged: () => <Transfer {...useTransfer(widgetId)} />,
    requests: { currentUser: 1, listSavedReplies: 1, listQuestionGroups: 1 },
    places: { transfer: [{ path: '/settings/1/transfer', title: 'Export or import' }] },
  },
} satisfies Rows<'Changes' | 'Transfer'>;
