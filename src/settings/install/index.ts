export { installCheckLabels, type InstallCheckLabels } from './check/labels';
export { InstallPanel, type InstallPanelProps } from './install-panel';
export { InstallTab, type InstallTabOptions } from './install-tab';
export { InstallTabLoading } from './install-tab-loading';
export { installLabels, type InstallLabels } from './labels';
