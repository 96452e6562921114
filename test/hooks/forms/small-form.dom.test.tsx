import { cleanup, renderHook } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ChatdeckProvider } from 'chatdeck/hooks';
import { StrictMode, type ReactNode } from 'react';
import { useSmallForm } from '../../../src/hooks/forms/small-form';
import { makeProblem, problemError } from '../../../src/model/core/problem';
import { credentialsSchema } from '../../../src/model/session/login';
import { clientFor, settle } from '../network';

interface Answers {
  email: string;
  password: string;
}

afterEach(cleanup);

const filled: Answers = { email: 'dana@acme.test', password: 'seven books' };
const empty: Answers = { email: '', password: '' };

/** A form whose sending ends when the test says so. */
function open(initial: Answers, isPublic = false) {
  const sends: { answer(): Promise<void>; refuse(thrown: Error): Promise<void> }[] = [];
  const submit = vi.fn((_: Answers) => {
    return new Promise<void>((resolve, reject) => {
      sends.push({
        answer: () => settle(resolve),
        refuse: (thrown) => settle(() => reject(thrown)),
      });
    });
  });
  const onDone = vi.fn();
  let client = clientFor('of-dana');
  const wrapper = ({ children }: { children: ReactNode }) => (
    <StrictMode>
      <ChatdeckProvider client={client} draftStorage={null}>
        {children}
      </ChatdeckProvider>
    </StrictMode>
  );
  const { result, rerender, unmount } = renderHook(
    () => useSmallForm<Answers>({ initial, schema: credentialsSchema, submit, onDone, isPublic }),
    { wrapper },
  );
  const use = (account: string) => {
    client = clientFor(account);
    rerender();
  };
  const last = () => sends.at(-1) ?? expect.unreachable('Nothing was sent.');
  return { form: () => result.current, submit, last, onDone, use, unmount };
}

describe('a small form', () => {
  it('finds no fault before it is sent, and then at each edit', async () => {
    const { form, submit } = open(empty);
    await settle(() => form().onEdit({ email: '' }));
    expect(form()).toMatchObject({ status: 'idle', errors: {} });

    await settle(() => form().onSubmit());
    expect(form()).toMatchObject({ status: 'idle', errors: { email: 'required', password: 'required' } });
    expect(submit).not.toHaveBeenCalled();

    await settle(() => form().onEdit({ email: 'd' }));
    expect(form().errors).toEqual({ password: 'required' });
    await settle(() => form().onEdit({ email: '' }));
    expect(form().errors).toEqual({ email: 'required', password: 'required' });
  });

  it('takes several fields in one edit, and several edits and a press in one event', async () => {
    const { form, submit, last } = open(empty);
    await settle(() => {
      form().onEdit({ email: 'd' });
      form().onEdit(filled);
      form().onSubmit();
    });
    expect(form()).toMatchObject({ value: filled, status: 'submitting', errors: {} });
    expect(submit).toHaveBeenCalledWith(filled);
    await last().answer();
    expect(form().status).toBe('done');
  });

  it('sends once for two presses, before and after the first shows', async () => {
    const { form, submit, last } = open(filled);
    await settle(() => {
      form().onSubmit();
      form().onSubmit();
    });
    await settle(() => form().onSubmit());
    expect(submit).toHaveBeenCalledOnce();
    await last().answer();
    await settle(() => form().onSubmit());
    expect(submit).toHaveBeenCalledTimes(2);
  });

  it('keeps what is typed while it is sent', async () => {
    const { form, submit, last } = open(filled);
    await settle(() => form().onSubmit());
    await settle(() => form().onEdit({ email: 'luis@acme.test' }));
    expect(form()).toMatchObject({ status: 'submitting', value: { email: 'luis@acme.test' } });
    await last().answer();
    expect(submit).toHaveBeenCalledWith(filled);
    expect(form().value).toEqual({ ...filled, email: 'luis@acme.test' });
  });

  it('keeps the values and the reason of a refusal until it is sent again', async () => {
    const { form, last } = open(filled);
    await settle(() => form().onSubmit());
    await last().refuse(problemError(makeProblem('conflict', { code: 'email_taken' })));
    expect(form()).toMatchObject({
      status: 'failed',
      value: filled,
      problem: { kind: 'conflict', code: 'email_taken' },
    });
    await settle(() => form().onEdit({ email: 'luis@acme.test' }));
    expect(form()).toMatchObject({ status: 'failed', problem: { kind: 'conflict' } });

    await settle(() => form().onSubmit());
    expect(form().status).toBe('submitting');
    expect(form().problem).toBeUndefined();
    await last().answer();
    expect(form().status).toBe('done');
    expect(form().problem).toBeUndefined();
  });

  it('reports an unexpected error as an unexpected answer', async () => {
    const { form, last } = open(filled);
    await settle(() => form().onSubmit());
    await last().refuse(new TypeError('x is undefined'));
    expect(form()).toMatchObject({ status: 'failed', problem: { kind: 'unexpectedAnswer' } });
  });

  it('starts over for another account, which learns nothing of what the previous one sent', async () => {
    const { form, submit, last, onDone, use } = open(empty);
    await settle(() => form().onEdit(filled));
    await settle(() => form().onSubmit());
    const ofFormer = last();
    use('of-luis');
    expect(form()).toMatchObject({ status: 'idle', value: empty, errors: {} });
    await ofFormer.answer();
    expect(form()).toMatchObject({ status: 'idle', value: empty });
    expect(onDone).not.toHaveBeenCalled();

    await settle(() => form().onEdit({ email: 'luis@acme.test' }));
    expect(form().value).toEqual({ email: 'luis@acme.test', password: '' });
    await settle(() => form().onSubmit());
    expect(submit).toHaveBeenCalledOnce();
    use('of-dana');
    expect(form()).toMatchObject({ status: 'idle', value: empty, errors: {} });
    await settle(() => form().onEdit(filled));
    await settle(() => form().onSubmit());
    await last().answer();
    expect(form().status).toBe('done');
    expect(onDone).toHaveBeenCalledOnce();
  });

  it('keeps what is typed and sent on a public form when someone signs in', async () => {
    const { form, last, onDone, use } = open(empty, true);
    await settle(() => form().onEdit({ email: filled.email }));
    use('of-luis');
    expect(form().value).toEqual({ ...empty, email: filled.email });
    await settle(() => form().onEdit(filled));
    await settle(() => form().onSubmit());
    use('of-dana');
    expect(form()).toMatchObject({ status: 'submitting', value: filled });
    await last().answer();
    expect(form().status).toBe('done');
    expect(onDone).toHaveBeenCalledOnce();
  });

  it('drops an answer that comes after the person has left', async () => {
    const { form, last, onDone, unmount } = open(filled);
    await settle(() => form().onSubmit());
    unmount();
    await last().answer();
    expect(onDone).not.toHaveBeenCalled();
  });

  it('sends what the checks make of the values, and shows them as typed', async () => {
    const { form, submit } = open({ ...filled, email: ' dana@acme.test ' });
    await settle(() => form().onSubmit());
    expect(submit).toHaveBeenCalledWith(filled);
    expect(form().value.email).toBe(' dana@acme.test ');
  });

  it('fails with what the host makes of the answer', async () => {
    const { form, last, onDone } = open(filled);
    onDone.mockImplementation(() => {
      throw problemError(makeProblem('forbidden'));
    });
    await settle(() => form().onSubmit());
    await last().answer();
    expect(form()).toMatchObject({ status: 'failed', value: filled, problem: { kind: 'forbidden' } });
  });

  it('is done until the next edit', async () => {
    const { form, last } = open(filled);
    await settle(() => form().onSubmit());
    await last().answer();
    await settle(() => form().onEdit({ password: '' }));
    expect(form()).toMatchObject({ status: 'idle', errors: { password: 'required' } });
  });
});
