import type { Instant } from '../core/tolerant';
import { datesAround, hoursStatus, weeklySpans } from '../time/weekly-hours';
import type { Span } from '../time/spans';
import { offlineReason, offlineReasonNow, type VisitorFacts, type WhyOffline } from './why-offline';

/** What visitors see of a widget. */
export interface VisitorState {
  sees: 'chat' | 'contactForm' | 'nothing';
  /** Why it isn't the chat. */
  reason?: WhyOffline | undefined;
}

/** What visitors see at a time, if an operator is active then. */
export function visitorState(facts: VisitorFacts, at: Instant): VisitorState {
  return stateOf(facts, offlineReason(facts, at));
}

/** What visitors see now. */
export function visitorStateNow(facts: VisitorFacts, now: Instant): VisitorState {
  return stateOf(facts, offlineReasonNow(facts, now));
}

function stateOf({ isHiddenOffline }: VisitorFacts, reason: WhyOffline | undefined): VisitorState {
  if (reason === undefined) return { sees: 'chat' };
  return { sees: isHiddenOffline ? 'nothing' : 'contactForm', reason };
}

/** Time during which visitors see the same. */
export interface VisitorStretch extends Span {
  state: VisitorState;
}

/** What visitors see from one time to another, if an operator is active, without gaps. */
export function visitorStretches(facts: VisitorFacts, { from, to }: Span): VisitorStretch[] {
  const { blockers, hours } = facts;
  const spans = hours ? weeklySpans(hours.ranges, hours.zone, datesAround(from, to, hours.zone)) : [];
  const changes = [...blockers.map((blocker) => blocker.from), ...spans.flatMap((span) => [span.from, span.to])];
  const times = changes.filter((time) => from < time && time < to).toSorted((a, b) => a - b);
  const stretches: VisitorStretch[] = [];
  for (const [index, start] of [from, ...times].entries()) {
    const end = times[index] ?? to;
    const state = visitorState(facts, start);
    const last = stretches.at(-1);
    if (last && last.state.reason === state.reason) last.to = end;
    else stretches.push({ from: start, to: end, state });
  }
  return stretches;
}

/**
 * When what visitors see at a time changes next because of the hours, the account, or the Slack connection. Absent if
 * nothing known changes it. The 15 minutes before a midnight at which the hours continue don't count as a change.
 */
export function nextVisitorChange(facts: VisitorFacts, at: Instant): Instant | undefined {
  const { blockers, hours } = facts;
  const blocker = blockers.findIndex(({ from }) => from <= at);
  // Only a blocker that counts before this one changes the reason.
  const ahead = blockers
    .slice(0, blocker === -1 ? undefined : blocker)
    .map(({ from }) => from)
    .filter((from) => from > at);
  const byHours = hours && blocker === -1 ? hoursStatus(hours.ranges, hours.zone, at).changesAt : undefined;
  const changes = byHours === undefined ? ahead : [...ahead, byHours];
  return changes.length === 0 ? undefined : Math.min(...changes);
}
