export { ErrorPage } from './error-page';
export { supportLabels, type SupportLabels } from './labels';
export { Support } from './support';
