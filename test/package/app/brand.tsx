import 'chatdeck/styles.css';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { Branded } from './branded';

/** What a test reads from the page. */
export interface BrandReport {
  complaints: string[];
  violations: string[];
}

declare global {
  interface Window {
    brandReport: BrandReport;
  }
}

const report: BrandReport = { complaints: [], violations: [] };
window.brandReport = report;
console.error = (...parts: unknown[]) => void report.complaints.push(parts.map(String).join(' '));
document.addEventListener('securitypolicyviolation', ({ violatedDirective, sourceFile }) => {
  report.violations.push(`${violatedDirective} ${sourceFile}`);
});

const container = document.querySelector<HTMLElement>('#root');
if (container) {
  const tree = <Branded {...container.dataset} />;
  if (container.hasChildNodes()) {
    hydrateRoot(container, tree, { onRecoverableError: (error) => report.complaints.push(String(error)) });
  } else createRoot(container).render(tree);
}
