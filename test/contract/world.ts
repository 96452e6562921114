import { createHash } from 'node:crypto';
import { initialSettings, type ServiceKeyRecord } from 'chatdeck/service';
import {
  makeAccountRecord,
  makeChatRecord,
  makeDataset,
  makeUserRecord,
  makeWidgetRecord,
  type Scenario,
} from 'chatdeck/testing';

export const start = new Date('2025-06-18T12:00:00Z');
export const DAY = 86_400_000;

export const tokens = { admin: 'acme-admin-token', agent: 'acme-agent-token', foreign: 'globex-owner-token' };
export const widgetIds = { acme: 11, unfinished: 12, globex: 21, unknown: 99 };
/** Service keys: one of each account, and what two others of the first account have come to. */
export const serviceKeys = {
  acme: 'chatdeck_sk_acme',
  globex: 'chatdeck_sk_globex',
  rotated: 'chatdeck_sk_rotated',
  revoked: 'chatdeck_sk_revoked',
};
/** How long the rotated key still works. */
export const overlap = 3_600_000;
export const keys = ['acme-api-key', 'acme-zapier-key'];

/** Two accounts that must never see each other. */
export function makeWorld(): Scenario {
  const [apiKey, zapierApiKey] = keys as [string, string];
  return {
    dataset: makeDataset({
      accounts: [
        makeAccountRecord({ id: 1, apiKey, zapierApiKey }),
        makeAccountRecord({
          id: 2,
          orgName: 'Globex',
          planId: 'starter-monthly',
          paymentType: 'none',
          trialEndAt: new Date(start.getTime() + 12 * DAY),
          apiKey: 'globex-api-key',
          zapierApiKey: 'globex-zapier-key',
        }),
      ],
      users: [
        makeUserRecord({ id: 101, email: 'admin@acme.test' }),
        makeUserRecord({ id: 102, email: 'agent@acme.test', isAdmin: false, lastSignedInAt: null }),
        makeUserRecord({ id: 201, accountId: 2, email: 'owner@globex.test' }),
      ],
      widgets: [
        makeWidgetRecord({
          id: widgetIds.acme,
          settings: { ...initialSettings, futureField: { deep: [1, null, 'x'] } },
        }),
        makeWidgetRecord({ id: widgetIds.unfinished, step: '1', roomName: '', status: 'offline' }),
        makeWidgetRecord({
          id: widgetIds.globex,
          accountId: 2,
          roomName: 'globex-site',
          // As a larger plan has left it.
          settings: { ...initialSettings, onOffSchedule: true },
        }),
      ],
      serviceKeys: [
        makeServiceKey(1, serviceKeys.acme),
        makeServiceKey(2, serviceKeys.globex, { accountId: 2 }),
        makeServiceKey(3, serviceKeys.rotated, { expiresAt: new Date(start.getTime() + overlap) }),
        makeServiceKey(4, serviceKeys.revoked, { revokedAt: start }),
      ],
      chats: [
        ...chatsAt(widgetIds.acme, [0, 1, DAY - 1, DAY, 2 * DAY - 1, 29 * DAY, 30 * DAY - 1, 30 * DAY, 80 * DAY]),
        ...chatsAt(widgetIds.acme, [-60_000]),
        ...chatsAt(widgetIds.globex, [5, 6, 7]),
      ].map((chat, index) => ({ ...chat, id: index + 1 })),
    }),
    token: tokens.admin,
    signIns: { [tokens.admin]: 101, [tokens.agent]: 102, [tokens.foreign]: 201 },
  };
}

export function makeServiceKey(id: number, key: string, overrides: Partial<ServiceKeyRecord> = {}): ServiceKeyRecord {
  const keyHash = createHash('sha256').update(key).digest('hex');
  const unused = { expiresAt: null, revokedAt: null, lastUsedAt: null };
  return {
    id,
    accountId: 1,
    name: 'Portal',
    prefix: key.slice(0, 14),
    keyHash,
    createdAt: start,
    ...unused,
    ...overrides,
  };
}

/** Chats that began so many milliseconds ago. */
function chatsAt(widgetId: number, ages: number[]) {
  return ages.map((age) => makeChatRecord({ widgetId, startedAt: new Date(start.getTime() - age) }));
}
