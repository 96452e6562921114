import { raw } from 'hono/html';

/** The fields of a form, and what is wrong with them. */
export const formStyle = raw(`
  :root { --bad: light-dark(#b3261e, #ff9c94); }
  .field { display: grid; gap: 0.25rem; align-content: start; }
  label { font-size: 0.875rem; font-weight: 500; }
  input, select, textarea { width: 100%; min-height: 2.5rem; padding: 0 0.625rem; border: 1px solid var(--edge);
    border-radius: 0.375rem; background: light-dark(#fff, #17171a); color: inherit; font: inherit; }
  textarea { padding: 0.5rem 0.625rem; resize: vertical; }
  [aria-invalid='true'] { border-color: var(--bad); }
  .error { margin: 0; color: var(--bad); font-size: 0.875rem; font-weight: 400; }
  .alert { margin: 0.75rem 0 1rem; padding: 0.75rem 1rem; border: 1px solid var(--bad); border-radius: 0.5rem; }
`);
