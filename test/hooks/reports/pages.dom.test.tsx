import { act, renderHook, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { useReportsPages } from 'chatdeck/hooks';
import type { ReportFile, ReportRoute, ReportsPagesProps } from 'chatdeck/model';
import { makeChat } from 'chatdeck/testing';
import { clientFor, makeNetwork, wrapperFor } from '../network';

const network = makeNetwork();
const zone = 'UTC';
const route: ReportRoute = { name: 'reports', tab: 'pages', range: { from: '2025-06-02', to: '2025-06-08' }, zone };
let asked: string[];

beforeEach(() => {
  asked = [];
  network.serve();
  network.server.use(
    http.get('*/v1/reports/:id/chats', ({ request, params }) => {
      const trigger = new URL(request.url).searchParams.get('trigger');
      asked.push(`${String(params.id)} ${trigger}`);
      const chats = Array.from({ length: trigger === 'true' ? 1 : 3 }, () =>
        makeChat({ visitor: { currentPage: 'https://acme.test/pricing?plan=2' } }),
      );
      return HttpResponse.json({ chats, totalChats: chats.length });
    }),
  );
});

function open(at: ReportRoute = route, files: ReportFile[] = []) {
  return renderHook(
    () => useReportsPages({ route: at, onNavigate: () => undefined, onFile: (file) => files.push(file) }),
    { wrapper: wrapperFor(clientFor('admin-token')) },
  );
}

async function pagesOf({ result }: { result: { current: ReportsPagesProps } }) {
  return waitFor(() => {
    const { blocks } = result.current;
    const [block] = blocks.status === 'ready' ? blocks.data : [];
    if (block?.pages.status !== 'ready') throw new Error(`The pages are ${block?.pages.status}.`);
    return { widget: block.widget, figures: block.pages.data };
  });
}

describe('useReportsPages', () => {
  it('counts the chats of the first widget by page, those from triggers apart', async () => {
    const { widget, figures } = await pagesOf(open());
    expect(widget.id).toBe(11);
    expect(figures.pages).toMatchObject([{ key: 'acme.test/pricing', chats: 4, triggered: 1 }]);
    expect(new Set(asked)).toEqual(new Set(['11 true', '11 false']));
  });

  it('counts the chosen widget', async () => {
    const { widget } = await pagesOf(open({ ...route, widgetId: 12 }));
    expect(widget.id).toBe(12);
    expect(asked.every((each) => each.startsWith('12 '))).toBe(true);
  });

  it('says why nothing can be downloaded: it loads, failed, or waits for the user', async () => {
    network.server.use(
      http.get('*/v1/reports/:id/overview', () => HttpResponse.json({ Message: 'No.' }, { status: 400 })),
    );
    const { result } = open();
    expect(result.current.download?.block).toBe('loading');
    await waitFor(() => expect(result.current.download?.block).toBe('unfinished'));
    const { blocks } = result.current;
    expect(blocks.status === 'ready' && blocks.data[0]?.pages.status).toBe('failed');
  });

  it('writes the same into a file, with the days and the zone', async () => {
    const files: ReportFile[] = [];
    const opened = open(route, files);
    expect(opened.result.current.download?.block).toBe('loading');
    await pagesOf(opened);
    act(() => opened.result.current.download?.onDownload('csv', 'Chatdeck'));
    expect(files[0]?.name).toMatch(/_pages_chatdeck_output\.csv$/);
    const text = await files[0]?.blob.text();
    expect(text).toContain('2025-06-02,2025-06-08,UTC,acme.test/pricing,4,0,0,,42,1');
  });
});
