import { raw } from 'hono/html';
import { formStyle } from '../../../web/form-style';

export const pageStyle = raw(`
  ${formStyle.toString()}
  .sandbox { margin: 0 0 1rem; padding: 0.5rem 0.75rem; border: 1px dashed var(--line); border-radius: 0.5rem;
    color: var(--quiet); font-size: 0.875rem; }
  .amount { font-size: 1.75rem; font-weight: 600; font-variant-numeric: tabular-nums; line-height: 1.25; }
  .amount .quiet { font-weight: 400; }
  fieldset { display: grid; gap: 0.75rem; padding-top: 0.75rem; }
  .row { display: grid; gap: 0.75rem; grid-template-columns: repeat(auto-fit, minmax(7.5rem, 1fr)); }
  .actions { margin-top: 0.75rem; }
  .actions form { margin: 0; }
  .danger { border-color: var(--bad); color: var(--bad); }
  .wide { width: 100%; }
  .button { color: inherit; }
  .primary.button { color: #fff; }
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
