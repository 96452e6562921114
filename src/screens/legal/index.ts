export { legalLabels, type LegalLabels } from './labels';
export { Legal } from './legal';
