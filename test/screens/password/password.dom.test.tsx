import { ChangePassword, ForgotPassword, ResetPassword } from 'chatdeck';
import { makeProblem, type Resend } from 'chatdeck/model';
import { ready } from 'chatdeck/testing';
import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { renderScreen } from '../render-screen';
import { refused, watchedForm } from '../watched-form';

test('none of the screens reports anything by being there', () => {
  const form = watchedForm({ email: 'dana@acme.test', password: 'seven books' });
  const onRetry = vi.fn();
  renderScreen(
    <>
      <ForgotPassword form={form} />
      <ResetPassword form={form} link="usable" />
      <ChangePassword form={form} email={{ status: 'failed', problem: refused, onRetry }} />
    </>,
  );
  expect([form.onEdit, form.onSubmit, onRetry].flatMap((spy) => vi.mocked(spy).mock.calls)).toEqual([]);
});

describe('ForgotPassword', () => {
  test('asks for an email, and sends on a press', () => {
    const form = watchedForm({ email: '' });
    renderScreen(<ForgotPassword form={form} />);
    fireEvent.change(screen.getByLabelText('Email'), { target: { value: 'd' } });
    expect(form.onEdit).toHaveBeenCalledExactlyOnceWith({ email: 'd' });
    fireEvent.click(screen.getByRole('button', { name: 'Send password reset email' }));
    expect(form.onSubmit).toHaveBeenCalledTimes(1);
  });

  test('reads Done! and takes no press once the mail is on its way', () => {
    const form = watchedForm({ email: 'dana@acme.test' }, { status: 'done' });
    renderScreen(<ForgotPassword form={form} />);
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Done!' }).disabled).toBe(true);
    const notice = screen.getByRole('status');
    expect(notice.textContent).toBe('Check your email for password reset instructions.');
    expect(document.activeElement).toBe(notice);
  });

  test('takes the focus to the problem', () => {
    renderScreen(<ForgotPassword form={watchedForm({ email: 'x' }, { status: 'failed', problem: refused })} />);
    expect(document.activeElement).toBe(screen.getByRole('alert'));
  });
});

describe('a reset mail that was sent', () => {
  const sent = watchedForm({ email: 'dana@acme.test' }, { status: 'done' });
  const show = (resend: Partial<Resend>) => {
    const onResend = vi.fn();
    const screenOf = (change: Partial<Resend>) => (
      <ForgotPassword form={sent} resend={{ waitSeconds: 0, status: 'idle', onResend, ...change }} />
    );
    const { rerender } = renderScreen(screenOf(resend));
    return { onResend, rerender: (change: Partial<Resend>) => rerender(screenOf(change)) };
  };
  const button = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Send again' });

  test('counts its cool-down in words beside a button that waits, and in no live region', () => {
    const { rerender } = show({ waitSeconds: 60 });
    expect(button().disabled).toBe(true);
    const words = document.getElementById(button().getAttribute('aria-describedby') ?? '');
    expect(words?.textContent).toBe('You can send the email again in 1\u00a0min.');
    const said = () => screen.getAllByRole('status').map((region) => region.textContent);
    const before = said();
    rerender({ waitSeconds: 59 });
    expect(words?.textContent).toBe('You can send the email again in 59\u00a0sec.');
    expect(said()).toEqual(before);
    expect(words?.closest('[role="status"], [aria-live]')).toBeNull();
    rerender({ waitSeconds: 0 });
    expect(said()).toContain('You can send the email again now.');
    expect(button().disabled).toBe(false);
  });

  test('is sent again on a press, and the notice takes the focus', () => {
    const { onResend, rerender } = show({});
    fireEvent.click(button());
    expect(onResend).toHaveBeenCalledTimes(1);
    rerender({ status: 'submitting' });
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Sending…' }).disabled).toBe(true);
    rerender({ status: 'done', waitSeconds: 60 });
    expect(document.activeElement?.textContent).toBe('We sent another email. Check your spam folder, too.');
  });

  test('says in words that the server limits the rate', () => {
    show({ status: 'failed', problem: makeProblem('rateLimited', { retryAfter: 240 }), waitSeconds: 240 });
    expect(screen.getByRole('alert').textContent).toBe('Error: Too many attempts. Wait a moment and try again.');
    expect(screen.getByText('You can send the email again in 4 min.')).toBeTruthy();
  });

  test('is not offered where the host does not send it again', () => {
    renderScreen(<ForgotPassword form={sent} />);
    expect(screen.queryByRole('button', { name: 'Send again' })).toBeNull();
  });
});

test('a change of the password shows the address, which cannot be edited, and sends on a press', () => {
  const form = watchedForm({});
  renderScreen(<ChangePassword email={ready('dana@acme.test')} form={form} />);
  const email = screen.getByLabelText<HTMLInputElement>('Email');
  expect([email.value, email.readOnly]).toEqual(['dana@acme.test', true]);
  fireEvent.click(screen.getByRole('button', { name: 'Send password reset email' }));
  expect(form.onSubmit).toHaveBeenCalledTimes(1);
});

test('a link from the email asks for a new password, and sets it on a press', () => {
  const form = watchedForm({ password: '' });
  renderScreen(<ResetPassword form={form} link="usable" />);
  fireEvent.change(screen.getByLabelText('New password'), { target: { value: 's' } });
  expect(form.onEdit).toHaveBeenCalledExactlyOnceWith({ password: 's' });
  fireEvent.click(screen.getByRole('button', { name: 'Set new password' }));
  expect(form.onSubmit).toHaveBeenCalledTimes(1);
});

test('an invalid link leaves nothing to fill in, and leads to a new one', () => {
  renderScreen(<ResetPassword form={watchedForm({ password: '' })} link="invalid" />);
  expect(screen.getByRole('alert').textContent).toContain('Error: Invalid token');
  expect(screen.queryByLabelText('New password')).toBeNull();
  expect(screen.getByRole('link', { name: 'Get a new link' }).getAttribute('href')).toBe('#/forgotpwd');
});
