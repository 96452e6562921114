import { Login } from 'chatdeck';
import { checkForm, credentialsSchema, makeProblem, type Credentials, type Form } from 'chatdeck/model';
import { makeForm } from 'chatdeck/testing';
import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { renderScreen } from '../render-screen';

const filled: Credentials = { email: 'dana@acme.test', password: 'chatdeck-demo' };
const empty: Credentials = { email: '', password: '' };

function watchedForm(value: Credentials, overrides: Partial<Form<Credentials>> = {}) {
  return makeForm(value, { onEdit: vi.fn(), onSubmit: vi.fn(), ...overrides });
}

function pressLogIn() {
  fireEvent.click(screen.getByRole('button', { name: 'Log in' }));
}

test('reports nothing by being there', () => {
  const form = watchedForm(filled);
  renderScreen(<Login form={form} />);
  expect(form.onSubmit).not.toHaveBeenCalled();
  expect(form.onEdit).not.toHaveBeenCalled();
});

test('reports an edit as a patch, and one press of the button as one submit', () => {
  const form = watchedForm(empty);
  renderScreen(<Login form={form} />);
  fireEvent.change(screen.getByLabelText('Email'), { target: { value: 'd' } });
  expect(form.onEdit).toHaveBeenCalledExactlyOnceWith({ email: 'd' });
  pressLogIn();
  expect(form.onSubmit).toHaveBeenCalledTimes(1);
});

test('cannot be submitted twice', () => {
  const form = watchedForm(filled, { status: 'submitting' });
  renderScreen(<Login form={form} />);
  const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Logging in…' });
  expect(button.disabled).toBe(true);
  fireEvent.submit(screen.getByLabelText('Email'));
  expect(form.onSubmit).not.toHaveBeenCalled();
});

/** A host that checks when the form is sent, as the hook does. */
function CheckingHost({ value }: { value: Credentials }) {
  const [errors, setErrors] = useState<Form<Credentials>['errors']>({});
  return <Login form={makeForm(value, { errors, onSubmit: () => setErrors(checkForm(credentialsSchema, value)) })} />;
}

test('leads to the first field that is missing, and says so there', () => {
  renderScreen(<CheckingHost value={{ email: 'dana@acme.test', password: '' }} />);
  expect(document.activeElement).toBe(document.body);
  pressLogIn();
  const password = screen.getByLabelText('Password');
  expect(document.activeElement).toBe(password);
  const description = document.getElementById(password.getAttribute('aria-describedby') ?? '');
  expect(description?.textContent).toBe('Enter your password.');
  expect(screen.getByLabelText('Email').getAttribute('aria-invalid')).toBe('false');
});

test('moves the focus to the problem when the server rejects the login', () => {
  const problem = makeProblem('invalid', { status: 400, serverMessage: 'Wrong email or password.' });
  const { rerender } = renderScreen(<Login form={watchedForm(filled, { status: 'submitting' })} />);
  rerender(<Login form={watchedForm(filled, { status: 'failed', problem })} />);
  const alert = screen.getByRole('alert');
  expect(alert.textContent).toBe('Error: Wrong email or password.');
  expect(document.activeElement).toBe(alert);
});

test('shows the password on demand', () => {
  renderScreen(<Login form={watchedForm(filled)} />);
  const password = screen.getByLabelText<HTMLInputElement>('Password');
  expect(password.type).toBe('password');
  fireEvent.click(screen.getByRole('button', { name: 'Show password' }));
  expect(password.type).toBe('text');
  fireEvent.click(screen.getByRole('button', { name: 'Hide password' }));
  expect(password.type).toBe('password');
});

test('leads to the forgotten password and to sign-up', () => {
  renderScreen(<Login form={watchedForm(empty)} />);
  expect(screen.getByRole('link', { name: 'Forgot password?' }).getAttribute('href')).toBe('#/forgotpwd');
  expect(screen.getByRole('link', { name: 'Sign up' }).getAttribute('href')).toBe('#/signup');
});

test('can be submitted again after an error', () => {
  const problem = makeProblem('invalid', { status: 400, serverMessage: 'Wrong email or password.' });
  const form = watchedForm(filled, { status: 'failed', problem });
  renderScreen(<Login form={form} />);
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Log in' }).disabled).toBe(false);
  pressLogIn();
  expect(form.onSubmit).toHaveBeenCalledTimes(1);
});

test('leads to support, which opens without a session', () => {
  renderScreen(<Login form={watchedForm(empty)} />);
  expect(screen.getByRole('link', { name: 'Contact support' }).getAttribute('href')).toBe('#/support');
});

test('hides the ways to screens that the host does not have', () => {
  renderScreen(<Login form={watchedForm(empty)} />, {
    hrefFor: (route) => (route.name === 'forgotPassword' ? '/forgot' : undefined),
  });
  expect(screen.getByRole('link', { name: 'Forgot password?' }).getAttribute('href')).toBe('/forgot');
  expect(screen.queryByText('Sign up')).toBeNull();
  expect(screen.queryByText('Contact support')).toBeNull();
});
