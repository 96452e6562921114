import { ReportBody } from 'chatdeck/screens/reports/controls/body';
import { ChatdeckTheme } from 'chatdeck/ui';
import { act } from '@testing-library/react';
import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const widgets = Array.from({ length: 5 }, (_, index) => ({ widget: { id: index + 1, name: `widget-${index + 1}` } }));

interface ReportProps {
  /** Whose data is still on its way. */
  loading?: readonly number[];
}

function Report({ loading = [] }: ReportProps): ReactNode {
  return (
    <ChatdeckTheme>
      <ReportBody
        blocks={{ status: 'ready', data: widgets, isRefreshing: false, problem: undefined }}
        loading={null}
        partOf={({ widget }) =>
          loading.includes(widget.id) ? { status: 'loading' } : { status: 'ready', data: undefined }
        }
        moreWidgets={3}
        onMoreWidgets={() => undefined}
      >
        {(_block, name) => <p>Figures of {name}</p>}
      </ReportBody>
    </ChatdeckTheme>
  );
}

let host: HTMLElement;
let root: Root | undefined;
const shown = () => [...host.querySelectorAll('section h2, .cd-report-more')].map(({ textContent }) => textContent);
const names = widgets.map(({ widget }) => widget.name);

beforeEach(() => {
  // What comes after the first drawing is to come as it does in a page.
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
  host = document.body.appendChild(document.createElement('div'));
});
afterEach(() => {
  root?.unmount();
  host.remove();
  vi.unstubAllGlobals();
});

test('a report shows the widgets that fill a page first, and then all of them', async () => {
  root = createRoot(host);
  flushSync(() => root?.render(<Report />));
  expect(shown()).toEqual(names.slice(0, 2));
  await vi.waitFor(() => expect(shown()).toEqual([...names, 'Show more widgets (3 left)']));
});

test('a server renders the whole report, and hydration keeps all of it', async () => {
  host.innerHTML = renderToString(<Report />);
  const written = [...names, 'Show more widgets (3 left)'];
  expect(shown()).toEqual(written);
  const faults: unknown[] = [];
  const seen = new Set<number>();
  const observer = new MutationObserver(() => seen.add(shown().length));
  observer.observe(host, { childList: true, subtree: true });
  const heading = host.querySelector('section h2');
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  await act(() => (root = hydrateRoot(host, <Report />, { onRecoverableError: (error) => faults.push(error) })));
  observer.disconnect();
  expect(shown()).toEqual(written);
  expect(host.querySelector('section h2')).toBe(heading);
  expect(faults).toEqual([]);
  expect([...seen].filter((count) => count !== written.length)).toEqual([]);
});

test('a widget waits for the ones above it, so nothing moves as they grow, and then keeps its place', async () => {
  root = createRoot(host);
  const show = (...loading: number[]) => flushSync(() => root?.render(<Report loading={loading} />));
  show(1, 3, 4);
  expect(shown()).toEqual(names.slice(0, 1));
  show(3, 4);
  await vi.waitFor(() => expect(shown()).toEqual(names.slice(0, 3)));
  show();
  const all = [...names, 'Show more widgets (3 left)'];
  await vi.waitFor(() => expect(shown()).toEqual(all));
  show(1, 2, 3, 4, 5);
  expect(shown()).toEqual(all);
});
