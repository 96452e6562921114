export { AppearanceTab, type AppearanceTabOptions } from './appearance-tab';
export { AppearanceTabLoading } from './appearance-tab-loading';
export { appearanceLabels, type AppearanceLabels } from './labels';
