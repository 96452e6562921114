import type { Problem } from './problem';

/** State of an upload. */
export type FileUpload =
  | { status: 'idle' }
  | { status: 'uploading'; percent: number }
  | { status: 'done' }
  | { status: 'failed'; problem: Problem };
