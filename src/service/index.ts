export * from './contract/account-records';
export * from './contract/account-store';
export * from './http/context';
export { limitedAddress } from './base/client-address';
export { readFormFields, readText, type SentBody } from './http/body';
export { createLimits, type Limit, type Limits } from './http/limits';
export { Refusal } from './base/refusal';
export * from './create-service';
export * from './contract/change-store';
export { isAboutGroups } from '../model/settings/across/change-log';
export * from './contract/extras-store';
export * from './contract/invitation-store';
export * from './contract/wire';
export { oldestKeptChange } from './widgets/change-log';
export { initialSettings } from './widgets/new-widget';
export * from './memory/memory-store';
export * from './contract/partner-ports';
export * from './contract/partner-store';
export * from './contract/payments';
export {
  createServiceKeys,
  type NewServiceKey,
  type ServiceKeys,
  type ServiceKeysOptions,
} from './partner/service-keys';
export { findPlan, pricePlans, retiredPlan } from './contract/plans';
export * from './contract/ports';
export * from './contract/records';
export { datesIn } from './reports/range';
export * from './contract/report-store';
export { channelsOfWidgets } from './sandbox/channels-of-widgets';
export * from './sandbox/oauth';
export * from './contract/team-channel-store';
export { createSandboxTeamChat } from './sandbox/team-chat';
export * from './contract/team-grant-store';
export * from './contract/slack-store';
export * from './contract/store';
export { hashToken } from './base/tokens';
export { trialAccount } from './accounts/trial-account';
