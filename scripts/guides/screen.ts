import type { ApiPages } from '../api/pages.ts';
import type { ApiPart, ApiProp } from '../api/parts.ts';
import type { MarkdownPage } from './guide.ts';

/** The page of a screen or tab: its props, its sections, its hook, and code for a host's own data. */
export function screenPages({ parts, hooks, ownData }: ApiPages): MarkdownPage[] {
  const entries = new Set(parts.map(({ entry }) => entry).filter((entry) => /^(screens|settings)\//.test(entry)));
  return [...entries].sort().map((entry) => {
    const shown = parts.filter((part) => part.entry === entry && !part.name.endsWith('Loading'));
    const text = shown.map((part) =>
      partText(
        part,
        hooks.find(({ name }) => name === `use${part.name}`),
        ownData[part.name],
      ),
    );
    const names = shown.map(({ name }) => name).join(', ');
    return {
      file: `${entry}.md`,
      title: names,
      about: shown[0]?.summary ?? '',
      text: `# chatdeck/${entry}\n\n${text.join('\n\n')}\n`,
    };
  });
}

function partText(part: ApiPart, hook: ApiPages['hooks'][number] | undefined, ownData: string | undefined): string {
  return [
    `## ${part.name}`,
    part.summary,
    ...(hook ? [`\`${hook.signature}\` returns these props. ${hook.summary}`] : []),
    ...propsTable(part.props),
    ...(part.sharedProps.length > 0 ? ['It also takes:', ...propsTable(part.sharedProps)] : []),
    ...(part.sections.length > 0
      ? [`Names of its sections: ${part.sections.map((name) => `\`${name}\``).join(', ')}.`]
      : []),
    ...(ownData === undefined ? [] : [`### ${part.name} with your own data`, `\`\`\`tsx\n${ownData.trim()}\n\`\`\``]),
  ].join('\n\n');
}

function propsTable(props: readonly ApiProp[]): string[] {
  if (props.length === 0) return [];
  const rows = props.map(({ name, type, meaning, isRequired, fallback }) => {
    const otherwise = fallback === undefined ? '' : ` Default: \`${fallback}\``;
    return `| \`${name}\` | \`${cell(type)}\` | ${isRequired ? 'yes' : ''} | ${cell(meaning)}${cell(otherwise)} |`;
  });
  return [['| Prop | Type | Required | Meaning |', '| --- | --- | --- | --- |', ...rows].join('\n')];
}

function cell(text: string): string {
  return text.replaceAll('|', '\\|').replaceAll('\n', ' ');
}
