import type { ReactNode } from 'react';
import { Heading, Text } from '../base/text';

interface MessagePageProps {
  /** What happened: nothing was found, or something broke. */
  drawing: 'lost' | 'broken';
  title: string;
  /** One sentence: what happened, then what to do. */
  children: ReactNode;
  /** The one thing to do next, and a quieter one. */
  actions: ReactNode;
}

/** A page that has nothing else to show: a drawing, a sentence, and the way on. */
export function MessagePage({ drawing, title, children, actions }: MessagePageProps) {
  return (
    <section className="cd-message">
      <svg className="cd-drawing" viewBox="11 7 82 52" aria-hidden="true" focusable="false">
        <path d="M20 8h48a8 8 0 0 1 8 8v22a8 8 0 0 1-8 8H40L28 57V46h-8a8 8 0 0 1-8-8V16a8 8 0 0 1 8-8Z" />
        {drawing === 'lost' ? (
          <path className="cd-drawing-mark" d="M36 22a8 8 0 1 1 11 7.4c-2.200.9-3 2.200-3 4.600M44 38.500v.1" />
        ) : (
          <path className="cd-drawing-mark" d="M48 8l-6 10 8 7-8 9 5 12" />
        )}
        <path className="cd-drawing-quiet" d="M82 20h6a4 4 0 0 1 4 4v14a4 4 0 0 1-4 4v7l-7-7" />
      </svg>
      <Heading as="h1" size="6">
        {title}
      </Heading>
      <Text as="p" size="2" color="gray" className="cd-prose">
        {children}
      </Text>
      <div className="cd-message-actions">{actions}</div>
    </section>
  );
}
