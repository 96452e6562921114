import { raw } from 'hono/html';

export const pageStyle = raw(`
  :root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
  body { margin: 0; background: light-dark(#f6f6f8, #17171a); color: light-dark(#1c1c20, #eeeef0); }
  main { box-sizing: border-box; max-width: 34rem; margin: 0 auto; padding: 2rem 1rem; }
  h1 { margin: 0 0 0.5rem; font-size: 1.5rem; line-height: 1.25; }
  .note { margin: 0 0 1.5rem; color: light-dark(#5b5b66, #b0b0bb); }
  fieldset { margin: 0 0 1rem; padding: 0.75rem 1rem 1rem; border: 1px solid light-dark(#d9d9e0, #3b3b42);
    border-radius: 0.5rem; background: light-dark(#fff, #1f1f23); }
  legend { padding: 0 0.25rem; font-weight: 600; }
  label { display: flex; gap: 0.625rem; align-items: baseline; min-height: 2rem; overflow-wrap: anywhere; }
  small { display: inline-block; color: light-dark(#5b5b66, #b0b0bb); }
  .actions { display: flex; flex-wrap: wrap; gap: 0.75rem; justify-content: flex-end; }
  button { min-height: 2.5rem; padding: 0 1.25rem; border: 1px solid light-dark(#8b8b96, #777783);
    border-radius: 0.375rem; background: none; color: inherit; font: inherit; cursor: pointer; }
  .primary { border-color: transparent; background: light-dark(#4a154b, #7c3a7e); color: #fff; font-weight: 600; }
  :focus-visible { outline: 2px solid light-dark(#1264a3, #70b7ec); outline-offset: 2px; }
  a { color: light-dark(#1264a3, #70b7ec); }
`);
