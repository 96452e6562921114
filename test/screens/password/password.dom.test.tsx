import { ChangePassword, ForgotPassword, ResetPassword } from 'chatdeck';
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

test('a change of the password shows the address, which cannot be edited, and sends on a press', () => {
  const form = watchedForm({});
  renderScreen(<ChangePassword email={ready('dana@acme.test')} form={form} />);
  const email = screen.getByLabelText<HTMLInputElement>('Email');
  expect([email.value, email.readOnly]).toEqual(['dana@acme.test', true]);
  fireEvent.click(screen.getByRole('button', { name: 'Send password reset email' }));
  expect(form.onSubmit).toHaveBeenCalledTimes(1);
});

test('an invalid link leaves nothing to fill in, and leads to a new one', () => {
  renderScreen(<ResetPassword form={watchedForm({ password: '' })} link="invalid" />);
  expect(screen.getByRole('alert').textContent).toContain('Error: Invalid token');
  expect(screen.queryByLabelText('New password')).toBeNull();
  expect(screen.getByRole('link', { name: 'Send a new link' }).getAttribute('href')).toBe('#/forgotpwd');
});
