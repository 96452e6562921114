import { useRef } from 'react';
import type { Form } from '../../model/core/form';
import { toProblem, type Problem, type ProblemKind } from '../../model/core/problem';
import type { Id } from '../../model/core/tolerant';
import {
  checkInvitation,
  inviteFailure,
  readInvites,
  type InviteOutcome,
  type Invitation,
} from '../../model/users/invite';
import { useFormDraft } from '../shared/form-draft';
import { useKeyedState } from '../shared/keyed-state';
import { useChatdeck } from '../shared/chatdeck-context';
import { readUsers } from './changes';

interface InviteState extends Pick<Form<Invitation>, 'status' | 'problem'> {
  isSure: boolean;
  /** From the first try on the checks are shown, until everybody is invited. */
  isChecked: boolean;
  outcomes: readonly InviteOutcome[];
}

const empty: InviteState = { isSure: false, status: 'idle', isChecked: false, outcomes: [] };

/** With these the next address would fail as well. */
const stopping: readonly ProblemKind[] = ['offline', 'timeout', 'rateLimited', 'unauthorized', 'originNotAllowed'];

/**
 * The form that invites. It is sent many times, and who could not be invited stays in it: more than a form that is sent
 * once can do.
 */
export function useInvite(selfId: Id, knownEmails: readonly string[]) {
  const chatdeck = useChatdeck();
  const [state, setState] = useKeyedState(`${chatdeck.client.session.id}/invite`, empty);
  const { entered, latest, enter, end } = useFormDraft(`${selfId}/invite`, ['emails']);
  const isSending = useRef(false);
  /** As said in the event that also submits. */
  const saidSure = useRef<boolean>(undefined);
  const value = { emails: entered.emails ?? '', isSure: state.isSure };
  const check = checkInvitation(knownEmails);

  function edit({ emails, isSure }: Partial<Invitation>) {
    if (emails !== undefined) enter({ emails });
    saidSure.current = isSure;
    setState((now) => ({ ...now, status: 'idle', isSure: isSure ?? now.isSure }));
  }

  async function submit() {
    const { emails = '' } = latest();
    const isSure = saidSure.current ?? state.isSure;
    saidSure.current = undefined;
    if (isSending.current) return;
    if (Object.keys(check({ emails, isSure })).length > 0) {
      setState((now) => ({ ...now, isChecked: true, outcomes: [] }));
      return;
    }
    isSending.current = true;
    setState((now) => ({ ...now, status: 'submitting', outcomes: [] }));
    const { outcomes, left, problem } = await sendAll(readInvites(emails, knownEmails).emails);
    // After a sign-out meanwhile nothing of it is there, and stays so.
    if (latest().emails !== undefined) {
      if (left.length > 0) enter({ emails: left.join(', ') });
      else end();
    }
    setState({
      isSure: left.length > 0,
      status: problem ? 'failed' : 'done',
      problem,
      isChecked: false,
      outcomes,
    });
    isSending.current = false;
    // The list says who is here now; where it cannot be read it says so itself.
    await readUsers(chatdeck).catch(() => undefined);
  }

  /** One after the other, so that a server that limits invitations is not overrun. */
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

  const form: Form<Invitation> = {
    value,
    status: state.status,
    problem: state.problem,
    errors: state.isChecked ? check(value) : {},
    onEdit: edit,
    onSubmit: () => void submit(),
  };
  return { form, outcomes: state.outcomes };
}
