import { useEffect, useRef } from 'react';
import type { TransferContent, TransferProps } from '../../model/settings/across/transfer';
import type { WidgetFileFault } from '../../model/settings/across/read-widget-file';
import { ErrorCallout } from '../../ui/feedback/error-callout';
import { isFocusFree } from '../../ui/focus/composed-tree';
import { FileButton } from '../../ui/inputs/file-button';
import { NoticeCallout } from '../../ui/feedback/notice-callout';
import { PageSection } from '../../ui/page/page-section';
import { Text } from '../../ui/radix';
import { DraftLinks } from '../../ui/settings/draft-links';
import { useLabels } from '../../ui/theme/labels';
import { ImportPreviewPanel } from './import-preview';
import { transferLabels, type TransferLabels } from './labels';

interface ImportSectionProps extends Omit<TransferProps, 'content'> {
  content: TransferContent;
  onFileChoose(file: File): void;
}

/** Chooses a file, shows what it would do, and adds it as unsaved changes. */
export function ImportSection(props: ImportSectionProps) {
  const { widgetId, importing, onFileChoose } = props;
  const labels = useLabels(transferLabels);
  const box = useRef<HTMLDivElement>(null);
  const { status } = importing;
  const lastStatus = useRef(status);
  useEffect(() => {
    // The button that led here is gone.
    if (status !== lastStatus.current && isFocusFree()) box.current?.focus();
    lastStatus.current = status;
  }, [status]);
  return (
    <PageSection name="import" title={labels.importTitle} description={labels.importText}>
      <div ref={box} tabIndex={-1} className="cd-transfer">
        {importing.status === 'failed' && (
          <ErrorCallout>
            <bdi>{importing.fileName}</bdi>: {faultText(labels, importing.fault)}
          </ErrorCallout>
        )}
        {importing.status === 'done' && (
          <NoticeCallout tone={importing.tabs.length > 0 ? 'success' : 'plain'}>
            {importing.tabs.length > 0 ? (
              <>
                {labels.done} <DraftLinks widgetId={widgetId} tabs={importing.tabs} say={labels.doneCount} />
              </>
            ) : (
              labels.nothingDone
            )}
          </NoticeCallout>
        )}
        {importing.status === 'reading' && (
          <Text as="p" size="2" color="gray" role="status">
            {labels.reading}
          </Text>
        )}
        {importing.status === 'ready' ? (
          <ImportPreviewPanel {...props} preview={importing} />
        ) : (
          <FileButton
            label={importing.status === 'idle' ? labels.choose : labels.chooseAnother}
            accept="application/json,.json"
            part="import-file"
            onFileChoose={onFileChoose}
          />
        )}
      </div>
    </PageSection>
  );
}

function faultText(labels: TransferLabels, fault: WidgetFileFault): string {
  // Each text takes its own fault.
  return labels.faults[fault.code](fault as never);
}
