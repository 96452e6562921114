import { createInstance } from './instance';
import type { ChatdeckInstance, ChatdeckOptions } from './options';
import { elementClass } from './element-class';
import { elementTable, type ElementName } from './table';

/** `loader.js`: defines the elements, whose code loads from the same place when it is needed. */
for (const name of Object.keys(elementTable) as ElementName[]) {
  const tag = `chatdeck-${name}`;
  // A page that loads two versions keeps the first.
  if (!customElements.get(tag)) customElements.define(tag, elementClass(name));
}

export function loadChatdeck(options: ChatdeckOptions): ChatdeckInstance {
  return createInstance(options);
}
