import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { ChatdeckTheme } from 'chatdeck';
import { StrictMode, type ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { lazyPart } from '../../../src/ui/later/lazy-part';

interface GreetingProps {
  name: string;
}

afterEach(cleanup);

function Greeting({ name }: GreetingProps) {
  return <p>Hello {name}</p>;
}

function open(load: () => Promise<ComponentType<GreetingProps>>) {
  const onError = vi.fn();
  const Later = lazyPart(load, <p>On its way</p>);
  const page = (
    <StrictMode>
      <ChatdeckTheme onError={onError}>
        <h1>The rest</h1>
        <Later name="Dana" />
        <Later name="Luis" />
      </ChatdeckTheme>
    </StrictMode>
  );
  return { page, onError };
}

test('the code is loaded once, by what is shown, and replaces the placeholder', async () => {
  const load = vi.fn(() => Promise.resolve(Greeting));
  const { page } = open(load);
  expect(load).not.toHaveBeenCalled();
  render(page);
  expect(screen.getAllByText('On its way')).toHaveLength(2);
  await screen.findByText('Hello Dana');
  screen.getByText('Hello Luis');
  expect(screen.queryByText('On its way')).toBeNull();
  expect(load).toHaveBeenCalledOnce();
});

test('a server renders the placeholder, even if the code is loaded', async () => {
  const { page } = open(() => Promise.resolve(Greeting));
  render(page);
  await screen.findByText('Hello Dana');
  expect(renderToString(page)).toContain('On its way');
});

test('code that fails to load is reported to the host, leaves the rest alone, and can be retried', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const fault = new Error('The file is gone.');
  const load = vi.fn<() => Promise<ComponentType<GreetingProps>>>().mockRejectedValueOnce(fault);
  load.mockResolvedValue(Greeting);
  const { page, onError } = open(load);
  render(page);
  const [retry] = await screen.findAllByRole('button');
  screen.getByRole('heading', { name: 'The rest' });
  expect(onError).toHaveBeenCalledWith(expect.objectContaining({ cause: fault }));
  fireEvent.click(retry ?? expect.unreachable());
  await screen.findByText('Hello Dana');
  expect(load).toHaveBeenCalledTimes(2);
});

test('code that failed to load is asked for again by what is shown next', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const load = vi.fn<() => Promise<ComponentType<GreetingProps>>>().mockRejectedValueOnce(new Error('Gone.'));
  load.mockResolvedValue(Greeting);
  const { page } = open(load);
  const { unmount } = render(page);
  await screen.findAllByRole('button');
  unmount();
  render(page);
  await screen.findByText('Hello Dana');
  expect(load).toHaveBeenCalledTimes(2);
});

test('a part that a screen is complete without keeps its placeholder, and says nothing', async () => {
  const load = vi.fn<() => Promise<ComponentType<GreetingProps>>>().mockRejectedValueOnce(new Error('Gone.'));
  load.mockResolvedValue(Greeting);
  const onError = vi.fn();
  const Later = lazyPart(load, <p>On its way</p>, { isOptional: true });
  const page = (
    <ChatdeckTheme onError={onError}>
      <Later name="Dana" />
    </ChatdeckTheme>
  );
  const { unmount } = render(page);
  await act(() => Promise.resolve());
  screen.getByText('On its way');
  expect(screen.queryByRole('alert')).toBeNull();
  expect(onError).not.toHaveBeenCalled();
  unmount();
  render(page);
  await screen.findByText('Hello Dana');
});
