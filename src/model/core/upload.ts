import type { Problem } from './problem';

/** How far an upload is. */
export type FileUpload =
  | { status: 'idle' }
  | { status: 'uploading'; percent: number }
  | { status: 'done' }
  | { status: 'failed'; problem: Problem };
