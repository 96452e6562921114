import type { Client } from 'chatdeck/client';
import type { Resources } from 'chatdeck/model/calls';
import {
  channel,
  chat,
  day,
  figures,
  group,
  june,
  picture,
  range,
  resetToken,
  reply,
  robin,
  statsRow,
  user,
  widget,
} from './sample-values';

/** What a server is sent: section 7 of both specifications, with the decisions on them. */
export interface Sent {
  /** Method and path with query, below `/v1`. */
  line: string;
  json?: unknown;
  form?: string;
  multipart?: Record<string, string>;
  headers?: Record<string, string>;
}

/** The arguments of a client's method, and what its options hold besides the signal. */
type Given<Method> = Method extends (...args: [...infer Args, options?: infer Options]) => unknown
  ? { args: Args; options?: Options }
  : never;
/** A call that shares the client's method with another. */
interface Shared {
  send(client: Client, signal?: AbortSignal): Promise<unknown>;
}
/** A call with sample arguments, what is sent then, and a good answer unless only the success counts. */
type Table = {
  [Resource in keyof Resources]: {
    [Verb in keyof Resources[Resource]]: { sends: Sent; answer?: unknown } & (Verb extends keyof Client[Resource]
      ? Given<Client[Resource][Verb]>
      : Shared);
  };
};

/** Every call of the product's API, as the client has it: a new one does not compile until it is here. */
export const table: Table = {
  accounts: {
    nextInvoice: {
      args: [1],
      sends: { line: 'GET /accounts/1/next-invoice' },
      answer: { amount: 19900, dateTs: 1752224400 },
    },
    conversationCount: {
      args: [1],
      sends: { line: 'GET /accounts/1/conversation-count' },
      answer: { count: 41 },
    },
    listInvoices: {
      args: [1],
      sends: { line: 'GET /accounts/1/invoices' },
      answer: {
        invoices: [
          {
            id: 'in_1',
            stripePlanId: 'business',
            dateTs: 1749632400,
            amount: 19900,
            stripeInvoiceUrl: 'https://pay.test/1',
          },
        ],
      },
    },
    upgrade: {
      args: [1, 'team/monthly'],
      sends: { line: 'POST /accounts/1/upgrade/team%2Fmonthly' },
      answer: user,
    },
    createCheckoutSession: {
      args: [1, 'team-monthly'],
      sends: { line: 'POST /accounts/1/create_checkout_session', json: { plan: 'team-monthly' } },
      answer: { url: 'https://pay.test/checkout' },
    },
    createPortalSession: {
      args: [1, { type: 'home', uID: 101 }],
      sends: { line: 'POST /accounts/1/create_portal_session', json: { type: 'home', uID: 101 } },
      answer: { url: 'https://pay.test/portal' },
    },
    generateApiKey: {
      args: [],
      sends: { line: 'PUT /accounts/generate-api-key' },
      answer: user,
    },
  },
  channels: {
    list: {
      args: [11],
      sends: { line: 'GET /chat_endpoints/11/rooms' },
      answer: [channel],
    },
    create: {
      args: [11, 'help-desk'],
      sends: {
        line: 'POST /chat_endpoints/11/channels',
        json: { channelName: 'help-desk', newChannelButtonDisabled: false, newChannelError: '' },
      },
      answer: channel,
    },
  },
  dashboardUsers: {
    list: {
      args: [],
      sends: { line: 'GET /dashboard-admin/users' },
      answer: [{ Id: 101, email: 'dana@acme.test', admin: true, lastSignedInAt: '2025-06-16T15:42:10Z' }],
    },
    invite: {
      args: ['new@acme.test'],
      sends: { line: 'POST /dashboard-admin/users', json: { email: 'new@acme.test' } },
    },
    toggleAdmin: {
      args: [102],
      sends: { line: 'PUT /dashboard-admin/users', json: { id: 102 } },
    },
    remove: {
      args: ['102'],
      sends: { line: 'DELETE /dashboard-admin/users', json: { Id: '102' } },
    },
  },
  invitations: {
    list: {
      args: [],
      sends: { line: 'GET /dashboard-admin/invitations' },
      answer: [
        {
          Id: 104,
          email: 'noor@acme.test',
          invitedAt: '2025-06-16T15:42:10Z',
          expiresAt: '2025-06-23T15:42:10Z',
        },
      ],
    },
    resend: {
      args: [104],
      sends: { line: 'POST /dashboard-admin/invitations', json: { id: 104 } },
    },
    createLink: {
      args: [104],
      sends: { line: 'POST /dashboard-admin/invitations/link', json: { id: 104 } },
      answer: {
        link: `https://chat.test/#/reset_password?token=${resetToken}`,
        expiresAt: '2025-06-25T12:00:00Z',
      },
    },
    cancel: {
      args: ['104'],
      sends: { line: 'DELETE /dashboard-admin/invitations', json: { id: '104' } },
    },
  },
  partner: {
    createToken: {
      args: [{ accountId: 1, person: robin, lifetimeSeconds: 300, allowedOrigins: ['https://portal.test'] }],
      sends: {
        line: 'POST /partner/tokens',
        json: { accountId: 1, person: robin, lifetimeSeconds: 300, allowedOrigins: ['https://portal.test'] },
      },
      answer: { token: 'token-2', expiresAt: 1_750_248_300_000 },
    },
    revokeTokens: {
      args: [{ personId: 'robin' }],
      sends: { line: 'DELETE /partner/tokens', json: { personId: 'robin' } },
    },
  },
  questionGroups: {
    list: {
      args: [11],
      sends: { line: 'GET /chat_endpoints/11/question_groups' },
      answer: [group],
    },
    save: {
      args: [11, group],
      sends: { line: 'POST /chat_endpoints/11/question_groups', json: group },
    },
    delete: {
      args: [11, 'q1w2e3r4t5'],
      sends: { line: 'DELETE /chat_endpoints/11/question_groups/q1w2e3r4t5' },
    },
  },
  reports: {
    overview: {
      args: [11, range],
      sends: { line: `GET /reports/11/overview?${june}` },
      answer: { totalStats: figures, stats: [figures] },
    },
    chats: {
      args: [11, { ...range, rating: 'up', missed: false, q: 'a&b', perPage: 15, page: 0 }],
      sends: { line: `GET /reports/11/chats?${june}&rating=up&q=a%26b&missed=false&perPage=15&page=0` },
      answer: { chats: [chat], totalChats: 31 },
    },
    availability: {
      args: [11, range],
      sends: { line: `GET /reports/11/availability?${june}` },
      answer: [day],
    },
  },
  savedReplies: {
    list: {
      args: [11],
      sends: { line: 'GET /chat_endpoints/11/saved_replies' },
      answer: [{ ...reply, chatEndpointId: 11 }],
    },
    save: {
      args: [11, reply],
      sends: { line: 'POST /chat_endpoints/11/saved_replies', json: { chatEndpointId: 11, ...reply } },
    },
    delete: {
      args: [11, 3],
      sends: { line: 'DELETE /chat_endpoints/11/saved_replies/3' },
    },
  },
  sessions: {
    create: {
      args: [{ email: 'dana@acme.test', password: 'secret' }],
      sends: { line: 'POST /p/sessions', json: { email: 'dana@acme.test', password: 'secret' } },
      answer: { token: 'token-2' },
    },
  },
  team: {
    list: {
      args: [11],
      sends: { line: 'GET /chat_endpoints/11/users' },
      answer: [{ id: 'U1', name: 'Dana', is_bot: false, profile: { bot_id: 'B1' } }],
    },
  },
  bots: {
    list: {
      args: [11],
      sends: { line: 'GET /chat_endpoints/11/bot_users' },
      answer: [{ userID: 'U1', name: 'Helper', botID: 'B1' }],
    },
    add: {
      args: [11, { userID: 'U1', name: 'Helper', botID: 'B1' }],
      sends: { line: 'POST /chat_endpoints/11/bot', json: { userID: 'U1', name: 'Helper', botID: 'B1' } },
    },
    remove: {
      args: [11, { userID: 'U1', name: 'Helper' }],
      sends: { line: 'DELETE /chat_endpoints/11/bot', json: { ID: 'U1', name: 'Helper' } },
    },
  },
  users: {
    create: {
      args: [{ email: 'a@b.test', password: 'pässword & more', tklID: 'tk-1' }],
      sends: { line: 'POST /p/users', json: { email: 'a@b.test', password: 'pässword & more', tklID: 'tk-1' } },
      answer: { token: 'token-2' },
    },
    requestPasswordReset: {
      args: ['a+b@c.test'],
      sends: { line: 'POST /p/users/password_reset_email', form: 'email=a%2Bb%40c.test' },
    },
    resetPassword: {
      args: [{ token: resetToken, password: 'a&b=c d' }],
      sends: { line: 'POST /p/users/password_reset', form: `token=${resetToken}&password=a%26b%3Dc+d` },
    },
    current: {
      args: [],
      sends: { line: 'GET /users/current' },
      answer: user,
    },
    logout: {
      args: [],
      sends: { line: 'HEAD /users/logout' },
    },
    confirmTerms: {
      args: ['terms_and_privacy_policy', '01SEPT2024'],
      sends: { line: 'POST /users/legal_confirmation/terms_and_privacy_policy/01SEPT2024' },
    },
    rate: {
      args: [-1],
      sends: { line: 'GET /users/rate/-1' },
    },
  },
  widgets: {
    listStats: {
      args: [],
      sends: { line: 'GET /users/current/chat_endpoints' },
      answer: [statsRow],
    },
    create: {
      args: [],
      sends: { line: 'POST /chat_endpoints/new' },
      answer: user,
    },
    createBeside: {
      args: [11],
      sends: { line: 'POST /chat_endpoints/new/11' },
      answer: user,
    },
    connectChannel: {
      args: [14, { ...widget, RoomId: 'C9', RoomName: 'help' }],
      sends: {
        line: 'PUT /chat_endpoints/14/connect_ce',
        json: { ...widget, RoomId: 'C9', RoomName: 'help' },
      },
      answer: user,
    },
    changeChannel: {
      args: [11],
      sends: { line: 'PUT /chat_endpoints/11/change-channel' },
      answer: user,
    },
    renameChannel: {
      args: [11, 'help-desk'],
      sends: { line: 'PUT /chat_endpoints/11/rename-channel', json: { roomName: 'help-desk' } },
      answer: user,
    },
    updateConfig: {
      args: [11, { playSound: true }],
      options: { ifMatch: '7' },
      sends: {
        line: 'PUT /chat_endpoints/11/update_config',
        json: { playSound: true },
        headers: { 'if-match': '"7"' },
      },
      answer: widget,
    },
    listChanges: {
      args: [11],
      sends: { line: 'GET /chat_endpoints/11/changes' },
      answer: [
        {
          id: '7',
          at: '2025-06-16T09:00:00Z',
          who: 'admin@acme.test',
          how: 'import',
          changes: [{ name: 'onlineTitle', before: 'Hi', after: 'Hello' }],
        },
      ],
    },
    toggleOn: {
      send: (client, signal) => client.widgets.toggle(11, true, { signal }),
      sends: { line: 'PUT /chat_endpoints/11/toggle/on' },
      answer: widget,
    },
    toggleOff: {
      send: (client, signal) => client.widgets.toggle(11, false, { signal }),
      sends: { line: 'PUT /chat_endpoints/11/toggle/off' },
      answer: widget,
    },
    uploadTeamAvatar: {
      args: [11, picture()],
      sends: {
        line: 'POST /chat_endpoints/11/team-avatar',
        multipart: { file: 'team.png image/png 4', size: '4' },
      },
      answer: { teamAvatarUrl: 'https://acme.test/team.png' },
    },
    delete: {
      args: [14, { ...widget }],
      sends: { line: 'DELETE /chat_endpoints/14', json: { ...widget } },
    },
  },
};
