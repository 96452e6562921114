import { useState } from 'react';

/** What is said to those who do not see it. The same words twice are two texts, or the second would not be heard. */
export function useSaid() {
  const [{ text, isRepeated }, setSaid] = useState({ text: '', isRepeated: false });
  const [say] = useState(
    () => (next: string) => setSaid((last) => ({ text: next, isRepeated: last.text === next && !last.isRepeated })),
  );
  return { said: isRepeated ? `${text}\u00A0` : text, say };
}
