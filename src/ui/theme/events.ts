import type { Problem } from '../../model/core/problem';
import type { Route } from '../../model/places/route';
import { createContext, useCallback, useContext } from 'react';
import { useTheme } from './theme-context';

interface EventDetails {
  /** A link to one of our screens was followed. */
  navigated: { to: Route['name'] };
  /** A section of a form was saved. */
  saved: { section: string };
  /** A section of a form could not be saved. */
  saveFailed: { section: string; problem?: Problem['kind'] | undefined };
  /** A small form, such as the sign-in, was sent: its checks had nothing against it. */
  submitted: object;
  /** Another try was asked for where something had failed. */
  retried: { problem: Problem['kind'] };
  /** A text was copied. */
  copied: object;
}

/**
 * Something that a person did or that came of it, for a host's own analytics. Names and kinds only: it carries no text
 * that people wrote, no identifier and no address.
 */
export type ChatdeckEvent = {
  [Name in keyof EventDetails]: {
    name: Name;
    /** The part name of the screen where it happened, as `data-chatdeck` on its root has it. */
    screen?: string | undefined;
  } & EventDetails[Name];
}[keyof EventDetails];

/** The part name of the screen around. */
export const ScreenContext = createContext<string | undefined>(undefined);

type Unplaced<Event> = Event extends unknown ? Omit<Event, 'screen'> : never;

/**
 * Tells the host of an event: `const report = useReport()`. For event handlers and answers to calls. A part that stands
 * around a screen's root says by an element in which screen it happened.
 */
export function useReport(): (event: Unplaced<ChatdeckEvent>, element?: Element) => void {
  const { onEvent, onError } = useTheme();
  const screen = useContext(ScreenContext);
  return useCallback(
    (event, element) => {
      const place = element?.closest<HTMLElement>('.cd-screen')?.dataset.chatdeck ?? screen;
      try {
        onEvent?.({ ...event, screen: place });
      } catch (error) {
        // What a host counts must not keep a person from what they do.
        onError?.(error);
      }
    },
    [onEvent, onError, screen],
  );
}
