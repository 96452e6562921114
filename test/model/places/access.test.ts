import { describe, expect, it } from 'vitest';
import {
  currentTermsVersion,
  formatRoute,
  makeProblem,
  parseRoute,
  readAnswer,
  resolveAccess,
  settingsTabs,
  userSchema,
  type Session,
  type User,
} from 'chatdeck/model';
import { makeAccount, makePlan, makeUser, makeWidget } from 'chatdeck/testing';

const fullPlan = makePlan({ reports: true, questionGroups: true, triggers: true });
const smallPlan = makePlan({
  reports: false,
  questionGroups: false,
  triggers: false,
  savedReplies: false,
  bots: false,
});

function person(overrides: Parameters<typeof makeUser>[0] = {}, plan = fullPlan): User {
  const ces = [makeWidget({ Id: 9, Step: '2' }), makeWidget({ Id: 7, Step: '3' })];
  const account = makeAccount({ plan });
  return readAnswer(
    userSchema,
    makeUser({ admin: true, ActiveTOSPP: currentTermsVersion, ces, account, ...overrides }),
  );
}

const people = {
  admin: person(),
  agent: person({ admin: false }),
  'small plan': person({}, smallPlan),
  'old terms': person({ ActiveTOSPP: '01JAN2020' }),
};

/** What the guard says to an address, in few words: the address that is shown, or `→` the one that comes first. */
function answer(address: string, session: Session): string {
  const decision = resolveAccess(parseRoute(address), session);
  if (decision.status === 'render') return formatRoute(decision.route);
  const to = `→ ${formatRoute(decision.to)}`;
  return decision.status === 'signIn' ? `keeps ${decision.token} ${to}` : to;
}

const guard = (address: string, user: User) => answer(address, { status: 'signedIn', user });

/** The route table of the core platform's section 2, with who sees what. An empty cell is the address itself. */
const routeTable: [address: string, admin: string, agent: string, smallPlan: string, oldTerms: string][] = [
  ['/', '', '', '', '→ /legal'],
  ['/login', '→ /', '→ /', '→ /', '→ /'],
  ['/forgotpwd', '', '', '', ''],
  ['/reset_password', '', '', '', ''],
  ['/signup', '', '', '', ''],
  ['/legal', '', '', '', ''],
  ['/support', '', '', '', ''],
  ['/setup', '→ /setup/7', '→ /setup/7', '→ /setup/7', '→ /legal?return=%2Fsetup'],
  ['/setup/7', '', '', '', '→ /legal?return=%2Fsetup%2F7'],
  ['/setup/9', '', '', '', '→ /legal?return=%2Fsetup%2F9'],
  ['/permissions', '', '', '', '→ /legal?return=%2Fpermissions'],
  ['/permissions/7', '', '', '', '→ /legal?return=%2Fpermissions%2F7'],
  ['/permissions/7?error=wrong_user', '', '', '', '→ /legal?return=%2Fpermissions%2F7%3Ferror%3Dwrong_user'],
  ['/permissions/9', '→ /setup/9', '→ /setup/9', '→ /setup/9', '→ /legal?return=%2Fpermissions%2F9'],
  ['/please-upgrade', '', '', '', '→ /legal?return=%2Fplease-upgrade'],
  ['/thank-you-for-upgrading', '', '', '', '→ /legal?return=%2Fthank-you-for-upgrading'],
  ['/account', '', '', '', '→ /legal?return=%2Faccount'],
  ['/error', '', '', '', ''],
  ['/reports', '→ /reports/overview', '→ /', '→ /', '→ /legal?return=%2Freports'],
  ['/reports/overview', '', '→ /', '→ /', '→ /legal?return=%2Freports%2Foverview'],
  ['/reports/history', '', '→ /', '→ /', '→ /legal?return=%2Freports%2Fhistory'],
  ['/reports/availability', '', '→ /', '→ /', '→ /legal?return=%2Freports%2Favailability'],
  [
    '/settings',
    '→ /settings/7/behavior',
    '→ /settings/7/behavior',
    '→ /settings/7/behavior',
    '→ /legal?return=%2Fsettings',
  ],
  [
    '/customize',
    '→ /settings/7/behavior',
    '→ /settings/7/behavior',
    '→ /settings/7/behavior',
    '→ /legal?return=%2Fsettings',
  ],
  ['/settings/7/behavior', '', '', '', '→ /legal?return=%2Fsettings%2F7%2Fbehavior'],
  ['/settings/7/appearance', '', '', '', '→ /legal?return=%2Fsettings%2F7%2Fappearance'],
  ['/settings/7/op-hours', '', '', '', '→ /legal?return=%2Fsettings%2F7%2Fop-hours'],
  ['/settings/7/install', '', '', '', '→ /legal?return=%2Fsettings%2F7%2Finstall'],
  ['/settings/7/triggers', '', '', '', '→ /legal?return=%2Fsettings%2F7%2Ftriggers'],
  ['/settings/7/saved-replies', '', '', '', '→ /legal?return=%2Fsettings%2F7%2Fsaved-replies'],
  ['/settings/7/integrations', '', '', '', '→ /legal?return=%2Fsettings%2F7%2Fintegrations'],
  ['/settings/7/question-groups', '', '', '→ /account', '→ /legal?return=%2Fsettings%2F7%2Fquestion-groups'],
  ['/settings/9/behavior', '→ /setup/9', '→ /setup/9', '→ /setup/9', '→ /legal?return=%2Fsettings%2F9%2Fbehavior'],
  [
    '/settings/404/behavior',
    '→ /page-not-found',
    '→ /page-not-found',
    '→ /page-not-found',
    '→ /legal?return=%2Fsettings%2F404%2Fbehavior',
  ],
  [
    '/permissions/404',
    '→ /page-not-found',
    '→ /page-not-found',
    '→ /page-not-found',
    '→ /legal?return=%2Fpermissions%2F404',
  ],
  ['/setup/404', '→ /page-not-found', '→ /page-not-found', '→ /page-not-found', '→ /legal?return=%2Fsetup%2F404'],
  ['/page-not-found', '', '', '', '→ /legal'],
  ['/nowhere', '', '', '', '→ /legal'],
];

describe.each(Object.entries(people))('to %s, the guard', (name, user) => {
  const column = Object.keys(people).indexOf(name) + 1;
  it.each(routeTable.map((row) => [row[0], row[column] || row[0]]))('answers %s with %s', (address, expected) => {
    expect(guard(address, user)).toBe(expected);
  });
});

describe('for a signed-out user, the guard', () => {
  const everything = routeTable.map(([address]) => address);
  const publicPages = ['/login', '/forgotpwd', '/reset_password', '/signup', '/support', '/error'];
  const signedOut: Session = { status: 'signedOut' };

  it.each(publicPages)('opens %s without a session', (address) => {
    expect(answer(address, signedOut)).toBe(address);
  });

  it.each(everything.filter((address) => !publicPages.includes(address)))('answers %s with the sign-in', (address) => {
    expect(answer(address, signedOut)).toMatch(/^→ \/login($|\?return=)/);
  });

  it('leads back afterwards to where they wanted to go', () => {
    const login = answer('/settings/7/triggers', signedOut).slice(2);
    expect(login).toBe('/login?return=%2Fsettings%2F7%2Ftriggers');
    expect(guard(login, people.admin)).toBe('→ /settings/7/triggers');
  });

  it.each(['/', '/nowhere'])('promises no way back to %s', (address) => {
    expect(answer(address, signedOut)).toBe('→ /login');
  });
});

it.each([
  ['/login?return=%2Fpermissions%2F7%3Ferror%3Dwrong_user', '/permissions/7?error=wrong_user'],
  ['/?userSwapped', '/?userSwapped'],
])('leads from %s by way of the new terms to %s', (start, end) => {
  const goal = start.startsWith('/login') ? guard(start, people['old terms']).slice(2) : start;
  const legal = guard(goal, people['old terms']).slice(2);
  expect(legal).toBe(`/legal?return=${encodeURIComponent(end)}`);
  expect(parseRoute(legal)).toMatchObject({ name: 'legal', returnTo: parseRoute(end) });
});

describe('a token in the address', () => {
  const address = '/login?auth_token=abc';

  it('is kept and leads to setup if no one is signed in', () => {
    expect(answer(address, { status: 'signedOut' })).toBe('keeps abc → /setup');
  });

  it.each(['admin', 'old terms'] as const)('signs no one in as someone else: %s', (name) => {
    expect(guard(address, people[name])).toBe('→ /');
  });

  it.each(['/', '/signup', '/legal', '/nowhere'])('means nothing at %s', (elsewhere) => {
    const decision = resolveAccess(parseRoute(`${elsewhere}?auth_token=abc`), { status: 'signedOut' });
    expect(decision.status).not.toBe('signIn');
  });

  it('is none when it is empty', () => {
    expect(answer('/login?auth_token=', { status: 'signedOut' })).toBe('/login');
  });
});

describe('on a site that the server does not allow, the guard', () => {
  const open = ['/error', '/support'];

  it.each(routeTable.map(([address]) => address))('answers %s with the error page, or help', (address) => {
    expect(answer(address, { status: 'originNotAllowed' })).toBe(open.includes(address) ? address : '→ /error');
  });
});

describe('widgets', () => {
  const lone = (Step: '1' | '2' | '3') => person({ ces: [makeWidget({ Id: 3, Step })] });
  const none = person({ ces: [] });

  it('has every tab in the route table', () => {
    const addresses = routeTable.map(([address]) => address);
    expect(addresses).toEqual(expect.arrayContaining(settingsTabs.map((tab) => `/settings/7/${tab}`)));
  });

  it.each<['1' | '2' | '3', string]>([
    ['1', '→ /setup/3'],
    ['2', '/'],
    ['3', '/'],
  ])('lead from the Dashboard to setup when there is one, at Step %s: %s', (step, expected) => {
    expect(guard('/', lone(step))).toBe(expected);
  });

  it('do not when there are more', () => {
    const two = person({ ces: [makeWidget({ Id: 3, Step: '1' }), makeWidget({ Id: 4, Step: '1' })] });
    expect(guard('/', two)).toBe('/');
  });

  it.each(['/settings', '/customize', '/setup'])('lead from %s home when there is none', (address) => {
    expect(guard(address, none)).toBe('→ /');
  });

  it.each([
    ['10 and 9', [10, 9], '→ /settings/9/behavior'],
    ['"10" and "9"', ['10', '9'], '→ /settings/9/behavior'],
    ['b and a', ['b', 'a'], '→ /settings/a/behavior'],
  ])('are chosen by the lowest Id: %s', (_title, ids, expected) => {
    const user = person({ ces: ids.map((Id) => makeWidget({ Id })) });
    expect(guard('/settings', user)).toBe(expected);
  });

  it('lead from settings to setup when the lowest is unfinished, through its URL', () => {
    const user = person({ ces: [makeWidget({ Id: 1, Step: '2' }), makeWidget({ Id: 2 })] });
    expect(guard('/settings', user)).toBe('→ /settings/1/behavior');
    expect(guard('/settings/1/behavior', user)).toBe('→ /setup/1');
  });

  it('keep their place when malformed, so that their screen can say what is wrong', () => {
    const user = person({ ces: [{ Id: 5, RoomName: 'broken' }] as never });
    expect(guard('/settings/5/behavior', user)).toBe('/settings/5/behavior');
  });

  it('belong to no one when they are only in another account’s URL', () => {
    expect(guard('/settings/3/question-groups', people['small plan'])).toBe('→ /page-not-found');
  });
});

it('asks for the terms of today in whatever form another version comes', () => {
  for (const ActiveTOSPP of ['', '01sept2024', '01SEPT2025'])
    expect(guard('/', person({ ActiveTOSPP }))).toBe('→ /legal');
});

describe('a widget that is being deleted', () => {
  const waiting = { id: '7', name: 'website', isFinished: true, status: 'waiting', until: 0 } as const;
  const withDeletions = (address: string, deletions: NonNullable<SignedIn['deletions']>) =>
    answer(address, { status: 'signedIn', user: people.admin, deletions });

  it('leads to the Dashboard, where that can be undone', () => {
    expect(withDeletions('/settings/7/behavior', [waiting])).toBe('→ /');
    expect(withDeletions('/setup/7', [{ ...waiting, status: 'deleted' }])).toBe('→ /');
    expect(withDeletions('/setup/9', [waiting])).toBe('/setup/9');
  });

  it('is there again once the deletion failed', () => {
    const failed = { ...waiting, status: 'failed', problem: makeProblem('server') } as const;
    expect(withDeletions('/settings/7/behavior', [failed])).toBe('/settings/7/behavior');
  });

  it('is not set up first, so that the Dashboard stays reachable', () => {
    const alone = person({ ces: [makeWidget({ Id: 7, Step: '1' })] });
    expect(guard('/', alone)).toBe('→ /setup/7');
    expect(answer('/', { status: 'signedIn', user: alone, deletions: [{ ...waiting, isFinished: false }] })).toBe('/');
  });
});

type SignedIn = Extract<Session, { status: 'signedIn' }>;
