import tokens from 'virtual:chatdeck-tokens';
import { Look } from './look';
import { tokenFiles } from './token-files';
import { cssOf, groupAt, tokensIn, type NamedToken } from './tokens';
import { useGlobals } from './globals';

type Sample = 'color' | 'space' | 'radius' | 'shadow' | 'none';

interface TokenListProps {
  /** The path of a group: `radius`; for colors and shadows, of the current appearance. */
  of: string;
  sample?: Sample;
}

/** The tokens of a group as they look, with their values and the custom properties that carry them. */
export function TokenList({ of, sample = 'none' }: TokenListProps) {
  const { appearance = 'light' } = useGlobals();
  const path = of.split('.');
  const group = groupAt(tokens, ['color', 'shadow'].includes(path[0] ?? '') ? [appearance, ...path] : path);
  return (
    <Look className="docs-tokens">
      <div className="docs-token-list">
        {tokensIn(group, path).map((token) => (
          <TokenSample key={token.path} {...token} sample={sample} />
        ))}
      </div>
    </Look>
  );
}

function TokenSample({ path, token, sample }: NamedToken & { sample: Sample }) {
  const value = cssOf(token.$value);
  const { property } = token.$extensions.chatdeck;
  return (
    <div className="docs-token">
      <div className="docs-swatch" data-sample={sample} style={styleOf(sample, property)} />
      <div>
        <strong>{path}</strong>
        <br />
        <code>{value}</code>
        {property.startsWith('--') && (
          <>
            <br />
            <code className="docs-quiet">{property}</code>
          </>
        )}
      </div>
    </div>
  );
}

function styleOf(sample: Sample, property: string) {
  const value = `var(${property})`;
  switch (sample) {
    case 'color':
      return { background: value };
    case 'space':
      return { inlineSize: value, blockSize: value, background: 'var(--accent-9)', borderRadius: 0 };
    case 'radius':
      return { borderRadius: value, background: 'var(--accent-a3)' };
    case 'shadow':
      return { boxShadow: value, border: 0, background: 'var(--color-panel-solid)' };
    case 'none':
      return { display: 'none' };
  }
}

/** All tokens as files. */
export function TokensDownload() {
  return (
    <Look className="docs-tokens">
      <ul>
        {Object.entries(tokenFiles(tokens)).map(([name, text]) => (
          <li key={name}>
            <a href={`data:text/plain;charset=utf-8,${encodeURIComponent(text)}`} download={name}>
              {name}
            </a>
          </li>
        ))}
      </ul>
    </Look>
  );
}
