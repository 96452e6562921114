import { useQuery } from '@tanstack/react-query';
import { joinLoadables, mapLoadable, ready, type Loadable } from '../../model/core/loadable';
import { readyRows, type Id } from '../../model/core/tolerant';
import { planIncludes, type Plan, type PlanFeature } from '../../model/entities/plan';
import type { QuestionGroup } from '../../model/entities/question-group';
import type { SavedReply } from '../../model/entities/saved-reply';
import { widgetsOf } from '../../model/entities/user';
import type { Widget } from '../../model/entities/widget';
import { accountRules } from '../../model/settings/across/compare';
import type { AccountRules } from '../../model/settings/across/copy-refusals';
import { useChatdeck } from '../shared/chatdeck-context';
import { currentUserQuery, questionGroupsQuery, savedRepliesQuery, toLoadable, useLoadable } from '../shared/queries';
import { useSettingsPlace } from '../shared/settings-place';

/** A widget with its lists; a list is absent if the plan doesn't include it. */
export interface WholeWidget {
  widget: Widget;
  plan: Plan;
  rules: AccountRules;
  widgetUuids: string[];
  replies: SavedReply[] | undefined;
  groups: QuestionGroup[] | undefined;
}

/** Everything that a widget's tabs edit, read together: with a part missing, a file or a restored state would lose it. */
export function useWholeWidget(widgetId: Id) {
  const { client, queryClient } = useChatdeck();
  const { props, widget, draftKey } = useSettingsPlace(widgetId);
  const user = useLoadable(currentUserQuery);
  const plan = mapLoadable(user, ({ account }) => account.plan);
  const includes = (feature: PlanFeature) => plan.status === 'ready' && planIncludes(plan.data, feature);
  const hasReplies = includes('savedReplies');
  const hasGroups = includes('questionGroups');
  const replies = toLoadable(useQuery(savedRepliesQuery(client, widgetId, hasReplies), queryClient));
  const groups = toLoadable(useQuery(questionGroupsQuery(client, widgetId, hasGroups), queryClient));

  const whole: Loadable<WholeWidget> = joinLoadables({
    widget,
    plan,
    rules: mapLoadable(user, accountRules),
    widgetUuids: mapLoadable(user, (known) => widgetsOf(known).map(({ Uuid }) => Uuid)),
    replies: hasReplies ? mapLoadable(replies, readyRows) : ready(undefined),
    groups: hasGroups ? mapLoadable(groups, readyRows) : ready(undefined),
  });
  return { whole, draftKey, roomName: props.roomName };
}
