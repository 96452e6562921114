import type { Plugin } from 'vite';

const readers: Record<string, () => Promise<unknown>> = {
  'virtual:chatdeck-api': async () => {
    const { readApiPages } = await import('../scripts/api/pages.ts');
    return readApiPages();
  },
  'virtual:chatdeck-tokens': async () => {
    const { buildSheets } = await import('../scripts/styles/build.ts');
    const { readTokens } = await import('../scripts/tokens/read.ts');
    return readTokens((await buildSheets()).main);
  },
};

/** What the documentation pages show of the code. It is read when a page first asks for it. */
export function docsData(): Plugin {
  const read = new Map<string, Promise<string>>();
  const moduleOf = async (name: string) => `export default ${JSON.stringify(await readers[name]?.())};`;
  return {
    name: 'docs-data',
    resolveId: (id) => (id in readers ? `\0${id}` : undefined),
    load(id) {
      const name = id.slice(1);
      if (!id.startsWith('\0') || !(name in readers)) return undefined;
      const known = read.get(name) ?? moduleOf(name);
      read.set(name, known);
      return known;
    },
  };
}
