import { ready, type ImportState } from 'chatdeck/model';
import { Transfer } from 'chatdeck/screens/transfer';
import { useState } from 'react';

const content = { counts: { triggers: 2, replies: 8, groups: 1 } };

export function OwnTransfer() {
  const [importing, setImporting] = useState<ImportState>({ status: 'idle' });
  return (
    <Transfer
      widgetId={1}
      roomName="website"
      content={ready(content)}
      importing={importing}
      onExport={() => undefined}
      onFileChoose={({ name }) => setImporting({ status: 'reading', fileName: name })}
      onChosenChange={() => undefined}
      onImport={() => setImporting({ status: 'idle' })}
      onFileClose={() => setImporting({ status: 'idle' })}
    />
  );
}
