import { addedWidgetId, neighborIn, type DashboardProps, type WidgetAdding } from '../../model/dashboard/dashboard';
import { makeProblem, problemError, toProblem, type Problem } from '../../model/core/problem';
import type { Id } from '../../model/core/tolerant';
import { canAddChannel } from '../../model/entities/usage';
import type { User } from '../../model/entities/user';
import { type Chatdeck, useChatdeck } from '../shared/chatdeck-context';
import { widgetStatsQuery } from '../shared/queries';
import { refreshUser, storeUser } from '../shared/known-user';
import { useWrite, type Write } from '../shared/write';

interface AddWidgetOptions {
  onAdded?: ((this: void, widgetId: Id) => void) | undefined;
  onChannelLimit?: ((this: void) => void) | undefined;
}

type Outcome = { status: 'added'; id: Id } | { status: 'channelLimit' } | { status: 'noNeighbor' };

const idle: WidgetAdding = { status: 'idle' };
const newWorkspace = '';

/** Adds a widget to an existing or a new workspace: one, however often the button is pressed. */
export function useAddWidget({ onAdded, onChannelLimit }: AddWidgetOptions) {
  const chatdeck = useChatdeck();
  const { write, start } = useWrite({ run: async (place: string) => tell(await addWidget(chatdeck, place), place) });

  /** Reports the outcome to the host, and returns what the screen shows. */
  function tell(outcome: Outcome, place: string): WidgetAdding {
    if (outcome.status === 'added') {
      onAdded?.(outcome.id);
      return idle;
    }
    if (outcome.status === 'noNeighbor') return { status: 'failed', place };
    onChannelLimit?.();
    return onChannelLimit ? idle : { status: 'channelLimit', place };
  }

  return {
    adding: addingOf(write),
    onAddChannel: start,
    onAddWorkspace: () => start(newWorkspace),
  } satisfies Partial<DashboardProps>;
}

function addingOf(write: Write<string, WidgetAdding>): WidgetAdding {
  if (write.status === 'idle') return idle;
  if (write.status === 'done') return write.answer;
  const { input: place, ...phase } = write;
  return { ...phase, place };
}

/** Uses the newest copy, because someone else may have taken the last place or deleted the reference widget. */
async function addWidget(chatdeck: Chatdeck, place: string): Promise<Outcome> {
  const before = await refreshUser(chatdeck);
  if (!canAddChannel(before)) return { status: 'channelLimit' };
  const neighbor = place === newWorkspace ? undefined : neighborIn(before, place);
  if (place !== newWorkspace && !neighbor) return { status: 'noNeighbor' };
  try {
    const id = addedWidgetId(before, await create(chatdeck, neighbor?.Id));
    if (id === undefined) throw problemError(makeProblem('unexpectedAnswer'));
    return { status: 'added', id };
  } catch (thrown) {
    const problem = toProblem(thrown);
    if (problem.code === 'channel_limit') return { status: 'channelLimit' };
    const id = await findUnheardOf(chatdeck, before, problem);
    if (id === undefined) throw thrown;
    return { status: 'added', id };
  }
}

async function create(chatdeck: Chatdeck, besideId: Id | undefined): Promise<User> {
  const { client, queryClient } = chatdeck;
  const user = await (besideId === undefined ? client.widgets.create() : client.widgets.createBeside(besideId));
  await storeUser(chatdeck, () => user);
  void queryClient.invalidateQueries(widgetStatsQuery(client));
  return user;
}

/** The widget that was created although no answer said so. Without this, another click would create a second one. */
async function findUnheardOf(chatdeck: Chatdeck, before: User, { kind }: Problem): Promise<Id | undefined> {
  if (!['offline', 'timeout', 'server', 'unexpectedAnswer'].includes(kind)) return undefined;
  const after = await refreshUser(chatdeck).catch(() => undefined);
  return after && addedWidgetId(before, after);
}
