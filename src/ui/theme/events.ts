import { createContext, useCallback, useContext } from 'react';
import { type ChatdeckEvent, useTheme } from './theme-context';

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
