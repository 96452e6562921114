import type { Id } from '../../../model/core/tolerant';
import {
  mostMissed,
  chatsByDay,
  rollUp,
  rollUpChange,
  rollUpValue,
  type RollUpFigure,
} from '../../../model/reports/roll-up';
import { countedChats } from '../../../model/reports/overview';
import { toReportTab } from '../../../model/places/report-route';
import { AlertIcon } from '../../../ui/base/icons';
import { TextButton } from '../../../ui/base/text-button';
import { Sparkline } from '../../../ui/charts/sparkline';
import { StatValue } from '../../../ui/charts/stat-card';
import { DataTable } from '../../../ui/data-table/data-table';
import type { DataTableColumn, DataTableSort } from '../../../ui/data-table/types';
import { useFormat } from '../../../ui/format/format';
import { useWidgetName } from '../../../ui/format/widget-name';
import { Text } from '../../../ui/radix';
import { useLabels } from '../../../ui/theme/labels';
import { useMemo, useState, type ReactNode } from 'react';
import { reportsOverviewLabels } from './labels';
import type { CountedWidget, OverviewPlace } from './place';
import { useRollUpChangeText, useRollUpText } from './values';
import { PartHeading } from '../controls/part';

interface WidgetTableProps extends OverviewPlace {
  widgets: readonly CountedWidget[];
  onWidgetChange: ((id: Id) => void) | undefined;
}

interface WidgetRow extends Omit<CountedWidget, 'widget' | 'stats' | 'line'> {
  /** Absent for all widgets together. */
  id: Id | undefined;
  name: string;
  days: number[] | undefined;
}

/** The figures of each widget, sortable, and their totals. */
export function WidgetTable(props: WidgetTableProps) {
  const { widgets, range } = props;
  const labels = useLabels(reportsOverviewLabels);
  const nameOf = useWidgetName();
  const [sort, setSort] = useState<DataTableSort>({ key: 'chats', direction: 'descending' });
  const rows = useMemo(
    () =>
      widgets.map(({ widget, stats, totals, before }): WidgetRow => ({
        id: widget.id,
        name: nameOf(widget),
        totals,
        before,
        days: chatsByDay(stats, range.dates),
      })),
    [widgets, nameOf, range.dates],
  );
  const total = useMemo((): WidgetRow => {
    const before = widgets.flatMap((each) => each.before?.stats ?? []);
    const [first] = before;
    return {
      id: undefined,
      name: labels.allWidgets,
      totals: rollUp(widgets.map(({ stats }) => stats)),
      before: first && before.length === widgets.length ? { stats: first, totals: rollUp(before) } : undefined,
      days: undefined,
    };
  }, [widgets, labels]);
  const columns = useWidgetColumns(props, rows);
  return (
    <section className="cd-report-part">
      <PartHeading as="h2" title={labels.widgets} definition={labels.widgetsHelp} range={range}>
        <Text size="1" color="gray">
          {labels.widgetsHelp}
        </Text>
      </PartHeading>
      <div className="cd-report-widgets">
        <DataTable
          label={labels.widgets}
          columns={columns}
          rows={rows}
          total={total}
          rowKey={({ id }) => String(id)}
          rowName={({ name }) => name}
          sort={sort}
          onSortChange={setSort}
        />
      </div>
    </section>
  );
}

function useWidgetColumns({ widgets, route, period, onWidgetChange }: WidgetTableProps, rows: readonly WidgetRow[]) {
  const labels = useLabels(reportsOverviewLabels);
  const { count } = useFormat();
  const write = useRollUpText();
  const writeChange = useRollUpChangeText(period);
  return useMemo((): DataTableColumn<WidgetRow>[] => {
    const worst = mostMissed(widgets.map(({ widget, totals }) => ({ id: widget.id, totals })));
    const peak = Math.max(1, ...rows.flatMap(({ days }) => days ?? []));
    const figure = (
      key: RollUpFigure,
      cell?: (row: WidgetRow, text: string) => ReactNode,
    ): DataTableColumn<WidgetRow> => ({
      key,
      header: labels.rollUp[key],
      align: 'end',
      folded: key === 'chats' ? 'end' : undefined,
      sortValue: ({ totals }) => rollUpValue(key, totals),
      cell: (row) => {
        const text = write(key, rollUpValue(key, row.totals));
        return cell ? cell(row, text) : text;
      },
    });
    const chats = figure('chats', ({ id, totals, before }, text) => {
      const change = before && rollUpChange('chats', totals, before.totals, period.scale);
      const filters = id === undefined ? null : countedChats('totalChats', { of: 'team' }, totals.chats);
      return (
        <>
          <StatValue
            value={text}
            state={totals.chats > 0 ? 'counted' : 'none'}
            {...(filters && {
              to: { ...toReportTab(route, 'history'), widgetId: id, filters },
              linkLabel: labels.toHistory(labels.rollUp.chats, text),
            })}
          />
          {change && (
            <Text size="1" color="gray" className="cd-report-delta">
              {writeChange('chats', change)}
            </Text>
          )}
        </>
      );
    });
    const missed = figure('missed', ({ id }, text) =>
      id !== undefined && id === worst ? (
        <span className="cd-report-most">
          <AlertIcon size={14} aria-hidden />
          {text}
        </span>
      ) : (
        text
      ),
    );
    return [
      {
        key: 'widget',
        header: labels.widget,
        folded: 'title',
        sortValue: ({ name }) => name,
        cell: ({ id, name }) =>
          id === undefined || !onWidgetChange ? (
            <bdi>{name}</bdi>
          ) : (
            <TextButton onClick={() => onWidgetChange(id)} aria-label={labels.showWidget(name)}>
              <bdi>{name}</bdi>
            </TextButton>
          ),
      },
      ...(rows.some(({ days }) => days)
        ? [
            {
              key: 'days',
              header: labels.chatsByDay,
              width: '136px' as const,
              cell: ({ days, name }: WidgetRow) =>
                days && (
                  <Sparkline values={days} mean={0} peak={peak} label={labels.trendOf(name, labels.trend.chats)} />
                ),
            },
          ]
        : []),
      chats,
      missed,
      figure('replyTime'),
      {
        key: 'late',
        header: labels.late,
        align: 'end',
        sortValue: ({ totals }) => totals.late,
        cell: ({ totals }) => count(totals.late),
      },
      figure('rating'),
      figure('offline'),
    ];
  }, [labels, widgets, rows, route, period, onWidgetChange, count, write, writeChange]);
}
