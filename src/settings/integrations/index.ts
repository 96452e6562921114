export { IntegrationsTab, type IntegrationsTabOptions } from './integrations-tab';
export { IntegrationsTabLoading } from './integrations-tab-loading';
export { integrationsLabels, type IntegrationsLabels } from './labels';
