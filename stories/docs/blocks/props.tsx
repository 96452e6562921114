import type { ApiProp } from '../../../scripts/api/parts';
import { Prose } from './prose';

/** Each prop with its type, what it means, and what it is when it is not given. */
export function Props({ props, none }: { props: readonly ApiProp[]; none?: string }) {
  if (props.length === 0) return none ? <p className="docs-quiet">{none}</p> : null;
  return (
    <dl className="docs-props">
      {props.map((prop) => (
        <div key={prop.name} className="docs-prop">
          <dt>
            <code className="docs-prop-name">{prop.name}</code>
            {prop.isRequired && <span className="docs-tag">required</span>}
            <code className="docs-type">{prop.type}</code>
          </dt>
          <dd>
            <Prose text={prop.meaning} />
            {prop.fallback !== undefined && (
              <span className="docs-quiet">
                {' '}
                Default: <code>{prop.fallback}</code>
              </span>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
