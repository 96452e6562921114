import type { JsonObject } from 'chatdeck/model';
import type { Mail } from 'chatdeck/service';
import type { Scenario } from 'chatdeck/testing';
import { fetchListed } from './listed-rejections';
import type { TestPartner } from './partner';

export interface Sent {
  token?: string | undefined;
  /** Sent as JSON. */
  body?: unknown;
  /** Sent as it is. */
  text?: BodyInit | undefined;
  headers?: Record<string, string> | undefined;
  /** `manual` to see where an answer leads. */
  redirect?: RequestRedirect | undefined;
}

export interface Got {
  status: number;
  text: string;
  headers: Headers;
}

/** One call of the API by plain fetch, so that a test sees status and bytes as they came. */
export type Ask = (method: string, path: string, sent?: Sent) => Promise<Got>;

export function askAt(baseUrl: () => string): Ask {
  return async (method, path, { token, body, text, headers = {}, redirect = 'follow' } = {}) => {
    const response = await fetchListed(`${baseUrl()}/v1${path}`, {
      method,
      redirect,
      headers: {
        ...(token !== undefined && { Authorization: `Bearer ${token}` }),
        ...(body !== undefined && { 'Content-Type': 'application/json' }),
        ...headers,
      },
      body: text ?? (body === undefined ? null : JSON.stringify(body)),
      ...(text instanceof ReadableStream && { duplex: 'half' }),
    });
    return { status: response.status, text: await response.text(), headers: response.headers };
  };
}

export function jsonOf({ text }: Got): JsonObject {
  return JSON.parse(text) as JsonObject;
}

/** What a suite works with. */
export interface Contract {
  /** Where the server is, without `/v1`. */
  baseUrl(): string;
  ask: Ask;
  /** Advances the service's clock by this many milliseconds. */
  pass(milliseconds: number): void;
  /** The mails that were sent, once all work behind the answers is done; the oldest first. */
  mails(): Promise<Mail[]>;
  partner: TestPartner;
  /** Makes another world all that is stored. */
  fill(scenario: Scenario): Promise<void>;
}
