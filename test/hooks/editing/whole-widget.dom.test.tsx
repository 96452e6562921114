import { renderHook, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { useWholeWidget } from '../../../src/hooks/editing/whole-widget';
import { clientFor, makeNetwork, wrapperFor } from '../network';

const network = makeNetwork();
const patience = { timeout: 5000 };

function open(widgetId = 11) {
  return renderHook(() => useWholeWidget(widgetId), { wrapper: wrapperFor(clientFor('admin-token')) }).result;
}

describe('a whole widget', () => {
  it('has its settings, its plan, the ids of all widgets, and the lists of its plan', async () => {
    network.serve();
    const page = open();
    expect(page.current.whole.status).toBe('loading');
    await waitFor(() => expect(page.current.whole.status).toBe('ready'), patience);
    const { whole, roomName, draftKey } = page.current;
    if (whole.status !== 'ready') throw new Error(whole.status);
    const { widget, plan, widgetUuids, replies, groups } = whole.data;
    expect([widget.Id, roomName]).toEqual([11, widget.RoomName]);
    expect(plan.label).not.toBe('');
    expect(widgetUuids).toContain(widget.Uuid);
    expect(replies?.map(({ id }) => id)).toEqual([501, 502]);
    expect(groups?.map(({ uid }) => uid)).toEqual(['g5d8k1y4fj', 'g9s3l6o0rd']);
    expect(draftKey('behavior')).not.toBe(draftKey('appearance'));
  });

  it('is not there while a part fails', async () => {
    network.serve();
    network.server.use(http.get('*/saved_replies', () => HttpResponse.json({ Message: 'No.' }, { status: 400 })));
    const page = open();
    await waitFor(() => expect(page.current.whole.status).toBe('failed'), patience);
    expect(page.current.whole).toMatchObject({ problem: { serverMessage: 'No.' } });
  });
});
