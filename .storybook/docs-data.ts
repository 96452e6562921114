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

/** The documentation as Markdown, with `llms.txt` as its list, beside the static pages and at the dev server. */
export function docsAsMarkdown(): Plugin {
  const read = async () => {
    const { markdownFiles } = await import('../scripts/guides/pages.ts');
    return markdownFiles();
  };
  return {
    name: 'docs-as-markdown',
    configureServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        const path = request.url?.slice(1) ?? '';
        if (!/^llms\.txt$|\.md$/.test(path)) return next();
        read().then((files) => {
          if (files[path] === undefined) return next();
          response.setHeader('Content-Type', 'text/plain; charset=utf-8');
          response.end(files[path]);
        }, next);
      });
    },
    async generateBundle() {
      for (const [fileName, source] of Object.entries(await read())) this.emitFile({ type: 'asset', fileName, source });
    },
  };
}
