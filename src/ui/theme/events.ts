import { createContext, useCallback, useContext } from 'react';
import { type ChatdeckEvent, useTheme } from './theme-context';

/** The part name of the surrounding screen. */
export const ScreenContext = createContext<string | undefined>(undefined);

type Unplaced<Event> = Event extends unknown ? Omit<Event, 'screen'> : never;

/**
 * Reports an event to the host: `const report = useReport()`. For event handlers and responses. A part outside a
 * screen's root passes an element to say in which screen it happened.
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
        // An error in a host's analytics must not keep people from working.
        onError?.(error);
      }
    },
    [onEvent, onError, screen],
  );
}
