import { behaviorLabels, dashboardLabels, installLabels, loginLabels, usersLabels } from 'chatdeck';
import { confirmLabels, editorLabels, problemLabels } from 'chatdeck/ui';
import { Look } from './look';

const sets = [
  loginLabels,
  dashboardLabels,
  behaviorLabels,
  installLabels,
  usersLabels,
  editorLabels,
  confirmLabels,
  problemLabels,
];

interface TextsLikeProps {
  /** Which texts of the product show the rule. */
  pattern: RegExp;
  max?: number;
}

/** Texts of the product, as its label sets have them at this moment. */
export function TextsLike({ pattern, max = 6 }: TextsLikeProps) {
  const found = sets.flatMap(({ name, defaults }) => textsIn(defaults).map((text) => ({ name, text })));
  const shown = found.filter(({ text }) => pattern.test(text)).slice(0, max);
  return (
    <Look className="docs-tokens">
      <dl className="docs-texts">
        {shown.map(({ name, text }) => (
          <div key={`${name}-${text}`}>
            <dt>
              <code>{name}</code>
            </dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </Look>
  );
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}
