import 'chatdeck/styles.css';
import { useEffect, type ReactNode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { samples } from '../../screen-table';
import { Host } from './host';

/** What a test reads from the page. */
export interface PageReport {
  isReady: boolean;
  complaints: string[];
  violations: string[];
}

declare global {
  interface Window {
    report: PageReport;
  }
}

const report: PageReport = { isReady: false, complaints: [], violations: [] };
window.report = report;
const consoleError = console.error;
console.error = (...parts: unknown[]) => {
  report.complaints.push(parts.map(String).join(' '));
  consoleError(...parts);
};
window.addEventListener('error', ({ message }) => report.complaints.push(message));
document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample, sourceFile }) => {
  report.violations.push([violatedDirective, blockedURI, sample, sourceFile].join(' '));
});

const root = document.querySelector<HTMLElement>('#root');
if (root) start(root);

/** Takes over what the server rendered, or renders afresh into an empty root. */
function start(container: HTMLElement) {
  const { entry = '', name = '', nonce } = container.dataset;
  const sample = samples.find((one) => one.entry === entry && one.name === name);
  if (!sample) throw new Error(`There is no sample ${name} of ${entry}.`);
  const tree = (
    <Told>
      <Host nonce={nonce}>{sample.draw()}</Host>
    </Told>
  );
  if (!container.hasChildNodes()) createRoot(container).render(tree);
  else hydrateRoot(container, tree, { onRecoverableError: (error) => report.complaints.push(String(error)) });
}

function Told({ children }: { children: ReactNode }) {
  useEffect(() => {
    report.isReady = true;
  }, []);
  return children;
}
