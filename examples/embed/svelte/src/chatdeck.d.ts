/// <reference types="vite/client" />
import type { ChatdeckTagAttributes } from 'chatdeck/elements';

declare global {
  namespace svelteHTML {
    interface IntrinsicElements extends ChatdeckTagAttributes {}
  }
}
