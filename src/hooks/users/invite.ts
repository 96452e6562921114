import { useState } from 'react';
import { problemError, toProblem, type Problem, type ProblemKind } from '../../model/core/problem';
import type { Id } from '../../model/core/tolerant';
import {
  invitationSchema,
  inviteFailure,
  readInvites,
  type InviteOutcome,
  type Invitation,
} from '../../model/users/invite';
import { useFormDraft } from '../forms/form-draft';
import { useSmallForm } from '../forms/small-form';
import { useChatdeck } from '../shared/chatdeck-context';
import { readInvitations } from './invitations';

const empty: Invitation = { emails: '', isSure: false };
const none: readonly InviteOutcome[] = [];

/** With these, the next address would fail as well. */
const stopping: readonly ProblemKind[] = ['offline', 'timeout', 'rateLimited', 'unauthorized', 'originNotAllowed'];

/** The invitation form. Addresses that couldn't be invited stay in it. */
export function useInvite(selfId: Id, knownEmails: readonly string[]) {
  const chatdeck = useChatdeck();
  const by = chatdeck.client.session.id;
  const [last, setLast] = useState({ by, outcomes: none });
  if (last.by !== by) setLast({ by, outcomes: none });
  const draft = useFormDraft(`${selfId}/invite`);
  const form = useSmallForm({ initial: empty, schema: invitationSchema(knownEmails), draft, submit });

  async function submit({ emails }: Invitation) {
    const answer = await sendAll(readInvites(emails, knownEmails).emails);
    setLast((now) => (now.by === by ? { by, outcomes: answer.outcomes } : now));
    // The lists show who is here now.
    void readInvitations(chatdeck);
    const { left, problem } = answer;
    // A sign-out has ended the draft for good.
    if (left.length === 0) draft.end();
    else if ('emails' in draft.latest()) draft.enter({ emails: left.join(', '), isSure: true });
    if (problem) throw problemError(problem);
  }

  /** One after the other, so that a server that limits invitations isn't overrun. */
  async function sendAll(emails: readonly string[]) {
    const outcomes: InviteOutcome[] = [];
    let problem: Problem | undefined;
    for (const email of emails) {
      try {
        await chatdeck.client.dashboardUsers.invite(email);
        outcomes.push({ email, status: 'sent' });
      } catch (thrown) {
        problem = toProblem(thrown);
        outcomes.push({ email, status: 'failed', reason: inviteFailure(problem), problem });
        if (stopping.includes(problem.kind)) break;
      }
    }
    const sent = outcomes.filter(({ status }) => status === 'sent').map(({ email }) => email);
    return { outcomes, left: emails.filter((email) => !sent.includes(email)), problem };
  }

  function resubmit() {
    setLast({ by, outcomes: none });
    form.onSubmit();
  }

  return { form: { ...form, onSubmit: resubmit }, outcomes: last.outcomes };
}
