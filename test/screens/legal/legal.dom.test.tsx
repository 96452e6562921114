import { Legal } from 'chatdeck';
import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { renderScreen } from '../render-screen';
import { watchedForm } from '../watched-form';

describe('Legal', () => {
  test('reports nothing by being there', () => {
    const form = watchedForm({ isAgreed: true });
    const onSignOut = vi.fn();
    renderScreen(<Legal form={form} onSignOut={onSignOut} />);
    expect([form.onEdit, form.onSubmit, onSignOut].flatMap((spy) => vi.mocked(spy).mock.calls)).toEqual([]);
  });

  test('requires the checkbox', () => {
    const form = watchedForm({ isAgreed: false });
    const { rerender } = renderScreen(<Legal form={form} />);
    const button = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Continue' });
    expect(button().disabled).toBe(true);
    fireEvent.click(screen.getByRole('checkbox', { name: 'I agree to the terms of service and privacy policy.' }));
    expect(form.onEdit).toHaveBeenCalledExactlyOnceWith({ isAgreed: true });
    rerender(<Legal form={{ ...form, value: { isAgreed: true } }} />);
    fireEvent.click(button());
    expect(form.onSubmit).toHaveBeenCalledTimes(1);
    expect(screen.queryByRole('button', { name: 'Logout' })).toBeNull();
  });

  test('is titled after the two documents, and links each by its name', () => {
    renderScreen(<Legal form={watchedForm({ isAgreed: false })} />);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Terms of service and privacy policy');
    const hrefOf = (name: RegExp) => screen.getByRole('link', { name }).getAttribute('href');
    expect([hrefOf(/^Terms of service/), hrefOf(/^Privacy policy/)]).toEqual(['/legal/terms', '/legal/privacy-policy']);
  });

  test('opens both documents in new tabs', () => {
    renderScreen(<Legal form={watchedForm({ isAgreed: false })} />, {
      addresses: { terms: 'https://acme.test/terms' },
    });
    const links = screen.getAllByRole('link').map((link) => [link.getAttribute('href'), link.getAttribute('target')]);
    expect(links).toEqual([
      ['https://acme.test/terms', '_blank'],
      ['/legal/privacy-policy', '_blank'],
    ]);
  });

  test('asks no one who has agreed, and shows both documents and the next step', () => {
    const form = watchedForm({ isAgreed: false });
    renderScreen(<Legal form={form} isAccepted onSignOut={vi.fn()} />);
    expect(screen.getByText('You’ve agreed to the current terms. You’re all set.')).toBeTruthy();
    expect(screen.queryByRole('checkbox')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Continue' })).toBeNull();
    expect(document.body.textContent).not.toContain('agree to them');
    const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(links).toEqual(['/legal/terms', '/legal/privacy-policy', '#/']);
  });

  test('keeps the form in its place while the answer takes the person on', () => {
    const form = watchedForm({ isAgreed: true }, { status: 'done' });
    renderScreen(<Legal form={form} isAccepted />);
    expect(screen.getByRole('checkbox')).toBeTruthy();
  });
});
