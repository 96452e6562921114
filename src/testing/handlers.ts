import { http, type HttpHandler } from 'msw';
import { answerRequests, type HandlersOptions } from './answer-requests';

export type { HandlersOptions } from './answer-requests';

/**
 * MSW handlers that answer every call under `/v1` of any origin as the real service does, over a memory store that
 * lives as long as the handlers.
 */
export function handlers(options: HandlersOptions = {}): HttpHandler[] {
  const answer = answerRequests(options);
  return [http.all('*/v1/*', ({ request }) => answer(request))];
}
