import type { TokenReason } from '../../client/options';
import type { Route } from '../../model/places/route';
import type { ChatdeckEvent } from '../../ui/theme/theme-context';
import type { FrameOptions } from './options';

/** What the page sends to `<chatdeck-frame>`'s document. */
export type MessageToFrame =
  | { type: 'start'; accountId: string; options: FrameOptions; path: string }
  | { type: 'options'; options: FrameOptions }
  | { type: 'go'; path: string }
  /** Which part of a frame as tall as its page is in view, in pixels from its top. */
  | { type: 'view'; top: number; height: number }
  | { type: 'token'; id: number; token?: string | undefined; expiresAt?: number | undefined; hasFailed?: boolean }
  /** Only to a frame that hasn't started. */
  | { type: 'signOut'; accountId: string };

/** What the document in the frame sends to the page. */
export type MessageFromFrame =
  | { type: 'ready' }
  | { type: 'token'; id: number; reason: TokenReason }
  | { type: 'height'; height: number }
  /** The user went to another page. Where the page around the frame leads it isn't reported. */
  | { type: 'navigated'; route: Route; path: string }
  | { type: 'event'; event: ChatdeckEvent }
  | { type: 'error'; message: string }
  /** The user logged out. */
  | { type: 'signedOut' }
  /** The unsaved work of the account is deleted. */
  | { type: 'cleared' };

/** Marks the messages between the two. */
export interface FrameMessage<Message> {
  chatdeck: 'frame';
  message: Message;
}
