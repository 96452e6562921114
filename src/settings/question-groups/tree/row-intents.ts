import type { KeyboardEvent } from 'react';

/** What a line reports. All of it stays the same from render to render, so that a letter typed draws one line. */
export interface RowIntents {
  text(id: string, text: string): void;
  action(id: string, action: string): void;
  reply(id: string, html: string): void;
  fold(id: string): void;
  addAnswer(id: string): void;
  addAfter(id: string): void;
  duplicate(id: string): void;
  move(id: string, by: 1 | -1): void;
  remove(id: string): void;
  tryFrom(id: string): void;
  textKey(id: string, event: KeyboardEvent<HTMLTextAreaElement>): void;
  handleKey(id: string, event: KeyboardEvent): void;
  enter(id: string): void;
  /** `isLedOn`: the focus has gone to something else, and was not only taken away. */
  leave(id: string, isLedOn: boolean): void;
}
