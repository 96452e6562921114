import type { TransferContent, TransferProps } from '../../model/settings/across/transfer';
import { SkeletonGroup } from '../../ui/base/skeleton';
import { DownloadIcon } from '../../ui/base/icons';
import { Link } from '../../ui/base/link';
import { ProblemCallout } from '../../ui/feedback/problem-callout';
import { StaleNotice } from '../../ui/feedback/stale-notice';
import { useWidgetName } from '../../ui/format/widget-name';
import { PageHeader } from '../../ui/page/page-header';
import { PageSection } from '../../ui/page/page-section';
import { ScreenRoot, type ScreenProps } from '../../ui/page/screen';
import { Button, Text } from '../../ui/radix';
import { useLabels } from '../../ui/theme/labels';
import { ImportSection } from './import-section';
import { transferLabels, type TransferLabels } from './labels';
import { TransferPlace } from './transfer-place';

/** A widget's settings as one file: download it, or add one as unsaved changes. */
export function Transfer(props: TransferProps & ScreenProps<TransferLabels>) {
  const { widgetId, roomName, content, onExport, onFileChoose } = props;
  const labels = useLabels(transferLabels, props.labels);
  const nameOf = useWidgetName();
  return (
    <ScreenRoot labelSet={transferLabels} part="transfer" state={content.status} {...props}>
      <PageHeader
        title={labels.title}
        context={roomName !== undefined && labels.of(nameOf({ id: widgetId, name: roomName }))}
        actions={<Link to={{ name: 'settings', widgetId, tab: 'behavior' }}>{labels.back}</Link>}
      />
      <div className="cd-settings">
        <div className="cd-settings-body">
          {content.status === 'loading' && (
            <SkeletonGroup>
              <TransferPlace />
            </SkeletonGroup>
          )}
          {content.status === 'failed' && (
            <ProblemCallout title={labels.failed} problem={content.problem} onRetry={content.onRetry} />
          )}
          {content.status === 'ready' && (
            <>
              {content.problem && <StaleNotice problem={content.problem} />}
              <ExportSection content={content.data} onExport={onExport} />
              {onFileChoose && <ImportSection {...props} content={content.data} onFileChoose={onFileChoose} />}
            </>
          )}
        </div>
      </div>
    </ScreenRoot>
  );
}

function ExportSection({ content, onExport }: { content: TransferContent; onExport(): void }) {
  const labels = useLabels(transferLabels);
  const { triggers, replies, groups } = content.counts;
  const say = (count: number | undefined, words: (count: number) => string) =>
    count === undefined ? '' : words(count);
  return (
    <PageSection name="export" title={labels.exportTitle} description={labels.exportText}>
      <div className="cd-transfer">
        <Text as="p" size="2">
          {labels.contents(say(triggers, labels.triggers), say(replies, labels.replies), say(groups, labels.groups))}
        </Text>
        <Text as="p" size="1" color="gray" className="cd-prose">
          {labels.leftOut}
        </Text>
        <div>
          <Button type="button" variant="outline" color="gray" onClick={() => onExport()}>
            <DownloadIcon size={16} aria-hidden />
            {labels.exportFile}
          </Button>
        </div>
      </div>
    </PageSection>
  );
}
