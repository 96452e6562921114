import { renderHook } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { useChannelNameForm } from '../../../src/hooks/forms/channel-name-form';
import { useFormDraft } from '../../../src/hooks/forms/form-draft';
import { makeProblem, problemError } from '../../../src/model/core/problem';
import { clientFor, makeNetwork, settle, storage, wrapperFor } from '../network';

makeNetwork();

/** The form of a channel's name, shown twice, as two places of a page do. */
function open(options: { channel?: string; submit?: () => Promise<void> } = {}) {
  const submit = vi.fn(options.submit);
  const seen: string[] = [];
  const { result, rerender, unmount } = renderHook(
    ({ channel }) => {
      const draft = useFormDraft('11/rename');
      const form = useChannelNameForm({ initial: { name: channel }, draft, submit });
      const other = useChannelNameForm({ initial: { name: channel }, draft, submit });
      seen.push(`${channel}: ${form.value.name}`);
      return { draft, form, other };
    },
    { wrapper: wrapperFor(clientFor('admin-token')), initialProps: { channel: options.channel ?? 'support' } },
  );
  const show = (channel: string) => settle(() => rerender({ channel }));
  const type = (name: string) => settle(() => result.current.form.onEdit({ name }));
  return { current: () => result.current, show, type, seen, submit, unmount };
}

const hidePage = () => settle(() => void window.dispatchEvent(new Event('pagehide')));

describe('the draft of a small form', () => {
  it('comes back after a reload, and shows its errors right away', async () => {
    const first = open();
    await first.type('Front Desk');
    await hidePage();
    first.unmount();

    const second = open();
    expect(second.current().form.value).toEqual({ name: 'front desk' });
    await settle(() => undefined);
    expect(second.current().form.errors).toEqual({ name: 'invalidCharacters' });
  });

  it('ends when the person goes back to where they began, which is never wrong', async () => {
    const page = open({ channel: '' });
    await page.type('a b');
    await page.type('');
    await settle(() => page.current().form.onSubmit());
    expect(page.current().form.errors).toEqual({});
    expect(page.submit).not.toHaveBeenCalled();
    await hidePage();
    expect(storage).toHaveLength(0);
  });

  it('shows wherever the form is shown, and ends there too', async () => {
    const page = open();
    await page.type('front-desk');
    expect(page.current().other.value).toEqual({ name: 'front-desk' });
    await settle(() => page.current().draft.end());
    expect(page.current().form.value).toEqual({ name: 'support' });
    expect(page.current().other.value).toEqual({ name: 'support' });
  });

  it('stays over a change of the server, which shows where nothing is typed', async () => {
    const page = open();
    await page.show('sales');
    expect(page.current().form).toMatchObject({ value: { name: 'sales' }, errors: {} });
    expect(page.seen).not.toContain('sales: support');
    await page.type('front-desk');
    await page.show('orders');
    expect(page.current().form.value).toEqual({ name: 'front-desk' });
  });

  it('is left out where it was stored in another shape', async () => {
    const page = open();
    await settle(() => page.current().draft.enter({ name: 7 }));
    expect(page.current().form.value).toEqual({ name: 'support' });
  });

  it('outlives a refusal, whose reason ends with the next edit', async () => {
    const page = open({ submit: () => Promise.reject(problemError(makeProblem('conflict'))) });
    await page.type('front-desk');
    await settle(() => page.current().form.onSubmit());
    expect(page.current().form).toMatchObject({ status: 'failed', problem: { kind: 'conflict' } });
    expect(page.current().form.value).toEqual({ name: 'front-desk' });
    await page.type('front-desks');
    expect(page.current().form).toMatchObject({ status: 'idle', problem: undefined });
  });
});
