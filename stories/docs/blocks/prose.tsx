/** A sentence of a doc comment, with backticks rendered as code. */
export function Prose({ text }: { text: string }) {
  return text
    .split('`')
    .map((part, index) => (index % 2 === 0 ? <span key={index}>{part}</span> : <code key={index}>{part}</code>));
}
