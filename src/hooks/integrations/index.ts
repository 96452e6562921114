import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { Problem } from '../../model/core/problem';
import {
  addedBots,
  isMissingScope,
  slackConnection,
  teamChoices,
  type IntegrationsData,
  type IntegrationsTabProps,
} from '../../model/settings/integrations/integrations';
import { mapLoadable } from '../../model/core/loadable';
import { planIncludes } from '../../model/entities/plan';
import { isLegacyOver } from '../../model/places/connection';
import type { Id, Instant } from '../../model/core/tolerant';
import { isFinished } from '../../model/entities/widget';
import { maxBotUsers } from '../../model/entities/widget-settings';
import { useSessionState } from '../shared/lasting/session-state';
import { useNow } from '../shared/now';
import { useChatdeck } from '../shared/chatdeck-context';
import { currentUserQuery, toLoadable, useLoadable } from '../shared/queries';
import { useSettingsPlace } from '../shared/settings-place';
import { teamUsersQuery } from '../shared/team-users-query';
import { useBotChanges } from './changes';
import { botUsersQuery } from './queries';

/** All props of `IntegrationsTab` for a widget. */
export function useIntegrationsTab(widgetId: Id): IntegrationsTabProps {
  const { client, queryClient } = useChatdeck();
  const now = useNow();
  const { props, widget } = useSettingsPlace(widgetId);
  const user = useLoadable(currentUserQuery);
  const hasFeature = user.status === 'ready' && planIncludes(user.data.account.plan, 'bots');
  const isOpen = widget.status === 'ready' && isFinished(widget.data) && hasFeature;

  const bots = toLoadable(useQuery(botUsersQuery(client, widgetId, isOpen), queryClient));
  const teamQuery = useQuery(teamUsersQuery(client, widgetId, isOpen), queryClient);
  const team = mapLoadable(toLoadable(teamQuery), teamChoices);
  const { changes, onAdd, onRemove } = useBotChanges(widgetId);
  const lastError = useLastError(
    widgetId,
    team.status === 'loading' ? undefined : team.problem,
    teamQuery.errorUpdatedAt,
  );

  return { ...props, integrations: stateOf(), onAdd, onRemove, onTeamRetry: () => void teamQuery.refetch() };

  function stateOf(): IntegrationsTabProps['integrations'] {
    if (widget.status !== 'ready') return widget;
    if (!isFinished(widget.data)) return { status: 'setupRequired' };
    if (!hasFeature) return { status: 'planRequired', feature: 'bots' };
    const hasEnded = isLegacyOver(widget.data, now);
    return mapLoadable(bots, (rows): IntegrationsData => ({
      connection: slackConnection(team, hasEnded),
      added: addedBots(rows),
      unreadable: rows.filter(({ status }) => status === 'failed').length,
      team: shownTeam(),
      changes: changes.byId,
      lastChange: changes.last,
      checkedAt: Math.max(teamQuery.dataUpdatedAt, teamQuery.errorUpdatedAt) || undefined,
      lastError,
      limit: maxBotUsers,
    }));
  }

  function shownTeam(): IntegrationsData['team'] {
    if (team.status === 'loading' || !team.problem || !isMissingScope(team.problem)) return team;
    return { status: 'permissionMissing', data: team.status === 'ready' ? team.data : [] };
  }
}

type LastError = NonNullable<IntegrationsData['lastError']>;

/** A failure is shown after a later success, too, and when the tab is opened again: Slack may be unsteady. */
function useLastError(widgetId: Id, problem: Problem | undefined, at: Instant): LastError | undefined {
  const [last, { set }] = useSessionState<LastError | null>(`integrations/${String(widgetId)}`, null);
  const isNew = problem !== undefined && last?.at !== at;
  useEffect(() => {
    if (isNew) set(() => ({ at, problem }));
  }, [isNew, at, problem, set]);
  return isNew ? { at, problem } : (last ?? undefined);
}
