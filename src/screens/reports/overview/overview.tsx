import type { ReportsOverviewProps } from '../../../model/reports/overview';
import { agentViews, type AgentView, type OverviewBlock, type WidgetSwitch } from '../../../model/reports/overview';
import { ScreenRoot, type ScreenProps } from '../../../ui/page/screen';
import { SegmentedControl } from '../../../ui/inputs/segmented-control';
import { useLabels } from '../../../ui/theme/labels';
import { Text } from '../../../ui/radix';
import { useRef } from 'react';
import { isSameId } from '../../../model/core/tolerant';
import { comparisonPresets, widgetLayouts, type WidgetLayout } from '../../../model/places/report-route';
import { comparedPeriod } from '../../../model/reports/comparison';
import { ProblemCallout } from '../../../ui/feedback/problem-callout';
import { useDateRange } from '../../../ui/format/date-range';
import { useWidgetName } from '../../../ui/format/widget-name';
import { useTheme } from '../../../ui/theme/theme-context';
import { WidgetSelect } from '../counting/widget-select';
import { ReportBody } from '../controls/body';
import { ReportFrame } from '../controls/frame';
import { DownloadButtons } from '../download/buttons';
import { WidgetBlock } from './block';
import { reportsOverviewLabels, type ReportsOverviewLabels } from './labels';
import type { OverviewPlace } from './place';
import { OverviewRollUp } from './roll-up';
import { OverviewSkeleton } from './skeleton';

/** The figures of all finished widgets together, then of one at a time or of each: the team's and each agent's. */
export function ReportsOverview(props: ReportsOverviewProps & ScreenProps<ReportsOverviewLabels>) {
  const { blocks, range, route, moreWidgets = 0, onMoreWidgets, compare, trend, widgetSwitch, download } = props;
  const { agentView = agentViews[0], onAgentViewChange } = props;
  const labels = useLabels(reportsOverviewLabels, props.labels);
  const writeRange = useDateRange();
  const choices = useRef<HTMLDivElement>(null);
  const comparison = compare?.value ?? comparisonPresets[0];
  const period = comparedPeriod(range.dates, comparison, range.now, range.zone);
  const place: OverviewPlace = { range, route, period, compare: comparison };
  const shown = blocks.status === 'ready' ? shownBlocks(blocks.data, widgetSwitch) : [];
  const isMany = blocks.status === 'ready' && blocks.data.length > 1;
  return (
    <ScreenRoot labelSet={reportsOverviewLabels} part="reports-overview" state={blocks.status} {...props}>
      <ReportFrame
        tab="overview"
        status={blocks.status}
        range={range}
        route={route}
        context={labels.against(writeRange(range.dates), writeRange(period.dates))}
        compare={compare}
        downloads={download && <DownloadButtons control={download} />}
      >
        {blocks.status === 'ready' && blocks.data.length > 0 && (
          <>
            <OverviewRollUp
              {...place}
              blocks={blocks.data}
              trend={trend}
              moreWidgets={moreWidgets}
              onMoreWidgets={onMoreWidgets}
              onWidgetChange={
                widgetSwitch &&
                ((id) => {
                  widgetSwitch.onWidgetChange(id);
                  choices.current?.focus();
                })
              }
            />
            <OtherFailures blocks={blocks.data.filter((block) => !shown.includes(block))} />
            <div ref={choices} tabIndex={-1} className="cd-report-view cd-report-switch">
              {widgetSwitch && isMany ? (
                <Switch value={widgetSwitch} shown={shown[0]} />
              ) : (
                <Text as="p" size="2" color="gray">
                  {labels.help}
                </Text>
              )}
              {onAgentViewChange && (
                <div className="cd-report-choice">
                  <Text size="2" aria-hidden>
                    {labels.agentView}
                  </Text>
                  <SegmentedControl<AgentView>
                    label={labels.agentView}
                    value={agentView}
                    onValueChange={(view) => onAgentViewChange(view)}
                    options={agentViews.map((value) => ({ value, label: labels[value] }))}
                  />
                </div>
              )}
            </div>
          </>
        )}
        <ReportBody
          blocks={blocks.status === 'ready' ? { ...blocks, data: shown } : blocks}
          loading={<OverviewSkeleton trend={trend} />}
          partOf={(block) => block.figures}
          moreWidgets={moreWidgets}
          onMoreWidgets={onMoreWidgets}
        >
          {(block, name) => (
            <WidgetBlock
              {...place}
              block={block}
              name={name}
              agentView={agentView}
              trend={isMany ? trend : undefined}
            />
          )}
        </ReportBody>
      </ReportFrame>
    </ScreenRoot>
  );
}

/** The chosen widget or the first one, or all. */
function shownBlocks(blocks: OverviewBlock[], widgetSwitch: WidgetSwitch | undefined): OverviewBlock[] {
  if (!widgetSwitch || widgetSwitch.layout === 'all') return blocks;
  const { widgetId } = widgetSwitch;
  const chosen = widgetId === undefined ? undefined : blocks.find(({ widget }) => isSameId(widget.id, widgetId));
  return chosen ? [chosen] : blocks.slice(0, 1);
}

/** The choice of a widget, or of all below each other. */
function Switch({ value, shown }: { value: WidgetSwitch; shown: OverviewBlock | undefined }) {
  const labels = useLabels(reportsOverviewLabels);
  const { layout, onLayoutChange, widgets, onWidgetChange } = value;
  return (
    <div className="cd-report-choice">
      <SegmentedControl<WidgetLayout>
        label={labels.layout}
        value={layout}
        onValueChange={(next) => onLayoutChange(next)}
        options={widgetLayouts.map((each) => ({ value: each, label: labels[each] }))}
      />
      {layout === 'one' && <WidgetSelect value={shown?.widget.id} widgets={widgets} onWidgetChange={onWidgetChange} />}
    </div>
  );
}

/** Widgets that couldn't be loaded and are not shown themselves. */
function OtherFailures({ blocks }: { blocks: readonly OverviewBlock[] }) {
  const labels = useLabels(reportsOverviewLabels);
  const nameOf = useWidgetName();
  const { locale } = useTheme();
  const failed = blocks.flatMap(({ widget, figures }) => (figures.status === 'failed' ? [{ widget, figures }] : []));
  const [first] = failed;
  if (!first) return null;
  const names = new Intl.ListFormat(locale).format(failed.map(({ widget }) => nameOf(widget)));
  return (
    <ProblemCallout
      title={labels.failed(names)}
      problem={first.figures.problem}
      onRetry={() => {
        for (const { figures } of failed) figures.onRetry();
      }}
    />
  );
}
