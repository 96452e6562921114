import type { FrameMessage, MessageFromFrame, MessageToFrame } from './messages';

/** A frame of the server's pages for other sites, and what goes to and from it. */
export interface Link {
  frame: HTMLIFrameElement;
  /** Sends nothing before the frame is ready. */
  send(this: void, message: MessageToFrame): void;
  /** Hears nothing more. */
  close(this: void): void;
}

export interface LinkListener {
  hear(this: void, message: MessageFromFrame): void;
  /** The frame isn't ready in time. */
  onSilent(this: void): void;
}

/** Milliseconds in which a frame has to be ready. */
export const FRAME_TIMEOUT = 30_000;

/** Makes a frame, which loads once it is in the page. */
export function openLink(baseUrl: string, path: string, { hear, onSilent }: LinkListener): Link {
  const { origin } = new URL(baseUrl || location.origin, location.href);
  const frame = document.createElement('iframe');
  frame.src = `${origin}/embed#${path}`;
  // Moving the frame gives it another window.
  let readyWindow: unknown;
  const timer = setTimeout(onSilent, FRAME_TIMEOUT);
  window.addEventListener('message', receive);
  return {
    frame,
    send(message) {
      if (readyWindow !== frame.contentWindow) return;
      const envelope: FrameMessage<MessageToFrame> = { chatdeck: 'frame', message };
      frame.contentWindow?.postMessage(envelope, origin);
    },
    close: () => {
      clearTimeout(timer);
      window.removeEventListener('message', receive);
    },
  };

  function receive({ source, origin: from, data }: MessageEvent<unknown>) {
    // Both, because something could have led the frame to another site.
    if (source === null || source !== frame.contentWindow || from !== origin) return;
    const { chatdeck, message } = (data ?? {}) as Partial<FrameMessage<MessageFromFrame>>;
    if (chatdeck !== 'frame' || !message) return;
    if (message.type === 'ready') {
      readyWindow = source;
      clearTimeout(timer);
    }
    hear(message);
  }
}
