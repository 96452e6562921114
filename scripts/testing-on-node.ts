import { readFile, writeFile } from 'node:fs/promises';
import type { Metafile } from 'esbuild';

/**
 * Writes what Node loads for `chatdeck/testing`: the same exports, and an error that says which peer to install. An
 * import that fails ends a module before its first line, so the module behind it is imported while this one runs.
 */
const { outputs } = JSON.parse(await readFile('dist/metafile-esm.json', 'utf8')) as Metafile;
const names = (outputs['dist/testing/index.js']?.exports ?? []).join(', ');

await writeFile(
  'dist/testing/node.js',
  `import { createRequire } from 'node:module';
import { checkMswVersion, explainMissingPeer } from '../parts/missing-peer.js';
const kit = await import('./index.js').catch((error) => { throw explainMissingPeer(error); });
checkMswVersion(createRequire(import.meta.url)('msw/package.json').version, process.versions.node);
export const { ${names} } = kit;
`,
);
await writeFile(
  'dist/testing/node.cjs',
  `const { checkMswVersion, explainMissingPeer } = require('../parts/missing-peer.cjs');
try { module.exports = require('./index.cjs'); } catch (error) { throw explainMissingPeer(error); }
checkMswVersion(require('msw/package.json').version, process.versions.node);
`,
);
