export { Compare } from './compare';
export { CompareLoading } from './compare-loading';
export { compareLabels, type CompareLabels } from './labels';
