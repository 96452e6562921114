import 'chatdeck/styles.css';
import * as root from 'chatdeck';
import { QueryClient } from '@tanstack/react-query';
import { createClient } from 'chatdeck/client';
import { ChatdeckProvider, useSetup } from 'chatdeck/hooks';
import { formatRoute, makeProblem } from 'chatdeck/model';
import { handlers, makeForm, scenarios } from 'chatdeck/testing';
import * as ui from 'chatdeck/ui';
import { getResponse } from 'msw';
import type { ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { hookNames, plugs } from '../../screen-table';
import { hostileAnswer, type Words } from './injection/hostile-answers';
import { openOverlays, settled, type Overlays } from './injection/overlays';
import { findHarm, inventory, type Inventory } from './injection/sweep';

/** What a test drives in the page. */
export interface Injection {
  /** Shows every screen; each text of people, the server and the labels holds `texts`, each address is one of `addresses`. */
  show(words: Hostile): Promise<void>;
  /** The same if the server rejects every call with a message. */
  showRefusals(words: Hostile): Promise<void>;
  /** Shows HTML that people wrote, each text on its own. */
  showHtml(texts: readonly string[]): Promise<void>;
  /** What a careless page would make of the texts. */
  showCarelessly(texts: readonly string[]): Promise<void>;
  /** Opens what each screen opens over the page, one of each kind, and looks at it. */
  openOverlays(): Promise<Overlays>;
  findHarm(): string[];
  /** What is found where the page holds this, too. */
  harmIn(html: string): string[];
  inventory(): Inventory;
  /** The fields whose texts were shown since the page began. */
  seen(): string[];
  /** The addresses that each field was given since the page began. */
  given(): Record<string, string[]>;
  /** How often a text ran a script. */
  alarms: number;
  violations: string[];
  errors: string[];
}

export interface Hostile {
  texts: readonly string[];
  addresses: readonly string[];
}

declare global {
  interface Window {
    injection: Injection;
    canary(): void;
  }
}

const { dataset, token } = scenarios.busyAccount(new Date());
const answers = handlers({ scenario: { dataset, token, signIns: { [token]: 101 } } });
const pluggedScreens = hookNames.map((name) => plugs[name].Plugged);
const clean = new Map<string, Promise<{ status: number; body: string }>>();
const seen = new Set<string>();
const fields = new Set<string>();
const counts = new Map<string, number>();
const given = new Map<string, Set<string>>();
let place: { root: Root; element: HTMLElement } | undefined;

const injection: Injection = {
  alarms: 0,
  violations: [],
  errors: [],
  findHarm: () => findHarm(),
  harmIn(html) {
    const element = document.createElement('div');
    element.innerHTML = html;
    document.body.append(element);
    const found = findHarm();
    element.remove();
    return found;
  },
  inventory,
  seen: () => [...seen].sort(),
  given: () => Object.fromEntries([...given].map(([field, addresses]) => [field, [...addresses]])),
  show: (words) => showScreens(words, false),
  showRefusals: (words) => showScreens(words, true),
  async showHtml(texts) {
    render(
      <root.ChatdeckTheme>
        {texts.map((text, index) => (
          <ui.SafeHtml key={index} html={text} />
        ))}
      </root.ChatdeckTheme>,
    );
    await settled();
  },
  async showCarelessly(texts) {
    render(null);
    for (const html of texts) {
      const element = document.createElement('div');
      document.body.append(element);
      element.innerHTML = html;
      for (const part of element.querySelectorAll<HTMLElement>('[tabindex]')) part.focus();
      await settled();
      element.remove();
    }
  },
  openOverlays: () => openOverlays(look),
};
window.injection = injection;
window.canary = () => {
  injection.alarms += 1;
};
window.addEventListener('error', ({ message }) => injection.errors.push(message));
document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) => {
  injection.violations.push([violatedDirective, blockedURI, sample].join(' '));
});

/** A mark after each text, to see where it appears. */
function wordsOf({ texts, addresses }: Hostile): Words {
  const next = (list: readonly string[], name: string) => {
    const count = counts.get(name) ?? 0;
    counts.set(name, count + 1);
    return list[count % list.length] ?? '';
  };
  return {
    text: (field) => {
      fields.add(field);
      const isAlone = ['customResponseText', 'prompt', 'label of ours'].includes(field);
      return `${isAlone ? next(texts, field) : texts.join(' ')} ~${field}~`;
    },
    address(field) {
      const before = given.get(field) ?? new Set();
      const address = addresses.find((one) => !before.has(one)) ?? next(addresses, field);
      given.set(field, before.add(address));
      return address;
    },
  };
}

async function showScreens(hostile: Hostile, isRefused: boolean): Promise<void> {
  const words = wordsOf(hostile);
  const cache = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const client = createClient({
    baseUrl: location.origin,
    session: { id: 'alpha', getToken: () => token },
    fetch: async (input, init) => {
      const request = new Request(input, init);
      const { status, body } = await answerOf(request);
      const path = new URL(request.url).pathname;
      if (isRefused && path !== '/v1/users/current') {
        return Response.json({ Message: words.text('Message'), Code: words.text('Code') }, { status: 400 });
      }
      const answer = body === '' ? '' : JSON.stringify(hostileAnswer(JSON.parse(body), words));
      return new Response(answer || null, { status, headers: { 'Content-Type': 'application/json' } });
    },
  });
  const problem = makeProblem('invalid', { serverMessage: words.text('serverMessage'), code: words.text('Code') });
  render(
    <root.ChatdeckTheme
      labels={hostileLabels(words)}
      productName={words.text('productName')}
      addresses={{
        docs: words.address('docs'),
        faqs: words.address('faqs'),
        pricing: words.address('pricing'),
        terms: words.address('terms'),
        privacyPolicy: words.address('privacyPolicy'),
      }}
      embed={{
        scriptUrl: words.address('scriptUrl'),
        element: words.text('element'),
        wordpressPluginUrl: words.address('plugin'),
      }}
      hrefFor={(route) => `#${formatRoute(route)}`}
      onNavigate={() => undefined}
    >
      <ChatdeckProvider client={client} queryClient={cache} draftStorage={null}>
        {[...pluggedScreens, SetupOfChannel, () => ownForms(problem, words)].map((Screen, index) => (
          <div key={index} data-screen="">
            <Screen />
          </div>
        ))}
      </ChatdeckProvider>
    </root.ChatdeckTheme>,
  );
  await settled();
  for (let round = 0; round < 100 && (cache.isFetching() > 0 || isLoading()); round += 1) {
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  await settled();
  look();
}

/** The step at which a channel is chosen. */
function SetupOfChannel() {
  return <root.Setup {...useSetup(15, { onDeleted: () => undefined })} />;
}

function ownForms(problem: ReturnType<typeof makeProblem>, words: Words): ReactNode {
  const form = <T,>(value: T) => makeForm(value, { status: 'failed', problem });
  return (
    <>
      <root.Login form={form({ email: words.text('typed'), password: '' })} />
      <root.Signup
        form={form({ email: words.text('typed'), password: 'seven books and a cat' })}
        slackUrl={words.address('slackUrl')}
        testimonials={[{ quote: words.text('quote'), name: words.text('quoteName'), role: words.text('quoteRole') }]}
      />
      <root.ForgotPassword form={form({ email: words.text('typed') })} />
      <root.Support email={words.text('supportEmail')} />
      <root.NotFound />
      <root.ErrorPage />
      <root.SignOutNotice problem={problem} status="failed" onRetry={() => undefined} />
    </>
  );
}

function hostileLabels(words: Words): root.LabelOverride[] {
  return [...Object.values(root), ...Object.values(ui)].flatMap((exported: unknown) => {
    if (!isLabelSet(exported)) return [];
    const texts = Object.entries(exported.defaults).map(([name, text]: [string, unknown]) => {
      const own = () => `${words.text('label of ours')} ~${exported.name}.${name}~`;
      if (typeof text === 'string') return [name, own()];
      return [name, typeof text === 'function' ? own : text];
    });
    return [{ name: exported.name, texts: Object.fromEntries(texts) as object }];
  });
}

function isLabelSet(value: unknown): value is root.LabelSet<object> {
  return typeof value === 'object' && value !== null && 'defaults' in value && 'with' in value;
}

function answerOf(request: Request): Promise<{ status: number; body: string }> {
  const key = `${request.method} ${request.url}`;
  const known = clean.get(key) ?? ask(request);
  clean.set(key, known);
  return known;
}

async function ask(request: Request): Promise<{ status: number; body: string }> {
  const response = await getResponse(answers, request);
  if (!response) throw new Error('Nothing answers this call.');
  return { status: response.status, body: await response.text() };
}

/** Afresh, so that nothing of what stood there before is left. */
function render(tree: ReactNode): void {
  place?.root.unmount();
  place?.element.remove();
  const element = document.createElement('div');
  element.dataset.place = '';
  document.body.append(element);
  place = { element, root: createRoot(element, { onCaughtError: tell, onUncaughtError: tell }) };
  place.root.render(tree);
}

function tell(error: unknown): void {
  injection.errors.push(String(error));
}

function isLoading(): boolean {
  return document.querySelector('[data-chatdeck="later"], [data-state="loading"]') !== null;
}

/** Which of the marks are in the page, in a text, in an attribute or in what is typed. */
function look(parts: readonly Element[] = [document.documentElement]): void {
  const values = parts.flatMap((part) =>
    [...part.querySelectorAll<HTMLInputElement>('input, textarea')].map(({ value }) => value),
  );
  const all = [...parts.map((part) => part.outerHTML), ...values].join(' ');
  for (const field of fields) if (all.includes(`~${field}~`)) seen.add(field);
}
