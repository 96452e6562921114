import { globSync, readFileSync } from 'node:fs';
import { readApiPages } from '../api/pages.ts';
import { readGuide, type MarkdownPage } from './guide.ts';
import { screenPages } from './screen.ts';

/** In the order of their importance. */
const first = ['quick-start', 'concepts', 'signing-in', 'own-data', 'routing', 'theming', 'troubleshooting'];

/** The files for readers without a browser, by their path: each guide and screen as Markdown, and the list of them. */
export async function markdownFiles(): Promise<Record<string, string>> {
  const guides = globSync('stories/docs/*.mdx')
    .sort((a, b) => rank(a) - rank(b) || a.localeCompare(b))
    .map(readGuide);
  const screens = screenPages(await readApiPages());
  const files = Object.fromEntries([...guides, ...screens].map(({ file, text }) => [file, text]));
  return { ...files, 'llms.txt': llmsText(guides, screens) };
}

function rank(path: string): number {
  const index = first.findIndex((name) => path.endsWith(`/${name}.mdx`));
  return index < 0 ? first.length : index;
}

/** As https://llmstxt.org describes it. */
function llmsText(guides: readonly MarkdownPage[], screens: readonly MarkdownPage[]): string {
  const { description } = JSON.parse(readFileSync('package.json', 'utf8')) as { description: string };
  const list = (pages: readonly MarkdownPage[]) =>
    pages.map(({ file, title, about }) => `- [${title}](${file}): ${about}`).join('\n');
  return [
    '# Chatdeck',
    `> ${description}`,
    'The package also contains a skill for coding agents, in `node_modules/chatdeck/skills/chatdeck`.',
    '## Guides',
    list(guides),
    '## Screens and settings tabs',
    list(screens),
  ]
    .join('\n\n')
    .concat('\n');
}
