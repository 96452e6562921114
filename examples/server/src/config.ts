import { normalizeEmail } from 'chatdeck/model';
import { readTrustedIssuers, type TrustedIssuer } from './partners/trusted-issuers';
import { StartError } from './start-error';
import type { Timeouts } from './timeouts';

export interface Config {
  /** 0 takes any free port. */
  port: number;
  /** The folder of the embedded database. */
  dataDir: string;
  /** A PostgreSQL to use instead of the embedded database. */
  databaseUrl: string | undefined;
  /** How long a PostgreSQL may take. */
  timeouts: Timeouts;
  /** Seconds within which a whole request has to arrive, an upload too. */
  requestTimeout: number;
  /** Where `/metrics` is; nowhere unless set. */
  metrics: { port: number; host: string } | undefined;
  /** Seconds between not being ready and taking no more requests, when it stops. */
  stopDelay: number;
  /** Seconds that requests under way then get. */
  stopTimeout: number;
  /** Origins that may call the API besides the server's own. */
  allowedOrigins: string[];
  /** Origins of pictures that the dashboard shows besides its own, Slack's and Gravatar's. */
  imageOrigins: string[];
  /** Hosts of the payment provider's pages, which the dashboard opens; any host with https if empty. */
  paymentHosts: string[];
  /** Whether browsers must use HTTPS from now on. */
  hasHsts: boolean;
  /** Partners whose own JSON Web Tokens are accepted. */
  trustedIssuers: TrustedIssuer[];
  logLevel: string;
  /** The address at which people reach this server; made from the port unless set. Links in mails begin with it, and its origin is the server's own. */
  appUrl: string | undefined;
  /** The product's Slack app; the sandbox replaces Slack unless set. */
  slack: SlackConfig | undefined;
  /** The product's Stripe account; the sandbox replaces Stripe unless set. */
  stripe: StripeConfig | undefined;
  /** Where mails are handed over; they are kept in the mailbox unless set. */
  smtpUrl: string | undefined;
  /** Grants access to the stored emails; random at each start unless set. */
  mailboxKey: string | undefined;
  /** The sender of mails. */
  mailFrom: string;
  /** Who reads the messages of the contact form. */
  supportEmail: string | undefined;
  /** Whether a proxy in front says in `X-Forwarded-For` who asks. */
  trustsProxy: boolean;
  /** Whether webhooks may lead to internal networks. */
  allowsInternalWebhooks: boolean;
  /** Whether an empty database is filled with the demo. */
  hasDemo: boolean;
  /** How many chats the demo gets besides its own. */
  seedChats: number;
}

export interface SlackConfig {
  clientId: string;
  clientSecret: string;
  /** Slack itself, or what answers in its place; without a slash at the end. */
  url: string;
}

export interface StripeConfig {
  secretKey: string;
  /** What Stripe signs its events with. */
  webhookSecret: string;
}

type Environment = Record<string, string | undefined>;

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'];

/** Reads the environment; throws one sentence about the first value that makes no sense. */
export function readConfig(env: Environment): Config {
  return {
    port: readPort('PORT', env.PORT || '4000'),
    dataDir: env.CHATDECK_DATA || '.data',
    databaseUrl: readDatabaseUrl(env.DATABASE_URL || undefined),
    timeouts: {
      statement: 1000 * readCount(env, 'STATEMENT_TIMEOUT', '12'),
      lock: 1000 * readCount(env, 'LOCK_TIMEOUT', '8'),
      idleTransaction: 1000 * readCount(env, 'IDLE_TRANSACTION_TIMEOUT', '30'),
    },
    requestTimeout: readCount(env, 'REQUEST_TIMEOUT', '120'),
    metrics: readMetrics(env),
    stopDelay: readCount(env, 'STOP_DELAY', '0', 300),
    stopTimeout: readCount(env, 'STOP_TIMEOUT', '10', 300),
    allowedOrigins: readOrigins(env, 'ALLOWED_ORIGINS'),
    imageOrigins: readOrigins(env, 'IMAGE_ORIGINS', /^https?:\/\/(\*\.)?[\w.:[\]-]+$/),
    paymentHosts: readPaymentHosts(env),
    hasHsts: readSwitch('HSTS', env.HSTS || '0'),
    trustedIssuers: readTrustedIssuers(env.TRUSTED_ISSUERS || undefined),
    logLevel: readLogLevel(env.LOG_LEVEL || 'info'),
    appUrl: readAddress('APP_URL', env.APP_URL || undefined),
    slack: readSlack(env),
    stripe: readStripe(env),
    smtpUrl: readSmtpUrl(env.SMTP_URL || undefined),
    mailboxKey: readKey('MAILBOX_KEY', env.MAILBOX_KEY || undefined),
    mailFrom: env.MAIL_FROM || 'Chatdeck <no-reply@localhost>',
    supportEmail: readEmail('SUPPORT_EMAIL', env.SUPPORT_EMAIL || undefined),
    trustsProxy: readSwitch('TRUST_PROXY', env.TRUST_PROXY || '0'),
    allowsInternalWebhooks: readSwitch('ALLOW_INTERNAL_WEBHOOKS', env.ALLOW_INTERNAL_WEBHOOKS || '0'),
    hasDemo: readSwitch('CHATDECK_DEMO', env.CHATDECK_DEMO || '1'),
    seedChats: readCount(env, 'CHATDECK_SEED_CHATS', '0', 99_999_999),
  };
}

function readMetrics({ METRICS_PORT: port, METRICS_HOST: host }: Environment) {
  return port ? { port: readPort('METRICS_PORT', port), host: host || '127.0.0.1' } : undefined;
}

function readPort(name: string, text: string): number {
  const port = Number(text);
  if (/^\d+$/.test(text) && port <= 65_535) return port;
  throw new StartError(`${name} must be a number from 0 to 65535, not "${text}".`);
}

function readCount(env: Environment, name: string, fallback: string, most = 86_400): number {
  const text = env[name] || fallback;
  if (/^\d{1,8}$/.test(text) && Number(text) <= most) return Number(text);
  throw new StartError(`${name} must be a whole number up to ${most}, not "${text}".`);
}

function readDatabaseUrl(text: string | undefined): string | undefined {
  if (text === undefined || /^postgres(ql)?:\/\//.test(text)) return text;
  // The value itself may hold a password.
  throw new StartError('DATABASE_URL must start with postgres:// or postgresql://.');
}

/** A host may have characters that end a directive of a policy: such a one is rejected. */
function readOrigins(env: Environment, name: string, form = /^https?:\/\/[\w.:[\]-]+$/): string[] {
  const texts = (env[name] ?? '').split(/[\s,]+/).filter(Boolean);
  return texts.map((text) => {
    const origin = URL.canParse(text) ? new URL(text).origin : 'null';
    if (form.test(origin)) return origin;
    throw new StartError(`${name} must list addresses like https://portal.example.com, not "${text}".`);
  });
}

/** On Stripe, its own pages unless set: a custom domain has other hosts. */
function readPaymentHosts(env: Environment): string[] {
  const hosts = (env.PAYMENT_HOSTS ?? '').split(/[\s,]+/).filter(Boolean);
  const wrong = hosts.find((host) => !/^(\*\.)?[a-z0-9-]+(\.[a-z0-9-]+)*(:\d+)?$/i.test(host));
  if (wrong !== undefined) {
    throw new StartError(`PAYMENT_HOSTS must list hosts like checkout.stripe.com, not "${wrong}".`);
  }
  return hosts.length === 0 && env.STRIPE_SECRET_KEY ? ['*.stripe.com'] : hosts;
}

function readAddress<Text extends string | undefined>(name: string, text: Text): Text | string {
  if (text === undefined) return text;
  if (/^https?:\/\//.test(text) && URL.canParse(text)) return text.replace(/\/+$/, '');
  throw new StartError(`${name} must be an address like https://chat.example.com, not "${text}".`);
}

function readSlack({ SLACK_CLIENT_ID: clientId, SLACK_CLIENT_SECRET: clientSecret, ...env }: Environment) {
  if (!clientId && !clientSecret) return undefined;
  if (!clientId || !clientSecret) throw new StartError('SLACK_CLIENT_ID and SLACK_CLIENT_SECRET need each other.');
  return { clientId, clientSecret, url: readAddress('SLACK_URL', env.SLACK_URL || 'https://slack.com') };
}

function readStripe({ STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret }: Environment) {
  if (!secretKey && !webhookSecret) return undefined;
  if (!secretKey || !webhookSecret)
    throw new StartError('STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET need each other.');
  return { secretKey, webhookSecret };
}

function readSmtpUrl(text: string | undefined): string | undefined {
  if (text === undefined || (/^smtps?:\/\//.test(text) && URL.canParse(text))) return text;
  // The value itself may hold a password.
  throw new StartError('SMTP_URL must start with smtp:// or smtps://.');
}

function readKey(name: string, text: string | undefined): string | undefined {
  if (text === undefined || /^[\w-]{16,128}$/.test(text)) return text;
  // The value itself is a secret.
  throw new StartError(`${name} must have 16 to 128 letters, digits, hyphens or underscores.`);
}

function readEmail(name: string, text: string | undefined): string | undefined {
  if (text === undefined) return text;
  const email = normalizeEmail(text);
  if (email !== undefined) return email;
  throw new StartError(`${name} must be an address like help@example.com, not "${text}".`);
}

function readSwitch(name: string, text: string): boolean {
  if (text === '1' || text === '0') return text === '1';
  throw new StartError(`${name} must be 1 or 0, not "${text}".`);
}

function readLogLevel(text: string): string {
  if (logLevels.includes(text)) return text;
  throw new StartError(`LOG_LEVEL must be one of ${logLevels.join(', ')}, not "${text}".`);
}
