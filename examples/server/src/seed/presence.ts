import type { PresenceRecord, WidgetRecord } from 'chatdeck/service';
import { localDays, type LocalDay } from './desk';
import type { Random } from './random';
import type { Traffic } from './traffic';

/** A working day in hours since midnight: together they cover it, and lunch never empties the desk. */
interface Shift {
  from: number;
  lunch: number;
  until: number;
}

const usual: Shift = { from: 8.5, lunch: 12.25, until: 17.5 };
const shifts: Record<string, Shift> = {
  'Dana Whitfield': { from: 7.25, lunch: 11.25, until: 15.5 },
  'Luis Ferreira': usual,
  'Tobias Krüger': { from: 8.75, lunch: 13.5, until: 17.25 },
  'Mei Chen': { from: 10.75, lunch: 15, until: 19.25 },
};
/** Who looks in at weekends, by weekday. On Saturdays the shop answers questions on orders from 10 to 14. */
const weekends: Record<number, Record<string, [from: number, until: number]>> = {
  6: { 'Luis Ferreira': [10.5, 13.5], 'Mei Chen': [9.5, 17] },
  0: { 'Dana Whitfield': [10, 16] },
};

/** Office hours with a lunch break, on workdays and a little at weekends, up to `now`; some are still there. */
export function seedPresence(
  random: Random,
  widgets: readonly WidgetRecord[],
  traffic: Record<string, Traffic>,
  now: Date,
): PresenceRecord[] {
  const hoursOf = new Map<string, Map<number, [from: Date, to: Date][]>>();
  const workdays = (agentName: string, zone: string) => {
    const known = hoursOf.get(agentName);
    if (known) return known;
    const days = localDays(zone, 90, now).map((day) => [day.age, workday(random, agentName, day)] as const);
    const made = new Map(days);
    hoursOf.set(agentName, made);
    return made;
  };
  return widgets.flatMap((widget) => {
    const flow = traffic[widget.roomName];
    if (!flow) return [];
    // An agent who answers in several channels is there in all of them.
    return flow.agents.flatMap((agentName) =>
      [...workdays(agentName, flow.zone)]
        .filter(([age]) => age <= flow.days && age >= (flow.until ?? 0))
        .flatMap(([, pieces]) => pieces)
        .filter(([onlineAt]) => onlineAt < now)
        .map(([onlineAt, to]) => ({ widgetId: widget.id, agentName, onlineAt, offlineAt: to < now ? to : null })),
    );
  });
}

/** When someone is online on a day. */
function workday(random: Random, agentName: string, { weekday, at }: LocalDay): [from: Date, to: Date][] {
  const about = (hours: number) => at(hours + random.between(-20, 20) / 60);
  const weekend = weekends[weekday];
  if (weekend) {
    const hours = weekend[agentName];
    return hours && random.chance(0.85) ? [[about(hours[0]), about(hours[1])]] : [];
  }
  if (random.chance(0.08)) return [];
  const { from, lunch, until } = shifts[agentName] ?? usual;
  return [
    [about(from), about(lunch)],
    [about(lunch + 1), about(until)],
  ];
}
