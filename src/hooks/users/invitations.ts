import { queryOptions, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Client } from '../../client/create-client';
import { mapLoadable } from '../../model/core/loadable';
import { makeProblem, problemError, toProblem, type Problem } from '../../model/core/problem';
import { isSameId, type Id } from '../../model/core/tolerant';
import type { PendingInvitation } from '../../model/entities/pending-invitation';
import {
  invitationViews,
  type InvitationAction,
  type InvitationLink,
  type InvitationOutcome,
  type Invitations,
} from '../../model/users/invitations';
import { useChatdeck, type Chatdeck } from '../shared/chatdeck-context';
import { deleteIfFound, nullIfMissing } from '../shared/if-found';
import { fetchFresh, readOptions, toLoadable } from '../shared/queries';
import { useWrites, type Started } from '../shared/write';
import { readUsers } from './changes';

interface InvitationWrite {
  id: Id;
  action: InvitationAction;
  email: string;
}

/** The link that a user asked for, and the session that they asked in. */
interface AskedLink {
  by: string;
  id: Id;
  made?: Omit<InvitationLink, 'id'> | undefined;
}

/** Pending invitations; null if the server has no calls for them. */
function invitationsQuery(client: Client, enabled: boolean) {
  return queryOptions({
    ...readOptions(),
    queryKey: [client.session.id, 'invitations'],
    queryFn: ({ signal }) => nullIfMissing(client.invitations.list({ signal })),
    enabled,
  });
}

/** Pending invitations and their actions, one at a time per invitation; undefined if the server has none of the calls. */
export function useInvitations(isAdmin: boolean): Invitations | undefined {
  const chatdeck = useChatdeck();
  const { client, queryClient } = chatdeck;
  const by = client.session.id;
  const pending = toLoadable(useQuery(invitationsQuery(client, isAdmin), queryClient));
  const [asked, setAsked] = useState<AskedLink>();
  const { writes, start } = useWrites({ itemOf: ({ id }: InvitationWrite) => String(id), run });
  if (asked && asked.by !== by) setAsked(undefined);

  async function run({ id, action }: InvitationWrite) {
    let problem: Problem | undefined;
    try {
      if (action === 'link') await makeLink(id);
      else if (action === 'resend') await client.invitations.resend(id);
      else await deleteIfFound(client.invitations.cancel(id));
    } catch (thrown) {
      problem = toProblem(thrown);
    }
    // The lists show the outcome, even if the answer was lost. A server may claim a change that it didn't make.
    const left = await readInvitations(chatdeck);
    if (action === 'cancel' && left?.some(({ Id: other }) => isSameId(other, id)))
      problem ??= makeProblem('unexpectedAnswer');
    if (problem) throw problemError(problem);
  }

  /** The link goes to the page that asked, and nowhere else: a mutation’s result is kept for an hour. */
  async function makeLink(id: Id) {
    const { link, expiresAt } = await client.invitations.createLink(id);
    setAsked((now) => (now?.by === by && isSameId(now.id, id) ? { by, id, made: { link, expiresAt } } : now));
  }

  const known = pending.status === 'ready' ? (pending.data ?? []) : [];
  const begin = (id: Id, action: InvitationAction) => {
    start({ id, action, email: known.find(({ Id: other }) => isSameId(other, id))?.email ?? '' });
  };
  if (!isAdmin || (pending.status === 'ready' && pending.data === null)) return undefined;
  const busy = writes.filter(({ status }) => status === 'busy');
  const changes = Object.fromEntries(busy.map(({ input }) => [String(input.id), input.action]));
  return {
    list: mapLoadable(pending, (all) => invitationViews(all ?? [], changes)),
    outcome: outcomeOf(writes.at(-1)),
    link: asked?.made && { id: asked.id, ...asked.made },
    onResend: (id) => begin(id, 'resend'),
    onLinkCreate(id) {
      setAsked({ by, id });
      begin(id, 'link');
    },
    onLinkClose: () => setAsked(undefined),
    onCancel: (id) => begin(id, 'cancel'),
  };
}

/**
 * Refetches the users and, unless the server has none, their pending invitations, which it returns. A list that can't be
 * read says so itself.
 */
export async function readInvitations(chatdeck: Chatdeck): Promise<PendingInvitation[] | undefined> {
  const query = invitationsQuery(chatdeck.client, true);
  const hasNone = chatdeck.queryClient.getQueryData(query.queryKey) === null;
  const [invitations] = await Promise.allSettled([hasNone ? null : fetchFresh(chatdeck, query), readUsers(chatdeck)]);
  return (invitations.status === 'fulfilled' && invitations.value) || undefined;
}

function outcomeOf(write: Started<InvitationWrite, void> | undefined): InvitationOutcome | undefined {
  if (!write || write.status === 'busy') return undefined;
  return { ...write.input, problem: write.status === 'failed' ? write.problem : undefined };
}
