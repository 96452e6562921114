import { demoPassword, scenarios } from 'chatdeck/testing';
import type { Access } from 'chatdeck/testing/conformance/world';

/** What a partner gives the conformance kit. */
export const access: Access = {
  admin: 'admin-token',
  agent: 'agent-token',
  otherAccount: 'globex-owner-token',
  serviceKey: 'chatdeck_sk_two-accounts',
  email: 'dana@acme.test',
  password: demoPassword,
  origin: 'https://portal.test',
  allowLasting: true,
};

export const makeConformanceWorld = scenarios.twoAccounts;
