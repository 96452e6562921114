import { splitPhrases } from '../../model/settings/saved-replies/reply-phrases';
import type { PlainRowProps } from '../../ui/editor/rows/row';
import { TypedChipsRow } from '../../ui/editor/chips/typed-chips-row';
import { useState } from 'react';

interface PhrasesRowProps extends PlainRowProps<string> {
  placeholder?: string | undefined;
}

/** Phrases as chips: a comma or Enter ends one. A phrase being typed is part of the value from its first letter. */
export function PhrasesRow({ value, onValueChange, ...row }: PhrasesRowProps) {
  const [typed, setTyped] = useState('');
  const all = value.split(',').map((part) => part.trim());
  const isTyping = typed.trim() !== '' && all.at(-1) === typed.trim();
  return (
    <TypedChipsRow
      {...row}
      value={splitPhrases((isTyping ? all.slice(0, -1) : all).join(','))}
      typed={typed}
      split={splitLines}
      separator={/[,\r\n]/}
      onValueChange={(phrases, rest) => {
        setTyped(rest);
        onValueChange([...phrases, rest.trim()].filter(Boolean).join(', '));
      }}
    />
  );
}

function splitLines(text: string): string[] {
  return splitPhrases(text.replace(/[\r\n]+/g, ','));
}
