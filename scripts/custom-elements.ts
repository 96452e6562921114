import { writeFileSync } from 'node:fs';
import { manifest } from './custom-elements/manifest.ts';

/** Writes `dist/custom-elements.json`. */
writeFileSync('dist/custom-elements.json', `${JSON.stringify(manifest)}\n`);
