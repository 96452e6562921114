import { nextVisitorChange, visitorState, type VisitorState } from '../../../model/places/visitor-state';
import type { VisitorFacts } from '../../../model/places/why-offline';
import type { Id, Instant } from '../../../model/core/tolerant';
import { PlainLink } from '../../../ui/base/link';
import { StatusDot } from '../../../ui/base/status-dot';
import { WhyOffline } from '../../../ui/feedback/why-offline';
import { Text } from '../../../ui/radix';
import { useLabels } from '../../../ui/theme/labels';
import { operatingHoursVisitorsLabels } from './labels';
import { useMoments } from './use-moments';

interface VisitorsAnswerProps {
  widgetId: Id;
  isAdmin: boolean | undefined;
  facts: VisitorFacts;
  zone: string;
  at: Instant;
  /** What visitors see, with the tab's changes and without. */
  state: VisitorState;
  savedState: VisitorState;
  /** The moment is now, and the widget is known to be online. */
  isSure: boolean;
}

/** What visitors see at a moment, why, until when, and where to change it. */
export function VisitorsAnswer(props: VisitorsAnswerProps) {
  const { widgetId, isAdmin, facts, zone, at, state, savedState, isSure } = props;
  const labels = useLabels(operatingHoursVisitorsLabels);
  const { moment } = useMoments(zone);
  const change = nextVisitorChange(facts, at);
  const isChat = state.sees === 'chat';
  const endsAt = isChat && change !== undefined ? moment(change) : undefined;
  const startsAt =
    !isChat && change !== undefined && visitorState(facts, change).sees === 'chat' ? moment(change) : undefined;
  const idle = facts.isManual ? 'chat' : facts.isHiddenOffline ? 'nothing' : 'contactForm';
  return (
    <div className="cd-hours-status" data-chatdeck="visitors-answer" data-state={state.sees}>
      <StatusDot state={isChat ? 'online' : 'offline'} />
      <div aria-live="polite">
        <Text as="p" size="2">
          <Text weight="medium">{`${labels.sees[state.sees]}${endsAt === undefined ? '.' : ''}`}</Text>{' '}
          {endsAt !== undefined && labels.until(endsAt)}{' '}
          {state.reason && <WhyOffline widgetId={widgetId} reason={state.reason} isAdmin={isAdmin} tab="op-hours" />}{' '}
          {startsAt !== undefined && labels.chatFrom(startsAt)}
        </Text>
        <Text as="p" size="1" color="gray">
          {isChat && !isSure && labels.idle[idle]} {state.sees === 'nothing' && labels.hidden}{' '}
          {(state.sees === 'nothing' || (isChat && !isSure)) && (
            <PlainLink to={{ name: 'settings', widgetId, tab: 'behavior' }} className="rt-Text rt-reset rt-Link">
              {labels.hiddenLink}
            </PlainLink>
          )}
        </Text>
        {savedState.sees !== state.sees && (
          <Text as="p" size="1" color="gray">
            {labels.saved(labels.sees[savedState.sees])}
          </Text>
        )}
      </div>
    </div>
  );
}
