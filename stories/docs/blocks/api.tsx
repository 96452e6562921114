import { Heading, Source, Subheading } from '@storybook/addon-docs/blocks';
import type { ApiPages } from '../../../scripts/api/pages';
import type { ApiPart } from '../../../scripts/api/parts';
import { hookOf, isTwin, labelSetsOf, ownDataOf } from './api-data';
import { useGlobals } from './globals';
import { Look } from './look';
import { Prose } from './prose';
import { Props } from './props';
import { Texts } from './texts';

type Hook = ApiPages['hooks'][number];

export function Apis({ parts }: { parts: readonly ApiPart[] }) {
  if (parts.length === 0) return null;
  return (
    <>
      <Heading>API</Heading>
      {parts.map((part) => (
        <Api key={part.name} part={part} />
      ))}
    </>
  );
}

/** A part by its types: what it takes, where that comes from, and what is asked of the server for it. */
function Api({ part }: { part: ApiPart }) {
  const hook = hookOf(part.name);
  const ownData = ownDataOf(part.name);
  const { appearance } = useGlobals();
  return (
    <section>
      <Subheading>{part.name}</Subheading>
      <Look className="docs-api">
        <p className="docs-lead">
          <Prose text={part.summary} />
        </p>
      </Look>
      <Source language="tsx" code={snippetOf(part, hook)} dark={appearance === 'dark'} />
      <Look className="docs-api">
        {isTwin(part.name) ? (
          <details className="docs-more">
            <summary>Its props ({part.props.length})</summary>
            <Props props={part.props} />
          </details>
        ) : (
          <Props props={part.props} none="It takes no props of its own." />
        )}
        {part.sharedProps.length > 0 && (
          <details className="docs-more">
            <summary>What every {part.entry.startsWith('settings') ? 'settings tab' : 'screen'} takes as well</summary>
            <Props props={part.sharedProps} />
          </details>
        )}
        {part.sections.length > 0 && <Sections names={part.sections} />}
        {hook && <HookAbout hook={hook} />}
        {!isTwin(part.name) && <Texts names={labelSetsOf(part.entry)} />}
        {part.types.length > 0 && (
          <details className="docs-more">
            <summary>The types in it ({part.types.length})</summary>
            {part.types.map(({ name, code }) => (
              <pre key={name} className="docs-code" aria-label={name}>
                <code>{code}</code>
              </pre>
            ))}
          </details>
        )}
      </Look>
      {ownData !== undefined && (
        <>
          <Subheading>{part.name} with your own data</Subheading>
          <Source language="tsx" code={ownData} dark={appearance === 'dark'} />
        </>
      )}
    </section>
  );
}

function Sections({ names }: { names: readonly string[] }) {
  return (
    <table className="docs-calls">
      <caption>
        The names of its sections, as in <code>hiddenSections</code>
      </caption>
      <tbody>
        {names.map((name) => (
          <tr key={name}>
            <td>
              <code>{name}</code>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function HookAbout({ hook }: { hook: Hook }) {
  return (
    <div className="docs-hook">
      <h4>
        <code>{hook.name}</code> returns these props
      </h4>
      <p>
        <Prose text={hook.summary} />
      </p>
      <pre className="docs-code">
        <code>{hook.signature}</code>
      </pre>
      {hook.options.length > 0 && <Props props={hook.options} />}
      {hook.calls.length > 0 && (
        <table className="docs-calls">
          <caption>Calls it makes</caption>
          <thead>
            <tr>
              <th scope="col">Client call</th>
              <th scope="col">Endpoint</th>
            </tr>
          </thead>
          <tbody>
            {hook.calls.map(({ call, endpoint }) => (
              <tr key={call}>
                <td>
                  <code>client.{call}</code>
                </td>
                <td>
                  <code>{endpoint}</code>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </div>
  );
}

function snippetOf({ name, entry, props }: ApiPart, hook: Hook | undefined): string {
  const lines = [`import { ${name} } from 'chatdeck/${entry}';`];
  if (hook) {
    const options = hook.signature.includes('widgetId') ? 'widgetId' : '';
    const rest = hook.signature.includes('options:') ? [options, 'options'].filter(Boolean).join(', ') : options;
    return [
      ...lines,
      `import { ${hook.name} } from 'chatdeck/hooks';`,
      '',
      `<${name} {...${hook.name}(${rest})} />`,
    ].join('\n');
  }
  const required = props
    .filter((prop) => prop.isRequired && prop.name !== 'children')
    .map((prop) => ` ${prop.name}={…}`);
  const hasChildren = props.some((prop) => prop.name === 'children');
  const element = `<${name}${required.join('')}${hasChildren ? `>…</${name}>` : ' />'}`;
  return [...lines, '', element].join('\n');
}
