/** A sentence of a doc comment: what stands in backticks is code. */
export function Prose({ text }: { text: string }) {
  return text
    .split('`')
    .map((part, index) => (index % 2 === 0 ? <span key={index}>{part}</span> : <code key={index}>{part}</code>));
}
