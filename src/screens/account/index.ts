export { Account, type AccountSectionName, type AccountScreenProps } from './account';
export { AccountLoading } from './account-loading';
export { accountLabels, type AccountLabels } from './labels';
