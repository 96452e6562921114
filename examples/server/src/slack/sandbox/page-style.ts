import { raw } from 'hono/html';

export const pageStyle = raw(`
  :root { --accent: light-dark(#4a154b, #7c3a7e); --link: light-dark(#1264a3, #70b7ec); }
  main { max-width: 34rem; padding: 2rem 1rem; }
  .note { margin: 0 0 1.5rem; color: var(--quiet); }
  fieldset { padding-top: 0.75rem; }
  label { display: flex; gap: 0.625rem; align-items: baseline; min-height: 2rem; }
  small { display: inline-block; color: var(--quiet); }
  .actions { justify-content: flex-end; }
`);
