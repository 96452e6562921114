import { useRef } from 'react';
import type { Form } from '../../model/form';
import { toProblem, type Problem, type ProblemKind } from '../../model/problem';
import {
  checkInvitation,
  inviteFailure,
  readInvites,
  type InviteOutcome,
  type Invitation,
} from '../../model/users-invite';
import { useKeyedState } from '../shared/keyed-state';
import { useChatdeck } from '../shared/provider';
import { readUsers } from './changes';

interface InviteState extends Pick<Form<Invitation>, 'value' | 'status' | 'problem'> {
  /** From the first try on the checks are shown, until everybody is invited. */
  isChecked: boolean;
  outcomes: readonly InviteOutcome[];
}

const empty: InviteState = { value: { emails: '', isSure: false }, status: 'idle', isChecked: false, outcomes: [] };

/** With these the next address would fail as well. */
const stopping: readonly ProblemKind[] = ['offline', 'timeout', 'rateLimited', 'unauthorized', 'originNotAllowed'];

/**
 * The form that invites. It is sent many times, and who could not be invited stays in it: more than a form that is sent
 * once can do.
 */
export function useInvite(knownEmails: readonly string[]) {
  const chatdeck = useChatdeck();
  const [state, setState] = useKeyedState(`${chatdeck.client.session.id}/invite`, empty);
  const isSending = useRef(false);
  /** What was edited in the event that also submits. */
  const edited = useRef<Partial<Invitation>>({});
  const check = checkInvitation(knownEmails);

  function edit(patch: Partial<Invitation>) {
    edited.current = { ...edited.current, ...patch };
    setState((now) => ({ ...now, status: 'idle', value: { ...now.value, ...patch } }));
  }

  async function submit() {
    const value = { ...state.value, ...edited.current };
    edited.current = {};
    if (isSending.current) return;
    if (Object.keys(check(value)).length > 0) {
      setState((now) => ({ ...now, isChecked: true, outcomes: [] }));
      return;
    }
    isSending.current = true;
    setState((now) => ({ ...now, status: 'submitting', outcomes: [] }));
    const { outcomes, left, problem } = await sendAll(readInvites(value.emails, knownEmails).emails);
    edited.current = {};
    setState({
      value: { emails: left.join(', '), isSure: left.length > 0 },
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
    value: state.value,
    status: state.status,
    problem: state.problem,
    errors: state.isChecked ? check(state.value) : {},
    onEdit: edit,
    onSubmit: () => void submit(),
  };
  return { form, outcomes: state.outcomes };
}
