import { raw } from 'hono/html';

export const pageStyle = raw(`
  :root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; --line: light-dark(#d9d9e0, #3b3b42);
    --quiet: light-dark(#5b5b66, #b0b0bb); --accent: light-dark(#3f51b5, #5465c9); --link: light-dark(#3f51b5, #a8b3f5);
    --bad: light-dark(#b3261e, #ff9c94); --surface: light-dark(#fff, #1f1f23); }
  *, ::before, ::after { box-sizing: border-box; }
  body { margin: 0; background: light-dark(#f6f6f8, #17171a); color: light-dark(#1c1c20, #eeeef0); overflow-wrap: anywhere; }
  main { max-width: 44rem; margin: 0 auto; padding: 1.25rem 1rem 3rem; }
  h1 { margin: 0.5rem 0 0.75rem; font-size: 1.5rem; line-height: 1.25; }
  h2 { margin: 0 0 0.5rem; font-size: 1.0625rem; }
  p { margin: 0 0 0.5rem; }
  .sandbox { margin: 0 0 1rem; padding: 0.5rem 0.75rem; border: 1px dashed var(--line); border-radius: 0.5rem;
    color: var(--quiet); font-size: 0.875rem; }
  .quiet { color: var(--quiet); font-size: 0.875rem; }
  .amount { font-size: 1.75rem; font-weight: 600; font-variant-numeric: tabular-nums; line-height: 1.25; }
  section, fieldset { margin: 0 0 1rem; padding: 1rem; border: 1px solid var(--line); border-radius: 0.5rem;
    background: var(--surface); min-width: 0; }
  fieldset { display: grid; gap: 0.75rem; padding-top: 0.75rem; }
  legend { padding: 0 0.25rem; font-weight: 600; }
  .row { display: grid; gap: 0.75rem; grid-template-columns: repeat(auto-fit, minmax(7.5rem, 1fr)); }
  .field { display: grid; gap: 0.25rem; align-content: start; }
  label { font-size: 0.875rem; font-weight: 500; }
  input, select { width: 100%; min-height: 2.5rem; padding: 0 0.625rem; border: 1px solid light-dark(#8b8b96, #777783);
    border-radius: 0.375rem; background: light-dark(#fff, #17171a); color: inherit; font: inherit; }
  [aria-invalid='true'] { border-color: var(--bad); }
  .error { margin: 0; color: var(--bad); font-size: 0.875rem; font-weight: 400; }
  .alert { margin: 0.75rem 0 1rem; padding: 0.75rem 1rem; border: 1px solid var(--bad); border-radius: 0.5rem; }
  .actions { display: flex; flex-wrap: wrap; gap: 0.75rem; align-items: center; margin-top: 0.75rem; }
  .actions form { margin: 0; }
  button, .button { display: inline-flex; align-items: center; justify-content: center; min-height: 2.5rem;
    padding: 0.25rem 1rem; border: 1px solid light-dark(#8b8b96, #777783); border-radius: 0.375rem; background: none;
    color: inherit; font: inherit; text-align: center; text-decoration: none; cursor: pointer; }
  .primary { border-color: transparent; background: var(--accent); color: #fff; font-weight: 600; }
  .danger { border-color: var(--bad); color: var(--bad); }
  .wide { width: 100%; }
  a { color: var(--link); }
  .button { color: inherit; }
  .primary.button { color: #fff; }
  :focus-visible { outline: 2px solid var(--link); outline-offset: 2px; }
  .amount .quiet { font-weight: 400; }
  table { width: 100%; border-collapse: collapse; font-size: 0.875rem; }
  th { color: var(--quiet); font-weight: 500; text-align: start; white-space: nowrap; }
  th, td { padding: 0.375rem 0.75rem 0.375rem 0; border-bottom: 1px solid var(--line); vertical-align: top; }
  tr:last-child > * { border-bottom: 0; }
  .end { padding-right: 0; text-align: end; font-variant-numeric: tabular-nums; }
  summary { cursor: pointer; }
  @media (max-width: 30rem) { .cards td { display: block; border: 0; padding: 0; } .cards tr { display: block;
    padding: 0.375rem 0; border-bottom: 1px solid var(--line); } }
  code { font: inherit; font-variant-numeric: tabular-nums; white-space: nowrap; }
  dl { display: grid; grid-template-columns: max-content 1fr; gap: 0.25rem 1rem; margin: 0; font-size: 0.9375rem; }
  dt { color: var(--quiet); }
  dd { margin: 0; }
`);
