import {
  at,
  hoursOfDay,
  type StartCount,
  type WeekGrid,
  type WeekShares,
} from '../../../model/reports/coverage/coverage';
import type { ReportRoute } from '../../../model/places/report-route';
import type { CoverageBlock } from '../../../model/reports/coverage/coverage-report';
import { weekdays, type Weekday } from '../../../model/settings/operating-hours/schedule';
import { WeekHeatmap, type HeatRow } from '../../../ui/charts/week-heatmap';
import { SegmentedControl } from '../../../ui/inputs/segmented-control';
import { Checkbox, Text } from '../../../ui/radix';
import { useLabels } from '../../../ui/theme/labels';
import { useId, useMemo, useState } from 'react';
import { reportsCoverageLabels } from './labels';
import { CoverageTable } from './table';
import { CountedTotals } from '../counting/totals';
import { hourFilter } from '../../../model/reports/coverage/coverage-links';
import { useWeekWords } from './words';

interface CoverageWeekProps {
  block: CoverageBlock;
  starts: WeekGrid<StartCount>;
  /** The widget's name. */
  name: string;
  /** The widget's history in the same range. */
  history: ReportRoute;
}

type View = 'chart' | 'table';

/** Chats by hour of the week, as a chart or a table. Operating hours and online time are layers that can be hidden. */
export function CoverageWeek({ block, starts, name, history }: CoverageWeekProps) {
  const labels = useLabels(reportsCoverageLabels);
  const words = useWeekWords();
  const [view, setView] = useState<View>('chart');
  const [hidden, setHidden] = useState<readonly Layer['name'][]>([]);
  const { planned, online } = block;
  const onlineShares = online.status === 'ready' ? online.data.shares : undefined;
  const known = useMemo(
    (): Layer[] => [
      ...(planned ? [{ name: 'planned' as const, shares: planned }] : []),
      ...(onlineShares ? [{ name: 'online' as const, shares: onlineShares }] : []),
    ],
    [planned, onlineShares],
  );
  const layers = useMemo(() => known.filter((layer) => !hidden.includes(layer.name)), [known, hidden]);
  const rows = useMemo(
    () =>
      weekdays.map((weekday): HeatRow => ({
        label: words.shortDayName(weekday),
        cells: hoursOfDay.map((hour) => {
          const count = at(starts, weekday, hour);
          const shares = layers.map((layer) => ({ ...layer, share: at(layer.shares, weekday, hour) ?? 0 }));
          return {
            value: count.chats,
            marked: count.chats === 0 ? 0 : count.missed / count.chats,
            // A layer keeps its place when the other one is hidden.
            layers: layerNames.map((each) => shares.find((layer) => layer.name === each)?.share ?? 0),
            text: words.cell(
              weekday,
              hour,
              count,
              shares.filter(({ share }) => share > 0).map((layer) => words[layer.name](layer.share)),
            ),
          };
        }),
      })),
    [starts, layers, words],
  );
  const label = `${name}: ${labels.title}`;
  return (
    <>
      <div className="cd-report-view">
        <div role="group" aria-label={labels.layers} className="cd-coverage-layers">
          <span className="cd-coverage-layer">
            <span className="cd-coverage-key" data-key="missed" />
            <Text size="2">{labels.missed}</Text>
          </span>
          {known.map((layer) => (
            <LayerSwitch
              key={layer.name}
              name={layer.name}
              isShown={!hidden.includes(layer.name)}
              onShownChange={(isShown) =>
                setHidden(isShown ? hidden.filter((each) => each !== layer.name) : [...hidden, layer.name])
              }
            />
          ))}
        </div>
        <SegmentedControl<View>
          label={labels.view}
          value={view}
          onValueChange={setView}
          options={[
            { value: 'chart', label: labels.chart },
            { value: 'table', label: labels.table },
          ]}
        />
      </div>
      {view === 'chart' ? (
        <WeekHeatmap
          label={label}
          rows={rows}
          hint={labels.hint}
          detailsOf={({ row, column }) => (
            <HourChats starts={starts} weekday={weekdays[row]} hour={column} history={history} />
          )}
        />
      ) : (
        <CoverageTable label={label} starts={starts} history={history} />
      )}
    </>
  );
}

interface HourChatsProps extends Pick<CoverageWeekProps, 'starts' | 'history'> {
  weekday: Weekday | undefined;
  hour: number;
}

/** A chosen hour, with its numbers as links to their chats. */
function HourChats({ starts, weekday = 1, hour, history }: HourChatsProps) {
  const words = useWeekWords();
  const count = at(starts, weekday, hour);
  return (
    <div className="cd-coverage-hour" data-chatdeck="coverage-hour">
      <Text size="2" weight="medium">
        {words.hourOfDay(weekday, hour)}
      </Text>
      <CountedTotals totals={count} history={{ ...history, filters: hourFilter(weekday, hour) }} />
    </div>
  );
}

/** In the order in which they are drawn. */
const layerNames = ['planned', 'online'] as const;

interface Layer {
  name: (typeof layerNames)[number];
  shares: WeekShares;
}

interface LayerSwitchProps {
  name: Layer['name'];
  isShown: boolean;
  onShownChange(isShown: boolean): void;
}

/** Shows or hides a layer, next to the line it is drawn as. */
function LayerSwitch({ name, isShown, onShownChange }: LayerSwitchProps) {
  const labels = useLabels(reportsCoverageLabels);
  const id = useId();
  return (
    <span className="cd-coverage-layer">
      <Checkbox id={id} checked={isShown} onCheckedChange={onShownChange} />
      <span className="cd-coverage-key" data-key={name} />
      <Text as="label" size="2" htmlFor={id}>
        {labels[name]}
      </Text>
    </span>
  );
}
