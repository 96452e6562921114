import type { FrameMessage, FrameOptions, MessageFromFrame, MessageToFrame } from 'chatdeck/elements';
import { formatRoute, parseRoute, type Route } from 'chatdeck/model';
import { clearDrafts } from 'chatdeck/hooks';
import { createClient, type Client, type SessionToken, type TokenReason } from 'chatdeck/client';
import { replace } from '../router';

/** The page around the frame: it has the session, and says how the frame looks and where it is. */
export interface Parent {
  options: FrameOptions;
  client: Client;
}

type Asked = { resolve(token: SessionToken | undefined): void; reject(error: Error): void };

const listeners = new Set<() => void>();
const asked = new Map<number, Asked>();
let parentOrigin: string | undefined;
let state: Parent | undefined;

/** The page around the frame; undefined until it has spoken. */
export const currentParent = (): Parent | undefined => state;

export function subscribeToParent(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Listens to the page around the frame, if the server lists its site. Anyone else is ignored. */
export function listenToParent(): void {
  const allowed = document.querySelector<HTMLMetaElement>('meta[name="chatdeck-parents"]')?.content.split(' ') ?? [];
  window.addEventListener('message', ({ source, origin, data }: MessageEvent<unknown>) => {
    if (source !== window.parent || !allowed.includes(origin)) return;
    const { chatdeck, message } = (data ?? {}) as Partial<FrameMessage<MessageToFrame>>;
    if (chatdeck === 'frame' && message) receive(message, origin);
  });
  // Says nothing about anyone, so every page may hear it.
  send({ type: 'ready' }, '*');
}

export function tellParent(message: MessageFromFrame): void {
  if (parentOrigin !== undefined) send(message, parentOrigin);
}

/** Where the frame is, as both sides know. */
let knownPath = '';

/** Tells where the frame is, unless the page around it has led it there. */
export function tellNavigation(route: Route): void {
  const path = formatRoute(route);
  if (path !== knownPath) tellParent({ type: 'navigated', route, path });
  knownPath = path;
}

function send(message: MessageFromFrame, origin: string): void {
  const envelope: FrameMessage<MessageFromFrame> = { chatdeck: 'frame', message };
  window.parent.postMessage(envelope, origin);
}

function receive(message: MessageToFrame, origin: string): void {
  switch (message.type) {
    case 'start': {
      // A frame belongs to one account.
      if (state) return;
      parentOrigin = origin;
      go(message.path);
      const session = { id: message.accountId, getToken: askForToken };
      become({ options: message.options, client: createClient({ baseUrl: '', session }) });
      return;
    }
    case 'options':
      if (state) become({ ...state, options: message.options });
      return;
    case 'go':
      go(message.path);
      return;
    case 'view': {
      const { style } = document.documentElement;
      style.setProperty('--cd-view-top', `${message.top}px`);
      style.setProperty('--cd-view-height', `${message.height}px`);
      return;
    }
    case 'token': {
      const waiting = asked.get(message.id);
      asked.delete(message.id);
      const { token, expiresAt } = message;
      if (message.hasFailed) waiting?.reject(new Error('The page has no token.'));
      else waiting?.resolve(token === undefined ? undefined : { token, expiresAt });
      return;
    }
    case 'signOut':
      clearDrafts(message.accountId);
      send({ type: 'cleared' }, origin);
  }
}

let lastId = 0;

function askForToken(reason: TokenReason): Promise<SessionToken | undefined> {
  const id = (lastId += 1);
  return new Promise((resolve, reject) => {
    asked.set(id, { resolve, reject });
    tellParent({ type: 'token', id, reason });
  });
}

function go(path: string): void {
  const route = parseRoute(path);
  knownPath = formatRoute(route);
  if (knownPath !== formatRoute(parseRoute(location.hash))) replace(route);
}

function become(next: Parent): void {
  state = next;
  for (const listener of listeners) listener();
}
