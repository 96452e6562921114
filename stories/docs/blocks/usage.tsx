import { Heading, Subheading } from '@storybook/addon-docs/blocks';
import type { Example, Usage } from '../../ui/usage/usage';
import { Look } from './look';
import { Prose } from './prose';

const files = import.meta.glob<{ usages: readonly Usage[] }>(['../../ui/usage/*.tsx'], { eager: true });

/** Usage notes of a story file's parts, from `usage` under the same name. */
export function usagesOf(storiesFile: string): readonly Usage[] {
  const name = /^stories\/ui\/(.*)\.(stories\.tsx|mdx)$/.exec(storiesFile)?.[1];
  return name === undefined ? [] : (files[`../../ui/usage/${name}.tsx`]?.usages ?? []);
}

export function Usages({ usages }: { usages: readonly Usage[] }) {
  return (
    <>
      <Heading>Usage</Heading>
      {usages.map((usage) => (
        <section key={usage.parts[0]}>
          {usages.length > 1 && <Subheading>{usage.parts.join(', ')}</Subheading>}
          <Look className="docs-usage">
            <div className="docs-when">
              <div>
                <h4>When to use</h4>
                <p>
                  <Prose text={usage.use} />
                </p>
              </div>
              <div>
                <h4>When not</h4>
                <p>
                  <Prose text={usage.avoid} />
                </p>
              </div>
            </div>
            <div className="docs-sides">
              <Side kind="do" examples={usage.dos} />
              <Side kind="dont" examples={usage.donts} />
            </div>
            <div>
              <h4>Keyboard and accessibility</h4>
              <p>
                <Prose text={usage.keyboard} />
              </p>
            </div>
          </Look>
        </section>
      ))}
    </>
  );
}

function Side({ kind, examples }: { kind: 'do' | 'dont'; examples: readonly Example[] }) {
  return (
    <div className="docs-side">
      {examples.map((example) => (
        <Shown key={example.why} kind={kind} example={example} />
      ))}
    </div>
  );
}

function Shown({ kind, example }: { kind: 'do' | 'dont'; example: Example }) {
  return (
    <figure className="docs-example" data-kind={kind}>
      <div className="docs-example-stage">{example.example}</div>
      <figcaption>
        <strong>{kind === 'do' ? 'Do' : 'Don’t'}</strong> <Prose text={example.why} />
      </figcaption>
    </figure>
  );
}
