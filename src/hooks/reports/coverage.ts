import { useQuery } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import type { ChatSink } from '../../client/chat-collection';
import { readAllChats } from '../../client/chat-reading';
import type { Id } from '../../model/core/tolerant';
import { planIncludes } from '../../model/entities/plan';
import { findWidgetRow, type User } from '../../model/entities/user';
import type { Widget } from '../../model/entities/widget';
import type { OnlineDays } from '../../model/reports/availability';
import { countBlock } from '../../model/reports/download';
import type { CountedDates } from '../../model/counting/chat-count';
import { coveredShares } from '../../model/reports/coverage/coverage';
import {
  countCoverage,
  coverageSchedule,
  hoursOffer,
  noCoverage,
  onlineCoverage,
  plannedSpans,
  rangeSpan,
  withOfferedHours,
  type CoverageBlock,
  type CoverageSchedule,
  type CoverageStarts,
  type ReportsCoverageProps,
} from '../../model/reports/coverage/coverage-report';
import type { ReportHead } from '../../model/counting/chat-count';
import { writeCoverage } from '../../model/reports/files/coverage';
import type { RangeControl, ReportWidget } from '../../model/reports/props';
import { operatingHoursSettings } from '../../model/settings/operating-hours/operating-hours';
import { editDraft } from '../editing/edit-draft';
import { useChatdeck } from '../shared/chatdeck-context';
import { currentUserQuery, toLoadable, useLoadable } from '../shared/queries';
import { draftKey } from '../shared/settings-place';
import { useChatCount } from '../shared/counting/chat-count';
import { useDownload, type DownloadOptions } from './download';
import { useHead, useOneWidget } from './one-widget';
import { availabilityQuery } from './queries';
import { useReportRange, type ReportOptions } from './use-report-range';

export interface ReportsCoverageOptions extends ReportOptions, DownloadOptions {}

/** All props of `ReportsCoverage`. */
export function useReportsCoverage(options: ReportsCoverageOptions = {}): ReportsCoverageProps {
  const { route, changeRoute, range } = useReportRange(options);
  const { widget, withBlock, choice } = useOneWidget({ route, changeRoute });
  const block = useCoverageBlock(widget, range);
  const download = useCoverageDownload(block, useHead(range), options);
  return { route, range, ...choice, blocks: withBlock(block), download };
}

/** A file has what the screen shows: it waits for the online time, and goes without it if that failed. */
function useCoverageDownload(block: CoverageBlock | undefined, head: ReportHead, options: DownloadOptions) {
  const { dates, zone } = head;
  const waits = !block || block.online.status === 'loading';
  return useDownload(
    'coverage',
    [block?.widget.id, dates.start, dates.end, zone].join(),
    {
      block: waits ? 'loading' : countBlock(block.starts),
      write(format) {
        if (block?.starts.status !== 'ready') return '';
        const { widget, starts, planned, online, offer } = block;
        return writeCoverage(format, head, {
          widget,
          data: {
            counted: starts.counted.dates,
            starts: starts.data,
            planned,
            online: online.status === 'ready' ? online.data : undefined,
            offer,
          },
        });
      },
    },
    options,
  );
}

function useCoverageBlock(chosen: ReportWidget | undefined, range: RangeControl): CoverageBlock | undefined {
  const { client, queryClient, drafts } = useChatdeck();
  const head = useHead(range);
  const { zone } = head;
  const user = useLoadable(currentUserQuery);
  const known = user.status === 'ready' && chosen ? knownWidget(user.data, chosen.id) : undefined;
  const { widget, person = '', isIncluded = false } = known ?? {};
  const settings = useMemo(() => widget && operatingHoursSettings(widget), [widget]);
  const schedule = useMemo(
    () => settings && coverageSchedule(settings, { isIncluded, zone }),
    [settings, isIncluded, zone],
  );
  const starts = useStarts(chosen, head, schedule);
  const spans = useMemo(
    () => (schedule?.isOn && schedule.week ? plannedSpans(schedule, head) : undefined),
    [schedule, head],
  );
  const planned = useMemo(() => spans && coveredShares(spans, [rangeSpan(head)], zone), [spans, head, zone]);
  const select = useCallback((days: OnlineDays) => onlineCoverage(days, spans, head), [spans, head]);
  const query = { ...availabilityQuery(client, chosen?.id ?? '', head), enabled: chosen !== undefined, select };
  const online = toLoadable(useQuery(query, queryClient));
  const times = online.status === 'ready' ? online.data : undefined;
  const counts = starts.status === 'ready' ? starts.data.planned : undefined;
  const offer = useMemo(
    () => (schedule && counts ? hoursOffer(schedule, counts, times) : undefined),
    [schedule, counts, times],
  );

  if (!chosen || !settings || !schedule) return undefined;
  return {
    widget: chosen,
    starts,
    schedule,
    planned,
    online,
    offer,
    ...(isIncluded &&
      offer && {
        onAddHours() {
          const key = draftKey(client, { person, widgetId: chosen.id, tab: 'op-hours' });
          editDraft(drafts, key, settings, (value) => withOfferedHours(value, schedule, offer));
        },
      }),
  };
}

function knownWidget(user: User, id: Id): { widget: Widget; person: string; isIncluded: boolean } | undefined {
  const row = findWidgetRow(user, id);
  if (row?.status !== 'ready') return undefined;
  const isIncluded = planIncludes(user.account.plan, 'operatingHours');
  return { widget: row.data, person: String(user.Id), isIncluded };
}

/** When chats start, on the clocks of the report and of the schedule. */
function useStarts(widget: ReportWidget | undefined, head: ReportHead, schedule: CoverageSchedule | undefined) {
  const { client } = useChatdeck();
  const { id = '', name = '' } = widget ?? {};
  const planned = schedule?.zone ?? head.zone;
  const begin = useCallback(
    ({ dates }: CountedDates) => {
      const count = countCoverage({ shown: head.zone, planned });
      const sink: ChatSink<CoverageStarts, CoverageStarts> = {
        begin: () => noCoverage,
        add: count,
        end: (part) => part,
        finish: ([part = noCoverage]) => part,
      };
      const lists = [{ widget: { id, name }, filters: {} }];
      return readAllChats(client.reports.chats, { dates, zone: head.zone, lists, sink });
    },
    [client, id, name, head.zone, planned],
  );
  const isAsked = widget !== undefined && schedule !== undefined;
  return useChatCount({ of: isAsked ? { widgetIds: [id], head } : undefined, what: `coverage ${planned}`, begin });
}
