import type {
  AddedBot,
  BotChange,
  IntegrationsData,
  SlackConnection,
  TeamMemberChoice,
} from '../../model/settings/integrations/integrations';
import type { Id } from '../../model/core/tolerant';
import { Link } from '../../ui/base/link';
import { PermissionNote } from '../../ui/feedback/permission-note';
import { NoticeCallout } from '../../ui/feedback/notice-callout';
import { ProblemCallout } from '../../ui/feedback/problem-callout';
import { Heading, Text } from '../../ui/radix';
import { Skeleton, SkeletonGroup } from '../../ui/base/skeleton';
import { StaleNotice } from '../../ui/feedback/stale-notice';
import { WhyOffline } from '../../ui/feedback/why-offline';
import { useLabels } from '../../ui/theme/labels';
import { useId, useRef } from 'react';
import { useFocusKept } from './added-list';
import { BotLine } from './bot-line';
import { integrationsLabels } from './labels';
import { SelectionBar } from './selection-bar';
import { useBotSelection } from './use-bot-selection';

/** Search finds more. */
const SHOWN = 50;

interface AvailableListProps {
  widgetId: Id;
  connection: SlackConnection;
  team: IntegrationsData['team'];
  members: readonly TeamMemberChoice[];
  query: string;
  changes: Readonly<Record<string, BotChange>>;
  /** How many more can be added. */
  room: number;
  limit: number;
  onAdd: ((bots: readonly AddedBot[]) => void) | undefined;
  onRetry(): void;
}

/** Who can still be added. Without Slack's permission the list is dimmed and links to where it is granted. */
export function AvailableList(props: AvailableListProps) {
  const { widgetId, connection, team, members, room, limit, onRetry } = props;
  const labels = useLabels(integrationsLabels);
  const id = useId();
  const place = useRef<HTMLElement>(null);
  useFocusKept(place, members);
  const isDimmed = team.status === 'permissionMissing';
  return (
    <section ref={place} tabIndex={-1} className="cd-bots-part" aria-labelledby={id} data-chatdeck="available">
      <Heading as="h3" size="2" id={id}>
        {labels.available}
      </Heading>
      {isDimmed && (
        <NoticeCallout>
          {labels.permissionMissing} <Link to={{ name: 'permissions', widgetId }}>{labels.authorize}</Link>
          <div className="cd-bots-permission">
            <PermissionNote use="listTeam" isGranted={false} />
          </div>
        </NoticeCallout>
      )}
      {team.status === 'failed' && (
        <ProblemCallout title={labels.teamFailed} problem={team.problem} onRetry={onRetry}>
          {connection === 'expired' && <WhyOffline widgetId={widgetId} reason="connectionExpired" tab="integrations" />}
        </ProblemCallout>
      )}
      {team.status === 'loading' && (
        <SkeletonGroup>
          <Placeholders />
        </SkeletonGroup>
      )}
      {team.status === 'ready' && team.problem && <StaleNotice problem={team.problem} />}
      {room <= 0 && (
        <Text as="p" size="1" color="gray">
          {labels.full(limit)}
        </Text>
      )}
      {(team.status === 'ready' || isDimmed) && (
        <div
          className="cd-bots-choices"
          data-state={isDimmed ? 'dimmed' : 'open'}
          aria-disabled={isDimmed || undefined}
        >
          {isDimmed && members.length === 0 ? <Placeholders /> : <Choices {...props} isDimmed={isDimmed} />}
        </div>
      )}
    </section>
  );
}

type ChoicesProps = AvailableListProps & { isDimmed: boolean };

function Choices({ members, query, changes, room, isDimmed, onAdd }: ChoicesProps) {
  const labels = useLabels(integrationsLabels);
  const shown = members.slice(0, SHOWN);
  const free = shown.filter(({ id }) => changes[String(id)]?.status !== 'adding');
  const selection = useBotSelection(free);
  const left = members.length - SHOWN;
  if (members.length === 0) {
    return (
      <Text as="p" size="2" color="gray">
        {query.trim() === '' ? labels.noneAvailable : labels.noneFound(query)}
      </Text>
    );
  }
  return (
    <>
      {onAdd && !isDimmed && (
        <SelectionBar
          kind="add"
          bots={free}
          selection={selection}
          room={room}
          isPart={left > 0}
          onChange={(bots) => onAdd(bots.map(addedOf))}
        />
      )}
      <ul className="cd-bots-list">
        {shown.map((member) => (
          <BotLine
            key={String(member.id)}
            name={member.name}
            isBot={member.isBot}
            change={changes[String(member.id)]}
            kind="add"
            isStill={room <= 0 || isDimmed}
            selection={onAdd && !isDimmed && shown.length > 1 ? selection.of(member) : undefined}
            onSelect={onAdd && (() => onAdd([addedOf(member)]))}
          />
        ))}
      </ul>
      {left > 0 && (
        <Text as="p" size="1" color="gray">
          {labels.moreAvailable(left)}
        </Text>
      )}
    </>
  );
}

function addedOf({ id, name, botId }: AddedBot): AddedBot {
  return { id, name, botId };
}

function Placeholders() {
  return (
    <div className="cd-bots-list" aria-hidden="true">
      <Skeleton height="32px" />
      <Skeleton height="32px" />
      <Skeleton height="32px" />
    </div>
  );
}
