import { createSession } from '../model/calls/sessions';
import type { Credentials } from '../model/session/login';
import type { CallOptions } from './options';
import type { Send } from './transport';

export function sessionCalls(send: Send) {
  return {
    /** Signs in: POST /p/sessions. Wrong e-mail or password is `invalid`, too many tries are `rateLimited`. */
    create: (credentials: Credentials, options?: CallOptions) =>
      send(createSession, { params: {}, body: credentials }, options),
  };
}
