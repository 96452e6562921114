export { upgradeLabels, type UpgradeLabels } from './labels';
export { Upgrade } from './upgrade';
export { UpgradeLoading } from './upgrade-loading';
export { Upgraded } from './upgraded';
