import { afterAll, beforeAll, beforeEach, describe } from 'vitest';
import { askAt, type Contract } from './api';
import { accessSuite } from './suites/access';
import { avatarSuite } from './suites/avatars';
import { billingSuite } from './suites/billing';
import { channelSuite } from './suites/channels';
import { conformanceSuite } from './suites/conformance';
import { dashboardUserSuite } from './suites/dashboard-users';
import { invitationSuite } from './suites/invitations';
import { passwordSuite } from './suites/passwords';
import { partnerTokenSuite } from './suites/partner-tokens';
import { personSuite } from './suites/person';
import { signedTokenSuite } from './suites/signed-tokens';
import { signInLimitSuite } from './suites/sign-in-limits';
import { signUpSuite } from './suites/sign-up';
import { widgetSetupSuite } from './suites/widget-setup';
import { botUserSuite } from './suites/bot-users';
import { currentUserSuite } from './suites/current-user';
import { originSuite } from './suites/origins';
import { hostileRequestSuite } from './suites/hostile-requests';
import { pictureAnywhereSuite } from './suites/pictures-anywhere';
import { questionGroupSuite } from './suites/question-groups';
import { reportSuite } from './suites/reports';
import { changesSuite } from './suites/changes';
import { savedReplySuite } from './suites/saved-replies';
import { sessionSuite } from './suites/sessions';
import { slackSuite } from './suites/slack';
import { tenantSuite } from './suites/tenants';
import { settingValueSuite } from './suites/setting-values';
import { updateConfigSuite } from './suites/update-config';
import { widgetStatsSuite } from './suites/widget-stats';
import type { RunningTarget, StartTarget } from './targets';
import { createTestPartner, type TestPartner } from './partner';
import { createPost } from './post';
import { makeWorld, start } from './world';

/** The contract, of one of the places where it must hold. */
export function holdContract(startTarget: StartTarget): void {
  const post = createPost();
  const world = makeWorld();
  let now = start;
  let running: RunningTarget;
  let partner: TestPartner;

  beforeAll(async () => {
    partner = await createTestPartner();
    const { signedTokens, onAudit } = partner;
    const allowedOrigins = ['https://portal.test', 'https://shop.test'];
    running = await startTarget({ now: () => now, allowedOrigins, signedTokens, onAudit, ...post.options });
  });
  afterAll(() => running.stop());
  beforeEach(() => {
    now = start;
    post.clear();
    partner.events.length = 0;
  });

  const contract: Contract = {
    baseUrl: () => running.baseUrl,
    ask: askAt(() => running.baseUrl),
    pass: (milliseconds) => {
      now = new Date(now.getTime() + milliseconds);
    },
    mails: post.mails,
    get partner() {
      return partner;
    },
    fill: (scenario) => running.fill(scenario),
  };

  // Each of these has a world of its own.
  describe('conformance', () => conformanceSuite(contract));
  describe('reports', () => reportSuite(contract));
  describe('tenants', () => tenantSuite(contract));

  // What no case can check at every server: a clock that moves, mail, the workspace’s and payment provider’s own failures,
  // settings that older servers stored, requests by the dozen at once, and our own limits and messages.
  describe('two small accounts', () => {
    beforeEach(() => running.fill(world));

    sessionSuite(contract);
    widgetStatsSuite(contract);
    updateConfigSuite(contract);
    questionGroupSuite(contract);
    changesSuite(contract);
    savedReplySuite(contract);
    describe('partner tokens', () => partnerTokenSuite(contract));
    describe('signed tokens', () => signedTokenSuite(contract));
    signInLimitSuite(contract);
    signUpSuite(contract);
    passwordSuite(contract);
    personSuite(contract);
    dashboardUserSuite(contract);
    invitationSuite(contract);
    billingSuite(contract);
    widgetSetupSuite(contract);
    channelSuite(contract);
    describe('Slack', () => slackSuite(contract));
    avatarSuite(contract);
    currentUserSuite(contract);
    describe('setting values', () => settingValueSuite(contract));
    botUserSuite(contract);
    accessSuite(contract);
    originSuite(contract);
    pictureAnywhereSuite(contract);
    hostileRequestSuite(contract);
  });
}
