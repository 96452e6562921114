import { Signup } from 'chatdeck';
import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { renderScreen } from '../render-screen';
import { refused, watchedForm } from '../watched-form';

const newcomer = { email: 'owner@juniper.test', password: 'seven books' };

describe('Signup', () => {
  test('reports nothing by being there', () => {
    const form = watchedForm(newcomer);
    renderScreen(<Signup form={form} slackUrl="https://slack.test/authorize" error="unknown" />);
    expect([form.onEdit, form.onSubmit].flatMap((spy) => vi.mocked(spy).mock.calls)).toEqual([]);
  });

  test('reports edits as patches and one press as one submit', () => {
    const form = watchedForm({ email: '', password: '' });
    renderScreen(<Signup form={form} />);
    fireEvent.change(screen.getByLabelText('Email'), { target: { value: 'o' } });
    fireEvent.change(screen.getByLabelText('Password'), { target: { value: 'p' } });
    expect(vi.mocked(form.onEdit).mock.calls).toEqual([[{ email: 'o' }], [{ password: 'p' }]]);
    fireEvent.click(screen.getByRole('button', { name: 'Sign up' }));
    expect(form.onSubmit).toHaveBeenCalledTimes(1);
  });

  test('offers Slack beside email and password, and a trial without a credit card', () => {
    renderScreen(<Signup form={watchedForm(newcomer)} slackUrl="https://slack.test/authorize" />);
    expect(screen.getByText('30 day free trial (No credit card required)')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Sign up with Slack' }).getAttribute('href')).toBe(
      'https://slack.test/authorize',
    );
    expect(screen.getByLabelText('Email')).toBeTruthy();
    expect(screen.getByLabelText('Password')).toBeTruthy();
  });

  test('tells password managers that the password is a new one', () => {
    renderScreen(<Signup form={watchedForm(newcomer)} />);
    expect(screen.getByLabelText('Password').getAttribute('autocomplete')).toBe('new-password');
    expect(screen.getByLabelText('Email').getAttribute('autocomplete')).toBe('username');
  });

  test('says the two messages at their fields', () => {
    renderScreen(<Signup form={watchedForm(newcomer, { errors: { email: 'invalidEmail', password: 'tooShort' } })} />);
    const describedBy = (label: string) =>
      document.getElementById(screen.getByLabelText(label).getAttribute('aria-describedby') ?? '')?.textContent;
    expect(describedBy('Email')).toBe('Email is invalid');
    expect(describedBy('Password')).toBe('Password is too short');
  });

  test('leads a person who has an account to their password and to the sign-in', () => {
    renderScreen(<Signup form={watchedForm(newcomer)} error="userExists" />, { productName: 'Parley' });
    expect(screen.getByRole('alert').textContent).toContain('Error: User already has a Parley account.');
    expect(screen.getByRole('link', { name: 'Reset password' }).getAttribute('href')).toBe('#/forgotpwd');
    expect(screen.getAllByRole('link', { name: 'Log in' })[0]?.getAttribute('href')).toBe('#/login');
  });

  test('says every other error of the address in the same words', () => {
    renderScreen(<Signup form={watchedForm(newcomer)} error="unknown" />);
    expect(screen.getByRole('alert').textContent).toContain(
      'Error: an unknown error occurred, please contact support.',
    );
  });

  test('says the newest reason alone', () => {
    const form = watchedForm(newcomer, { status: 'failed', problem: refused });
    const { rerender } = renderScreen(<Signup form={form} error="unknown" />);
    expect(screen.getByRole('alert').textContent).toContain('Error: Not today.');
    expect(document.activeElement).toBe(screen.getByRole('alert'));
    rerender(<Signup form={form} error="unknown" setback="userOrWidgetsMissing" />);
    expect(screen.getByRole('alert').textContent).toContain('user or ces not found');
    rerender(<Signup form={form} setback="userNotLoaded" />);
    expect(screen.getByRole('alert').textContent).toContain('please contact support');
  });

  test('follows no address to Slack that is not one of the web', () => {
    renderScreen(<Signup form={watchedForm(newcomer)} slackUrl="javascript:alert(1)" />);
    expect(screen.queryByRole('link', { name: 'Sign up with Slack' })).toBeNull();
  });

  test('shows what customers say as text', () => {
    const quote = '<img src=x onerror=alert(1)>';
    renderScreen(<Signup form={watchedForm(newcomer)} testimonials={[{ quote, name: 'Dana' }]} />);
    expect(screen.getByText(quote)).toBeTruthy();
    expect(document.querySelector('img')).toBeNull();
  });

  test('links the terms, the privacy policy and the prices before there is an account', () => {
    renderScreen(<Signup form={watchedForm(newcomer)} />, {
      addresses: { terms: 'https://acme.test/terms', pricing: 'https://acme.test/prices' },
    });
    const links = ['Terms of service', 'Privacy policy', 'Pricing'].map((name) =>
      screen.getByRole('link', { name: `${name} (opens in a new tab)` }),
    );
    expect(links.map((link) => [link.getAttribute('href'), link.getAttribute('target')])).toEqual([
      ['https://acme.test/terms', '_blank'],
      ['/legal/privacy-policy', '_blank'],
      ['https://acme.test/prices', '_blank'],
    ]);
  });
});
