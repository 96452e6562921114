import type { ReportsPagesProps } from '../../../model/reports/pages';
import { Text } from '../../../ui/radix';
import { ScreenRoot, type ScreenProps } from '../../../ui/page/screen';
import { useLabels } from '../../../ui/theme/labels';
import { WidgetPages } from './block';
import { reportsPagesLabels, type ReportsPagesLabels } from './labels';
import { PagesSkeleton } from './skeleton';
import { ReportBody } from '../controls/body';
import { ReportFrame } from '../controls/frame';
import { WidgetSelect } from '../counting/widget-select';
import { DownloadButtons } from '../download/buttons';
import { toHistory } from '../../../model/places/report-route';
import { ready } from '../../../model/core/loadable';

/** Which pages a widget's chats start on, and how many of them a trigger started. */
export function ReportsPages(props: ReportsPagesProps & ScreenProps<ReportsPagesLabels>) {
  const { blocks, range, route, widgets, onWidgetChange, download } = props;
  const labels = useLabels(reportsPagesLabels, props.labels);
  const shown = blocks.status === 'ready' ? blocks.data[0] : undefined;
  return (
    <ScreenRoot labelSet={reportsPagesLabels} part="reports-pages" state={blocks.status} {...props}>
      <ReportFrame
        tab="pages"
        status={blocks.status}
        range={range}
        route={route}
        downloads={download && <DownloadButtons control={download} />}
      >
        {shown && (
          <div className="cd-report-view">
            <Text as="p" size="2" color="gray">
              {labels.help}
            </Text>
            <WidgetSelect value={shown.widget.id} widgets={widgets} onWidgetChange={onWidgetChange} />
          </div>
        )}
        <ReportBody blocks={blocks} loading={<PagesSkeleton />} partOf={ready}>
          {(block, name) => (
            <WidgetPages block={block} name={name} range={range} history={toHistory(route, block.widget.id)} />
          )}
        </ReportBody>
      </ReportFrame>
    </ScreenRoot>
  );
}
