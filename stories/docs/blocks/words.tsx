import { Look } from './look';

interface WordsProps {
  rows: readonly { write: string; not: string; why: string }[];
}

/** Words to write beside those to leave. */
export function Words({ rows }: WordsProps) {
  return (
    <Look className="docs-usage">
      <div className="docs-examples">
        {rows.map(({ write, not, why }) => (
          <figure key={write} className="docs-example">
            <div className="docs-example-stage">
              <p>{write}</p>
              <p className="docs-struck">{not}</p>
            </div>
            <figcaption>{why}</figcaption>
          </figure>
        ))}
      </div>
    </Look>
  );
}
