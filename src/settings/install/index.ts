export { InstallPanel, type InstallPanelProps } from './install-panel';
export { installLabels, type InstallLabels } from './labels';
