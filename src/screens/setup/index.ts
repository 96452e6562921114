export { setupLabels, type SetupLabels } from './labels';
export { Setup, type SetupSlots } from './setup';
export { SetupLoading } from './setup-loading';
