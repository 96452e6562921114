import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useEditor } from 'chatdeck/hooks';

const sections = { about: ['name'] } as const;
const saved = { name: 'Ada' };
const check = () => ({});

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
});

it('a save reads as saving for 1500 ms at least, and as saved for another 1500 ms', async () => {
  const { result, rerender } = renderHook((copy) => useEditor({ saved: copy, sections, check, save }), {
    initialProps: saved,
  });
  function save() {
    rerender({ name: 'Grace' });
    return Promise.resolve({ name: 'Grace' });
  }
  const status = () => result.current?.sections.about.status;
  const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
  act(() => result.current?.onEdit({ name: 'Grace' }));
  act(() => result.current?.sections.about.onSave());
  await pass(1499);
  expect(status()).toBe('saving');
  await pass(1);
  expect(status()).toBe('saved');
  await pass(1499);
  expect(status()).toBe('saved');
  await pass(1);
  expect(status()).toBe('clean');
});
