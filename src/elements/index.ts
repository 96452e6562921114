import type { ChatdeckElementEvents, ChatdeckInstance, ChatdeckOptions } from './options';
import type { ChatdeckTags } from './tags';

export type * from './options';
export type * from './tags';
export type * from './frame/messages';
export type { FrameOptions } from './frame/options';
export { renderSkeleton, type SkeletonOptions } from './skeleton';

export interface LoadOptions extends ChatdeckOptions {
  /**
   * The URL of `loader.js`, which defines the elements. Unless set, the API's server has it at `/embed/loader.js`;
   * `npx chatdeck embed --out <folder>` writes the files for your own server.
   */
  loaderUrl?: string | undefined;
}

interface Loader {
  loadChatdeck(options: ChatdeckOptions): ChatdeckInstance;
}

/** Defines the elements and returns an instance for an account. Call it in the browser. */
export async function loadChatdeck({ loaderUrl, ...options }: LoadOptions): Promise<ChatdeckInstance> {
  const address = loaderUrl ?? `${options.baseUrl.replace(/\/+$/, '')}/embed/loader.js`;
  // An import would take it relative to this module.
  const url = new URL(address, document.baseURI).href;
  const loader = (await import(/* @vite-ignore */ /* webpackIgnore: true */ url)) as Loader;
  return loader.loadChatdeck(options);
}

/* oxlint-disable typescript/no-empty-object-type -- That is how an interface gets the members of a type. */
declare global {
  interface HTMLElementEventMap extends ChatdeckElementEvents {}
  interface DocumentEventMap extends ChatdeckElementEvents {}
  interface WindowEventMap extends ChatdeckElementEvents {}
  interface HTMLElementTagNameMap extends ChatdeckTags {}
}
