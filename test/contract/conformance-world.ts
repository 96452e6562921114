import { channelsOfWidgets } from 'chatdeck/service/sandbox/channels-of-widgets';
import {
  demoPassword,
  makeAccountRecord,
  makeChatRecord,
  makeDataset,
  makeUserRecord,
  makeWidgetRecord,
  scenarios,
  type Scenario,
} from 'chatdeck/testing';
import type { Access } from 'chatdeck/testing/conformance/world';
import { makeServiceKey, serviceKeys, start } from './world';

const HOUR = 3_600_000;

/** What a partner gives the conformance kit. */
export const access: Access = {
  admin: 'admin-token',
  agent: 'agent-token',
  otherAccount: 'globex-owner-token',
  serviceKey: serviceKeys.acme,
  email: 'dana@acme.test',
  password: demoPassword,
};

/** Days on which clocks change somewhere, in 2025. */
const clockChanges = ['2025-03-09', '2025-03-30', '2025-04-05'];

/** A busy account with room for more widgets, and a small one at its limits. */
export function makeConformanceWorld(now = start): Scenario {
  const { dataset, signIns, ...rest } = scenarios.busyAccount(now);
  const globex = [21, 22].map((id) =>
    makeWidgetRecord({ id, accountId: 2, roomName: `globex-${id}`, slackTeamId: 'T0GLOBEX' }),
  );
  const widgets = [...dataset.widgets, ...globex];
  const chats = clockChanges.flatMap((date, change) =>
    Array.from({ length: 60 }, (_, index) => {
      const startedAt = new Date(Date.parse(`${date}T00:00:00Z`) - 24 * HOUR + index * 1.1 * HOUR);
      const endedAt = new Date(startedAt.getTime() + 300_000);
      const answered = { startedAt, endedAt, firstResponseAt: new Date(startedAt.getTime() + 30_000) };
      return makeChatRecord({
        ...answered,
        id: 900_000 + change * 100 + index,
        widgetId: 11,
        isFromTrigger: index % 3 === 0,
      });
    }),
  );
  return {
    ...rest,
    dataset: makeDataset({
      ...dataset,
      accounts: [
        ...dataset.accounts,
        makeAccountRecord({ id: 2, orgName: 'Globex', planId: 'starter-monthly', paymentType: 'none' }),
      ],
      users: [...dataset.users, makeUserRecord({ id: 201, accountId: 2, email: 'owner@globex.test' })],
      serviceKeys: [makeServiceKey(1, serviceKeys.acme)],
      widgets,
      teamChannels: [...channelsOfWidgets(widgets)],
      chats: [...dataset.chats, ...chats],
    }),
    signIns: { ...signIns, 'globex-owner-token': 201 },
  };
}
