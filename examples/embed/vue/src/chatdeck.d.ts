/// <reference types="vite/client" />
import type { ChatdeckVueComponents } from 'chatdeck/elements';

declare module 'vue' {
  interface GlobalComponents extends ChatdeckVueComponents {}
}
