import { ChangePassword, ForgotPassword, Legal, RatingPrompt, ResetPassword, Signup, Support } from 'chatdeck';
import { makeProblem, type Form, type RatingQuestion } from 'chatdeck/model';
import { makeForm, ready } from 'chatdeck/testing';
import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { renderScreen } from './render-screen';

function watched<T>(value: T, overrides: Partial<Form<T>> = {}) {
  return makeForm(value, { onEdit: vi.fn(), onSubmit: vi.fn(), ...overrides });
}

const newcomer = { email: 'owner@juniper.test', password: 'seven books' };
const refused = makeProblem('invalid', { status: 400, serverMessage: 'Not today.' });

test('none of the screens reports anything by being there', () => {
  const form = watched({ ...newcomer, isAgreed: true });
  const onSignOut = vi.fn();
  const onRate = vi.fn();
  const onDismiss = vi.fn();
  const onRetry = vi.fn();
  renderScreen(
    <>
      <Signup form={form} slackUrl="https://slack.test/authorize" error="unknown" />
      <ForgotPassword form={form} />
      <ResetPassword form={form} link="usable" />
      <ChangePassword form={form} email={{ status: 'failed', problem: refused, onRetry }} />
      <Legal form={form} onSignOut={onSignOut} />
      <RatingPrompt question={{ status: 'asking' }} onRate={onRate} onDismiss={onDismiss} />
    </>,
  );
  const spies = [form.onEdit, form.onSubmit, onSignOut, onRate, onDismiss, onRetry];
  expect(spies.flatMap((spy) => vi.mocked(spy).mock.calls)).toEqual([]);
});

describe('Signup', () => {
  test('reports edits as patches and one press as one submit', () => {
    const form = watched({ email: '', password: '' });
    renderScreen(<Signup form={form} />);
    fireEvent.change(screen.getByLabelText('Email'), { target: { value: 'o' } });
    fireEvent.change(screen.getByLabelText('Password'), { target: { value: 'p' } });
    expect(vi.mocked(form.onEdit).mock.calls).toEqual([[{ email: 'o' }], [{ password: 'p' }]]);
    fireEvent.click(screen.getByRole('button', { name: 'Sign up' }));
    expect(form.onSubmit).toHaveBeenCalledTimes(1);
  });

  test('tells password managers that the password is a new one', () => {
    renderScreen(<Signup form={watched(newcomer)} />);
    expect(screen.getByLabelText('Password').getAttribute('autocomplete')).toBe('new-password');
    expect(screen.getByLabelText('Email').getAttribute('autocomplete')).toBe('username');
  });

  test('says the two messages at their fields', () => {
    renderScreen(<Signup form={watched(newcomer, { errors: { email: 'invalidEmail', password: 'tooShort' } })} />);
    const describedBy = (label: string) =>
      document.getElementById(screen.getByLabelText(label).getAttribute('aria-describedby') ?? '')?.textContent;
    expect(describedBy('Email')).toBe('Email is invalid');
    expect(describedBy('Password')).toBe('Password is too short');
  });

  test('leads a person who has an account to their password and to the sign-in', () => {
    renderScreen(<Signup form={watched(newcomer)} error="userExists" />, { productName: 'Parley' });
    expect(screen.getByRole('alert').textContent).toContain('Error: User already has a Parley account.');
    expect(screen.getByRole('link', { name: 'Reset password' }).getAttribute('href')).toBe('#/forgotpwd');
    expect(screen.getAllByRole('link', { name: 'Log in' })[0]?.getAttribute('href')).toBe('#/login');
  });

  test('says every other error of the address in the same words', () => {
    renderScreen(<Signup form={watched(newcomer)} error="unknown" />);
    expect(screen.getByRole('alert').textContent).toContain(
      'Error: an unknown error occurred, please contact support.',
    );
  });

  test('says the newest reason alone', () => {
    const form = watched(newcomer, { status: 'failed', problem: refused });
    const { rerender } = renderScreen(<Signup form={form} error="unknown" />);
    expect(screen.getByRole('alert').textContent).toContain('Error: Not today.');
    expect(document.activeElement).toBe(screen.getByRole('alert'));
    rerender(<Signup form={form} error="unknown" setback="userOrWidgetsMissing" />);
    expect(screen.getByRole('alert').textContent).toContain('user or ces not found');
    rerender(<Signup form={form} setback="userNotLoaded" />);
    expect(screen.getByRole('alert').textContent).toContain('please contact support');
  });

  test('follows no address to Slack that is not one of the web', () => {
    renderScreen(<Signup form={watched(newcomer)} slackUrl="javascript:alert(1)" />);
    expect(screen.queryByRole('link', { name: 'Sign up with Slack' })).toBeNull();
  });

  test('shows what customers say as text', () => {
    const quote = '<img src=x onerror=alert(1)>';
    renderScreen(<Signup form={watched(newcomer)} testimonials={[{ quote, name: 'Dana' }]} />);
    expect(screen.getByText(quote)).toBeTruthy();
    expect(document.querySelector('img')).toBeNull();
  });
});

describe('ForgotPassword', () => {
  test('reads Done! and takes no press once the mail is on its way', () => {
    const form = watched({ email: 'dana@acme.test' }, { status: 'done' });
    renderScreen(<ForgotPassword form={form} />);
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Done!' }).disabled).toBe(true);
    const notice = screen.getByRole('status');
    expect(notice.textContent).toBe('Check your email for password reset instructions.');
    expect(document.activeElement).toBe(notice);
  });

  test('takes the focus to the problem', () => {
    renderScreen(<ForgotPassword form={watched({ email: 'x' }, { status: 'failed', problem: refused })} />);
    expect(document.activeElement).toBe(screen.getByRole('alert'));
  });
});

test('a change of the password shows the address, which cannot be edited, and sends on a press', () => {
  const form = watched({});
  renderScreen(<ChangePassword email={ready('dana@acme.test')} form={form} />);
  const email = screen.getByLabelText<HTMLInputElement>('Email');
  expect([email.value, email.readOnly]).toEqual(['dana@acme.test', true]);
  fireEvent.click(screen.getByRole('button', { name: 'Send password reset email' }));
  expect(form.onSubmit).toHaveBeenCalledTimes(1);
});

test('an invalid link leaves nothing to fill in, and leads to a new one', () => {
  renderScreen(<ResetPassword form={watched({ password: '' })} link="invalid" />);
  expect(screen.getByRole('alert').textContent).toContain('Error: Invalid token');
  expect(screen.queryByLabelText('New password')).toBeNull();
  expect(screen.getByRole('link', { name: 'Send a new link' }).getAttribute('href')).toBe('#/forgotpwd');
});

describe('Legal', () => {
  test('lets nobody go on who has not ticked the box', () => {
    const form = watched({ isAgreed: false });
    const { rerender } = renderScreen(<Legal form={form} />);
    const button = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Continue' });
    expect(button().disabled).toBe(true);
    fireEvent.click(screen.getByRole('checkbox', { name: 'I agree to the terms of service and the privacy policy.' }));
    expect(form.onEdit).toHaveBeenCalledExactlyOnceWith({ isAgreed: true });
    rerender(<Legal form={{ ...form, value: { isAgreed: true } }} />);
    fireEvent.click(button());
    expect(form.onSubmit).toHaveBeenCalledTimes(1);
    expect(screen.queryByRole('button', { name: 'Logout' })).toBeNull();
  });

  test('links both documents in tabs of their own', () => {
    renderScreen(<Legal form={watched({ isAgreed: false })} />, { addresses: { terms: 'https://acme.test/terms' } });
    const links = screen.getAllByRole('link').map((link) => [link.getAttribute('href'), link.getAttribute('target')]);
    expect(links).toEqual([
      ['https://acme.test/terms', '_blank'],
      ['/legal/privacy-policy', '_blank'],
    ]);
  });
});

describe('Support', () => {
  test('frames the contact page where its address is safe, and else writes', () => {
    const { rerender } = renderScreen(<Support contactUrl="https://contact.test/" email="help@acme.test" />);
    const frame = screen.getByTitle('Contact Chatdeck');
    expect(frame.getAttribute('src')).toBe('https://contact.test/');
    expect(frame.getAttribute('sandbox')).not.toContain('allow-same-origin');
    rerender(<Support contactUrl="http://contact.test/" email="help@acme.test" />);
    expect(document.querySelector('iframe')).toBeNull();
    expect(screen.getByRole('link', { name: 'Write to us' }).getAttribute('href')).toBe('mailto:help@acme.test');
  });
});

describe('RatingPrompt', () => {
  const render = (question: RatingQuestion) => {
    const onRate = vi.fn();
    const onDismiss = vi.fn();
    renderScreen(<RatingPrompt question={question} onRate={onRate} onDismiss={onDismiss} />);
    return { onRate, onDismiss };
  };

  test('reports a number that is clicked, and a dismissal', () => {
    const { onRate, onDismiss } = render({ status: 'asking' });
    expect(screen.getAllByRole('radio').map((radio) => radio.textContent)).toEqual([
      ...['0', '1', '2', '3', '4', '5', '6', '7', '8', '9', '10'],
    ]);
    fireEvent.click(screen.getByRole('radio', { name: '7' }));
    expect(onRate).toHaveBeenCalledExactlyOnceWith(7);
    fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
    expect(onDismiss).toHaveBeenCalledTimes(1);
  });

  test('takes nothing while an answer is on its way', () => {
    const { onRate, onDismiss } = render({ status: 'sending', value: 9 });
    expect(screen.getByRole('radio', { checked: true }).textContent).toBe('9');
    fireEvent.click(screen.getByRole('radio', { name: '3' }));
    fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
    expect([onRate, onDismiss].flatMap((spy) => spy.mock.calls)).toEqual([]);
  });

  test('says that the rating was not saved', () => {
    render({ status: 'failed', problem: refused });
    expect(screen.getByRole('alert').textContent).toBe('Error: Error saving rating, contact support');
    expect(document.activeElement).toBe(screen.getByRole('alert'));
  });

  test('shows nothing while hidden', () => {
    render({ status: 'hidden' });
    expect(document.querySelector('[data-chatdeck="rating"]')).toBeNull();
  });
});
