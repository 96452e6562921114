import * as root from 'chatdeck';

/** The texts of a screen, with the names that they are replaced by. */
export function Texts({ names }: { names: readonly string[] }) {
  const sets = names.flatMap((name) => {
    const set = (root as Record<string, unknown>)[name];
    return typeof set === 'object' && set !== null && 'defaults' in set ? [{ name, lines: linesOf(set.defaults) }] : [];
  });
  if (sets.length === 0) return null;
  return (
    <details className="docs-more">
      <summary>Its texts ({sets.reduce((sum, { lines }) => sum + lines.length, 0)})</summary>
      {sets.map(({ name, lines }) => (
        <dl key={name} className="docs-texts" aria-label={name}>
          {lines.map(([key, text]) => (
            <div key={key}>
              <dt>
                <code>{key}</code>
              </dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      ))}
    </details>
  );
}

function linesOf(value: unknown, path = ''): [string, string][] {
  if (typeof value === 'string') return [[path, value]];
  if (typeof value === 'function') return [[path, 'depends on what it is about']];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => linesOf(part, path ? `${path}.${key}` : key));
}
