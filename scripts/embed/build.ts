import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { rolldown, type CodeSplittingGroup, type OutputChunk, type Plugin } from 'rolldown';
import { shadowRoots } from './shadow-roots.ts';

/** The files that `loader.js` needs: React, the screens, and what they share. Their names change with their content. */
export async function buildEmbed(): Promise<ReadonlyMap<string, string>> {
  // Once to learn what each element needs after all that isn't used is gone, and once in few files.
  const reach = reachOf(await bundled([], false));
  const chunks = await bundled([{ name: (id) => groupOf(id, reach) ?? null, debugName: 'shared' }], true);
  const loader = chunks.find(({ fileName }) => fileName === 'loader.js');
  if (!loader || loader.imports.length > 0) {
    // A page names the hash of the loader alone.
    throw new Error(`loader.js must be one file, but needs ${loader?.imports.join(', ') ?? 'a build'}.`);
  }
  return new Map(chunks.map(({ fileName, code }) => [fileName, code]));
}

async function bundled(groups: CodeSplittingGroup[], minify: boolean): Promise<OutputChunk[]> {
  const bundle = await rolldown({
    input: { loader: 'src/elements/loader.ts' },
    preserveEntrySignatures: 'allow-extension',
    checks: { invalidAnnotation: false },
    onLog: (level, log, report) => log.code !== 'MODULE_LEVEL_DIRECTIVE' && report(level, log),
    transform: { target: 'es2022', define: { 'process.env.NODE_ENV': '"production"' } },
    plugins: [shadowRoots(), styleText(), unusedParts()],
  });
  const { output } = await bundle.generate({
    format: 'es',
    minify,
    comments: false,
    entryFileNames: '[name].js',
    chunkFileNames: '[name]-[hash].js',
    codeSplitting: groups.length > 0 ? { includeDependenciesRecursively: false, groups } : true,
  });
  await bundle.close();
  return output.filter((file) => file.type === 'chunk');
}

const styleModule = '\0chatdeck-styles';

/** Stands for the package's sheet, which `chatdeck embed` fills in. A changed sheet changes the name of its file. */
function styleText(): Plugin {
  const hash = createHash('sha256').update(readFileSync('dist/styles.css')).digest('hex');
  return {
    name: 'style-text',
    resolveId: (source) => (source === 'virtual:chatdeck-styles' ? styleModule : undefined),
    load: (id) => (id === styleModule ? `export default '__CHATDECK_STYLES_${hash}__';` : undefined),
  };
}

/** What Radix has for overlays that lock the page, which no part of the package does. */
function unusedParts(): Plugin {
  const empty: Record<string, string> = {
    'react-remove-scroll': 'export const RemoveScroll = ({ children }) => children;',
    'aria-hidden': 'export const hideOthers = () => () => undefined;',
  };
  return {
    name: 'unused-parts',
    resolveId: (source) => (source in empty ? `\0${source}` : undefined),
    load: (id) => empty[id.slice(1)],
  };
}

/** The elements that need each module as soon as they show. */
type Reach = ReadonlyMap<string, ReadonlySet<string>>;

const elementModule =
  /\/src\/elements\/(?:(?:parts\/(?:screens|settings)|runtime|app)\/(?<name>[\w-]+)\.tsx|(?<frame>frame)\/mount\.ts)$/;

function reachOf(chunks: readonly OutputChunk[]): Reach {
  const byFile = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const reach = new Map<string, Set<string>>();
  const visit = (file: string, name: string, seen: Set<string>) => {
    const chunk = byFile.get(file);
    if (!chunk || seen.has(file)) return;
    seen.add(file);
    for (const id of chunk.moduleIds) reach.set(id, (reach.get(id) ?? new Set<string>()).add(name));
    for (const next of chunk.imports) visit(next, name, seen);
  };
  for (const { fileName, facadeModuleId } of chunks) {
    const isLoader = fileName === 'loader.js';
    const found = elementModule.exec(facadeModuleId?.replaceAll('\\', '/') ?? '')?.groups;
    const name = isLoader ? 'loader' : (found?.frame ?? found?.name);
    if (name !== undefined) visit(fileName, name, new Set());
  }
  return reach;
}

const tabs = 'appearance behavior install integrations operating-hours question-groups saved-replies triggers'.split(
  ' ',
);

/** The file of a module that several elements share; undefined for what belongs to one, or loads later. */
function groupOf(id: string, reach: Reach): string | undefined {
  if (id === styleModule) return 'styles';
  const from = reach.get(id);
  // What the loader has is there before all others, which take it from there.
  if (!from || from.has('loader')) return undefined;
  // A frame needs no React, and so nothing of the files with it.
  if (from.has('frame')) return undefined;
  if (from.has('mount')) return 'core';
  if (from.size < 2) return undefined;
  const names = [...from];
  // A list is what many pages show first.
  if (from.has('users')) return 'list';
  if (names.every((name) => name.startsWith('reports-'))) return 'reports';
  // What only few elements share stays in small files, so that no element loads much that it doesn't need.
  const tabCount = names.filter((name) => tabs.includes(name)).length;
  if (names.length - tabCount >= 8) return 'screens';
  return tabCount >= 5 ? 'settings' : undefined;
}
