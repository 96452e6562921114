import { describe, expect, it, vi } from 'vitest';
import { createClient } from 'chatdeck/client';
import { calls } from 'chatdeck/model';
import { group, reply, samples, wire, type CallName } from './samples';

interface Exactly {
  /** Method and path with query, below `/v1`. */
  line: string;
  json?: unknown;
  form?: string;
  multipart?: Record<string, string>;
  headers?: Record<string, string>;
}

/** Section 7 of both specifications, with the decisions on them, for the arguments in `samples`. */
const table: Record<CallName, Exactly> = {
  createSession: { line: 'POST /p/sessions', json: { email: 'dana@acme.test', password: 'secret' } },
  createUser: { line: 'POST /p/users', json: { email: 'a@b.test', password: 'pässword & more', tklID: 'tk-1' } },
  requestPasswordReset: { line: 'POST /p/users/password_reset_email', form: 'email=a%2Bb%40c.test' },
  resetPassword: { line: 'POST /p/users/password_reset', form: 'token=abc&password=a%26b%3Dc+d' },
  logout: { line: 'HEAD /users/logout' },
  currentUser: { line: 'GET /users/current' },
  confirmTerms: { line: 'POST /users/legal_confirmation/terms_and_privacy_policy/01SEPT2024' },
  rate: { line: 'GET /users/rate/-1' },
  listDashboardUsers: { line: 'GET /dashboard-admin/users' },
  inviteDashboardUser: { line: 'POST /dashboard-admin/users', json: { email: 'new@acme.test' } },
  toggleDashboardAdmin: { line: 'PUT /dashboard-admin/users', json: { id: 102 } },
  removeDashboardUser: { line: 'DELETE /dashboard-admin/users', json: { Id: '102' } },
  currentWidgets: { line: 'GET /users/current/chat_endpoints' },
  createWidget: { line: 'POST /chat_endpoints/new' },
  createWidgetBeside: { line: 'POST /chat_endpoints/new/11' },
  connectChannel: {
    line: 'PUT /chat_endpoints/14/connect_ce',
    json: { ...wire(), RoomId: 'C9', RoomName: 'help' },
  },
  changeChannel: { line: 'PUT /chat_endpoints/11/change-channel' },
  renameChannel: { line: 'PUT /chat_endpoints/11/rename-channel', json: { roomName: 'help-desk' } },
  listChannels: { line: 'GET /chat_endpoints/11/rooms' },
  createChannel: {
    line: 'POST /chat_endpoints/11/channels',
    json: { channelName: 'help-desk', newChannelButtonDisabled: false, newChannelError: '' },
  },
  deleteWidget: { line: 'DELETE /chat_endpoints/14', json: wire() },
  updateConfig: {
    line: 'PUT /chat_endpoints/11/update_config',
    json: { playSound: true },
    headers: { 'if-match': '"7"' },
  },
  toggleOn: { line: 'PUT /chat_endpoints/11/toggle/on' },
  toggleOff: { line: 'PUT /chat_endpoints/11/toggle/off' },
  uploadTeamAvatar: {
    line: 'POST /chat_endpoints/11/team-avatar',
    multipart: { file: 'team.png image/png 4', size: '4' },
  },
  nextInvoice: { line: 'GET /accounts/1/next-invoice' },
  conversationCount: { line: 'GET /accounts/1/conversation-count' },
  listInvoices: { line: 'GET /accounts/1/invoices' },
  upgradePlan: { line: 'POST /accounts/1/upgrade/team%2Fmonthly' },
  createCheckoutSession: { line: 'POST /accounts/1/create_checkout_session', json: { plan: 'team-monthly' } },
  createPortalSession: { line: 'POST /accounts/1/create_portal_session', json: { type: 'home', uID: 101 } },
  generateApiKey: { line: 'PUT /accounts/generate-api-key' },
  listQuestionGroups: { line: 'GET /chat_endpoints/11/question_groups' },
  saveQuestionGroup: { line: 'POST /chat_endpoints/11/question_groups', json: group },
  deleteQuestionGroup: { line: 'DELETE /chat_endpoints/11/question_groups/q1w2e3r4t5' },
  listTeamUsers: { line: 'GET /chat_endpoints/11/users' },
  listBotUsers: { line: 'GET /chat_endpoints/11/bot_users' },
  addBotUser: { line: 'POST /chat_endpoints/11/bot', json: { userID: 'U1', name: 'Helper', botID: 'B1' } },
  removeBotUser: { line: 'DELETE /chat_endpoints/11/bot', json: { ID: 'U1', name: 'Helper' } },
  listSavedReplies: { line: 'GET /chat_endpoints/11/saved_replies' },
  saveSavedReply: { line: 'POST /chat_endpoints/11/saved_replies', json: reply },
  deleteSavedReply: { line: 'DELETE /chat_endpoints/11/saved_replies/3' },
  overviewReport: { line: `GET /reports/11/overview?${june()}` },
  chatsReport: { line: `GET /reports/11/chats?${june()}&rating=up&q=a%26b&missed=false&perPage=15&page=0` },
  availabilityReport: { line: `GET /reports/11/availability?${june()}` },
};

function june(): string {
  return 'tz=America%2FLos_Angeles&startDate=2025-06-01T00%3A00%3A00&endDate=2025-06-30T23%3A59%3A59';
}

const names = Object.keys(table) as CallName[];
const publicCalls: CallName[] = ['createSession', 'createUser', 'requestPasswordReset', 'resetPassword'];
const types = {
  json: 'application/json',
  form: 'application/x-www-form-urlencoded;charset=UTF-8',
} as const;

/** What a server would be sent for a call. */
async function requestOf(name: CallName): Promise<Request> {
  const fetch = vi.fn<typeof globalThis.fetch>(() => Promise.resolve(Response.json(samples[name].answer ?? null)));
  const client = createClient({
    baseUrl: 'https://api.test/',
    session: { id: 'acme', getToken: () => 'token-1' },
    fetch,
  });
  await samples[name].send(client);
  const [url, init] = fetch.mock.lastCall ?? [];
  if (url === undefined) throw new Error('nothing was sent');
  return new Request(url, init);
}

async function multipartOf(request: Request): Promise<Record<string, string>> {
  const parts = [...(await request.formData())].map(([name, value]) => [
    name,
    typeof value === 'string' ? value : `${value.name} ${value.type} ${value.size}`,
  ]);
  return Object.fromEntries(parts) as Record<string, string>;
}

describe('what is sent', () => {
  it('is written down here for every call', () => {
    expect(names.toSorted()).toEqual(Object.keys(calls).toSorted());
  });

  it.each(names)('for %s is what the specification says', async (name) => {
    const { line, json, form, multipart, headers = {} } = table[name];
    const request = await requestOf(name);
    expect(`${request.method} ${request.url.replace('https://api.test/v1', '')}`).toBe(line);

    const { 'content-type': type, ...sent } = Object.fromEntries(request.headers);
    const token = publicCalls.includes(name) ? {} : { authorization: 'Bearer token-1' };
    expect(sent).toEqual({ accept: 'application/json', ...token, ...headers });
    if (multipart) {
      expect(type).toMatch(/^multipart\/form-data; boundary=/);
      expect(await multipartOf(request)).toEqual(multipart);
      return;
    }
    expect(type).toBe(json ? types.json : form ? types.form : undefined);
    expect(await request.text()).toBe(json ? JSON.stringify(json) : (form ?? ''));
  });

  it.each(names.filter((name) => calls[name].request && !table[name].multipart))(
    'for %s passes the strict schema by which the service reads it',
    (name) => {
      const { json, form } = table[name];
      const body = json ?? Object.fromEntries(new URLSearchParams(form));
      expect(calls[name].request?.safeParse(body).error).toBeUndefined();
    },
  );

  it.each(names.filter((name) => calls[name].query))('for %s passes the strict schema of its query', (name) => {
    const query = Object.fromEntries(new URL(`https://x${table[name].line.split(' ')[1]}`).searchParams);
    expect(calls[name].query?.safeParse(query).error).toBeUndefined();
  });

  it.each(names)('for %s has a good answer that its schema reads', (name) => {
    expect(calls[name].answer.safeParse(samples[name].answer).error).toBeUndefined();
  });
});
