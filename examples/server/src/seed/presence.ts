import type { PresenceRecord, WidgetRecord } from 'chatdeck/service';
import type { Random } from './random';

const MINUTE = 60_000;
const HOUR = 3_600_000;
const DAY = 86_400_000;

/** Who answers in a channel, and how far their clocks are ahead of UTC, in hours. */
export interface Shift {
  agents: readonly string[];
  utcOffset: number;
  /** Days back to the first shift. */
  days: number;
}

/** Office hours with a lunch break, on workdays mostly, up to `now`; some are still there. */
export function seedPresence(
  random: Random,
  widgets: readonly WidgetRecord[],
  shifts: Record<string, Shift>,
  now: Date,
): PresenceRecord[] {
  return widgets.flatMap((widget) => {
    const shift = shifts[widget.roomName];
    if (!shift) return [];
    const today = Math.floor((now.getTime() + shift.utcOffset * HOUR) / DAY) * DAY;
    return Array.from({ length: shift.days }, (_, index) => today - (shift.days - 1 - index) * DAY).flatMap((day) =>
      shift.agents.flatMap((agentName) => {
        const isWorkday = new Date(day).getUTCDay() % 6 !== 0;
        if (!random.chance(isWorkday ? 0.9 : 0.12)) return [];
        const at = (hours: number, spread: number) =>
          new Date(day + (hours - shift.utcOffset) * HOUR + random.between(-spread, spread) * MINUTE);
        const [morning, noon, afternoon, evening] = [at(8.5, 40), at(12, 20), at(13, 20), at(17.5, 50)];
        return [
          { widgetId: widget.id, agentName, onlineAt: morning, offlineAt: noon },
          { widgetId: widget.id, agentName, onlineAt: afternoon, offlineAt: evening },
        ]
          .filter((row) => row.onlineAt < now)
          .map((row) => ({ ...row, offlineAt: row.offlineAt < now ? row.offlineAt : null }));
      }),
    );
  });
}
