import { expect, test } from '@playwright/test';
import { visitors, type Place } from '../screen-table/place';
import { axe, complain, findCutTexts, isSettled } from '../e2e/walk/look';
import { isSettingsTab, placesOf } from '../e2e/walk/places';
import { password } from '../e2e/people';
import { openWebKit, type Named, type WebKit } from './webkit';

declare global {
  interface Window {
    complaints?: string[];
  }
}

const port = Number(process.env.WEBDRIVER_PORT ?? 4191);
let url: string;
let webkit: WebKit;

test.beforeAll(async () => {
  url = String(test.info().project.use.baseURL);
  webkit = await openWebKit(port);
});
test.afterAll(() => webkit.close());

const button = (name: string | RegExp): Named => ({ role: 'button', name });
const heading = (name: string | RegExp): Named => ({ role: 'heading', name });
const link = (name: string | RegExp): Named => ({ role: 'link', name });
const field = (name: string | RegExp): Named => ({ role: 'textbox', name });

async function signIn(email: string): Promise<void> {
  const body = JSON.stringify({ email, password });
  const answer = await fetch(`${url}/v1/p/sessions`, { method: 'POST', body });
  const { token } = (await answer.json()) as { token: string };
  await webkit.open(url);
  await webkit.run((value) => {
    document.cookie = `auth_token=${value}; path=/`;
  }, token);
  await webkit.open(url);
  await webkit.sees(heading('Dashboard'));
}

async function signOut(): Promise<void> {
  await webkit.open(url);
  await webkit.run(() => {
    document.cookie = 'auth_token=; path=/; max-age=0';
    sessionStorage.clear();
    localStorage.clear();
  });
}

/** Keeps what the page complains of, as long as it is not loaded again. */
function watch(): void {
  const complaints: string[] = (window.complaints ??= []);
  window.addEventListener('error', ({ message }) => complaints.push(message));
  window.addEventListener('unhandledrejection', ({ reason }) => complaints.push(String(reason)));
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) => {
    complaints.push(`${effectiveDirective}: ${blockedURI} ${sample}`);
  });
  for (const level of ['error', 'warn'] as const) {
    const former = console[level];
    console[level] = (...said: unknown[]) => {
      complaints.push(said.map(String).join(' '));
      former(...said);
    };
  }
}

async function visit(place: Place): Promise<void> {
  const { path, title, shows = [] } = place;
  await webkit.run((to) => {
    location.hash = to;
  }, path);
  const wanted = title instanceof RegExp ? title.source : title.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const whole = isSettingsTab(place) ? `: ${wanted}$` : wanted;
  await webkit.until(
    `the heading ${whole} at ${path}`,
    (text) => new RegExp(text).test(document.querySelector('h1')?.textContent ?? ''),
    whole,
  );
  await webkit.until('a page at rest', isSettled);
  for (const name of shows) await webkit.press({ role: ['button', 'radio'], name });
  await webkit.until('a page at rest', isSettled);
  // Here, nothing can prefer less motion.
  await webkit.until('an end of all motion', () =>
    document
      .getAnimations()
      .every(({ playState, timeline }) => playState !== 'running' || !(timeline instanceof DocumentTimeline)),
  );
}

for (const visitor of visitors) {
  test(`every page for ${visitor} is sound and breaks no rule of the policy`, async () => {
    await signOut();
    if (visitor === 'nobody') await webkit.open(url);
    else await signIn(visitor);
    await webkit.run(watch);
    const found: string[] = [];
    for (const place of placesOf(visitor)) {
      await visit(place);
      if (!(await webkit.run(() => 'axe' in window))) await webkit.load(axe);
      const faults = [
        ...(await webkit.run(complain, true)),
        ...(await webkit.run(findCutTexts)),
        ...(await webkit.run(() => window.complaints?.splice(0) ?? ['the page was loaded again'])),
      ];
      found.push(...faults.map((fault) => `${visitor} at ${place.path}: ${fault}`));
    }
    expect(found).toEqual([]);
  });
}

test('a new owner goes from sign-up to a widget that is online', async () => {
  const name = Date.now().toString(36);
  await signOut();
  await webkit.open(url);
  await webkit.press(link('Sign up'));
  await webkit.sees(button('Sign up'));
  await webkit.type(field('Email'), `owner-${name}@juniper.test`);
  await webkit.run(() => document.querySelector<HTMLInputElement>('input[type=password]')?.focus());
  await webkit.typeInFocus('seven books and a cat');
  await webkit.press(button('Sign up'));
  await webkit.press({ role: 'checkbox' });
  await webkit.press(button('Continue'));
  await webkit.press(link('Connect Slack'));
  await webkit.press(button('Allow'));
  await webkit.press({ role: 'radio', name: 'New channel' });
  await webkit.type(field('New channel name'), `desk-${name}`);
  await webkit.press(button('Create channel'));
  await webkit.press(link('Open settings'));
  await webkit.sees(heading(/: Behavior$/));
});

test('an agent writes a reply, deletes it, and logs out', async () => {
  const label = `Returns ${Date.now().toString(36)}`;
  await signOut();
  await signIn('agent@acme.test');
  await webkit.press(link(/^returns/));
  await webkit.press(link('Saved Replies'));
  await webkit.press(button('Create new reply'));
  await webkit.type(field(/^Label/), label);
  await webkit.type(field(/^Response/), 'Within 30 days.');
  await webkit.press(button('Save Changes'));
  await webkit.press(button(`Delete: ${label}`));
  await webkit.press(button('Delete reply'));
  await webkit.until('the deletion', () => /Deleted “/.test(document.body.textContent));
  await webkit.press(button('agent@acme.test'));
  await webkit.press({ role: 'menuitem', name: 'Logout' });
  await webkit.sees(button('Log in'));
});

test('an admin saves a setting, and finds it after loading the page again', async () => {
  const address = `desk-${Date.now().toString(36)}@acme.test`;
  await signOut();
  await signIn('admin@acme.test');
  await webkit.press(link(/^returns/));
  await webkit.type(field('Email for offline messages'), address);
  await webkit.press(button('Save Changes'));
  await webkit.sees(button('Saved'));
  await webkit.open(await webkit.run(() => location.href));
  await webkit.until(
    'the saved address',
    (text) => Array.from(document.querySelectorAll('input')).some(({ value }) => value === text),
    address,
  );
});
