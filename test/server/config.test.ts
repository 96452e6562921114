import { expect, test } from 'vitest';
import { readConfig } from '../../examples/server/src/config';
import { StartError } from '../../examples/server/src/start-error';

test('without any variable the server is the demo on port 4000', () => {
  expect(readConfig({})).toEqual({
    port: 4000,
    dataDir: '.data',
    databaseUrl: undefined,
    timeouts: { statement: 12_000, lock: 8000, idleTransaction: 30_000 },
    requestTimeout: 120,
    stopDelay: 0,
    stopTimeout: 10,
    allowedOrigins: [],
    imageOrigins: [],
    paymentHosts: [],
    hasHsts: false,
    trustedIssuers: [],
    logLevel: 'info',
    appUrl: undefined,
    slack: undefined,
    stripe: undefined,
    smtpUrl: undefined,
    mailboxKey: undefined,
    mailFrom: 'Chatdeck <no-reply@localhost>',
    supportEmail: undefined,
    allowsInternalWebhooks: false,
    metrics: undefined,
    trustsProxy: false,
    hasDemo: true,
    seedChats: 0,
  });
});

test('an empty variable counts as none', () => {
  const env = {
    PORT: '',
    CHATDECK_DATA: '',
    DATABASE_URL: '',
    ALLOWED_ORIGINS: '',
    IMAGE_ORIGINS: '',
    PAYMENT_HOSTS: '',
    METRICS_PORT: '',
    METRICS_HOST: '',
    STOP_DELAY: '',
    STOP_TIMEOUT: '',
    REQUEST_TIMEOUT: '',
    HSTS: '',
    TRUSTED_ISSUERS: '',
    LOG_LEVEL: '',
    APP_URL: '',
    SMTP_URL: '',
    SLACK_CLIENT_ID: '',
    SLACK_CLIENT_SECRET: '',
    SLACK_URL: '',
    STRIPE_SECRET_KEY: '',
    STRIPE_WEBHOOK_SECRET: '',
    MAILBOX_KEY: '',
    MAIL_FROM: '',
    SUPPORT_EMAIL: '',
    TRUST_PROXY: '',
    ALLOW_INTERNAL_WEBHOOKS: '',
    STATEMENT_TIMEOUT: '',
    LOCK_TIMEOUT: '',
    IDLE_TRANSACTION_TIMEOUT: '',
  };
  expect(readConfig(env)).toEqual(readConfig({}));
});

test('every variable is read, origins in their plain form', () => {
  expect(
    readConfig({
      PORT: '8080',
      CHATDECK_DATA: '/var/lib/chatdeck',
      DATABASE_URL: 'postgresql://me@db/chat',
      STATEMENT_TIMEOUT: '5',
      LOCK_TIMEOUT: '2',
      IDLE_TRANSACTION_TIMEOUT: '0',
      ALLOWED_ORIGINS: 'https://Portal.example.com/, http://localhost:5173',
      REQUEST_TIMEOUT: '60',
      METRICS_PORT: '9464',
      METRICS_HOST: '0.0.0.0',
      STOP_DELAY: '5',
      STOP_TIMEOUT: '20',
      IMAGE_ORIGINS: 'https://cdn.example.com https://*.pictures.test/',
      PAYMENT_HOSTS: 'pay.example.com, *.example.org localhost:4242',
      HSTS: '1',
      LOG_LEVEL: 'warn',
      APP_URL: 'https://chat.example.com/',
      SLACK_CLIENT_ID: '12.34',
      SLACK_CLIENT_SECRET: 'app-secret',
      SLACK_URL: 'https://slack-gov.com/',
      SMTP_URL: 'smtps://me:secret@mail.example.com',
      MAILBOX_KEY: 'a-key_of-16-char',
      MAIL_FROM: 'Chat <chat@example.com>',
      SUPPORT_EMAIL: 'help@example.com',
      TRUST_PROXY: '1',
      ALLOW_INTERNAL_WEBHOOKS: '1',
      CHATDECK_DEMO: '0',
      CHATDECK_SEED_CHATS: '1000',
    }),
  ).toEqual({
    port: 8080,
    dataDir: '/var/lib/chatdeck',
    databaseUrl: 'postgresql://me@db/chat',
    timeouts: { statement: 5000, lock: 2000, idleTransaction: 0 },
    requestTimeout: 60,
    metrics: { port: 9464, host: '0.0.0.0' },
    stopDelay: 5,
    stopTimeout: 20,
    allowedOrigins: ['https://portal.example.com', 'http://localhost:5173'],
    imageOrigins: ['https://cdn.example.com', 'https://*.pictures.test'],
    paymentHosts: ['pay.example.com', '*.example.org', 'localhost:4242'],
    hasHsts: true,
    trustedIssuers: [],
    logLevel: 'warn',
    appUrl: 'https://chat.example.com',
    slack: { clientId: '12.34', clientSecret: 'app-secret', url: 'https://slack-gov.com' },
    smtpUrl: 'smtps://me:secret@mail.example.com',
    mailboxKey: 'a-key_of-16-char',
    mailFrom: 'Chat <chat@example.com>',
    supportEmail: 'help@example.com',
    trustsProxy: true,
    allowsInternalWebhooks: true,
    hasDemo: false,
    seedChats: 1000,
  });
});

test.each([
  [{ PORT: 'http' }, 'PORT must be a number from 0 to 65535, not "http".'],
  [{ PORT: '70000' }, 'PORT must be a number from 0 to 65535, not "70000".'],
  [{ PORT: '-1' }, 'PORT must be a number from 0 to 65535, not "-1".'],
  [{ DATABASE_URL: 'mysql://root:secret@db' }, 'DATABASE_URL must start with postgres:// or postgresql://.'],
  [{ ALLOWED_ORIGINS: '*' }, 'ALLOWED_ORIGINS must list addresses like https://portal.example.com, not "*".'],
  [
    { ALLOWED_ORIGINS: 'https://*.example.com' },
    'ALLOWED_ORIGINS must list addresses like https://portal.example.com, not "https://*.example.com".',
  ],
  [
    { IMAGE_ORIGINS: "https://a;script-src'*'" },
    'IMAGE_ORIGINS must list addresses like https://portal.example.com, not "https://a;script-src\'*\'".',
  ],
  [
    { PAYMENT_HOSTS: 'https://pay.example.com' },
    'PAYMENT_HOSTS must list hosts like checkout.stripe.com, not "https://pay.example.com".',
  ],
  [{ PAYMENT_HOSTS: '*' }, 'PAYMENT_HOSTS must list hosts like checkout.stripe.com, not "*".'],
  [{ PAYMENT_HOSTS: '*.' }, 'PAYMENT_HOSTS must list hosts like checkout.stripe.com, not "*.".'],
  [{ METRICS_PORT: 'x' }, 'METRICS_PORT must be a number from 0 to 65535, not "x".'],
  [{ HSTS: 'on' }, 'HSTS must be 1 or 0, not "on".'],
  [{ CHATDECK_SEED_CHATS: '-1' }, 'CHATDECK_SEED_CHATS must be a whole number up to 99999999, not "-1".'],
  [{ STATEMENT_TIMEOUT: '1.5' }, 'STATEMENT_TIMEOUT must be a whole number up to 86400, not "1.5".'],
  [{ LOCK_TIMEOUT: '10s' }, 'LOCK_TIMEOUT must be a whole number up to 86400, not "10s".'],
  [{ IDLE_TRANSACTION_TIMEOUT: '86401' }, 'IDLE_TRANSACTION_TIMEOUT must be a whole number up to 86400, not "86401".'],
  [
    { APP_URL: 'chat.example.com' },
    'APP_URL must be an address like https://chat.example.com, not "chat.example.com".',
  ],
  [{ STRIPE_SECRET_KEY: 'sk_live_1' }, 'STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET need each other.'],
  [{ STRIPE_WEBHOOK_SECRET: 'whsec_1' }, 'STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET need each other.'],
  [{ SLACK_CLIENT_ID: '12.34' }, 'SLACK_CLIENT_ID and SLACK_CLIENT_SECRET need each other.'],
  [{ SLACK_CLIENT_SECRET: 'app-secret' }, 'SLACK_CLIENT_ID and SLACK_CLIENT_SECRET need each other.'],
  [
    { SLACK_CLIENT_ID: '12.34', SLACK_CLIENT_SECRET: 'app-secret', SLACK_URL: 'slack.com' },
    'SLACK_URL must be an address like https://chat.example.com, not "slack.com".',
  ],
  [{ SMTP_URL: 'mail:secret@x' }, 'SMTP_URL must start with smtp:// or smtps://.'],
  [{ MAILBOX_KEY: 'too-short' }, 'MAILBOX_KEY must have 16 to 128 letters, digits, hyphens or underscores.'],
  [{ SUPPORT_EMAIL: 'help' }, 'SUPPORT_EMAIL must be an address like help@example.com, not "help".'],
  [{ ALLOW_INTERNAL_WEBHOOKS: 'yes' }, 'ALLOW_INTERNAL_WEBHOOKS must be 1 or 0, not "yes".'],
  [{ TRUST_PROXY: 'yes' }, 'TRUST_PROXY must be 1 or 0, not "yes".'],
  [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL must be one of fatal, error, warn, info, debug, trace, silent, not "loud".'],
])('rejects %j with one sentence', (env, sentence) => {
  expect(() => readConfig(env)).toThrow(new StartError(sentence));
});

test('with Stripe, payment pages are on its hosts alone, unless PAYMENT_HOSTS lists others', () => {
  const stripe = { STRIPE_SECRET_KEY: 'sk_live_1', STRIPE_WEBHOOK_SECRET: 'whsec_1' };
  expect(readConfig(stripe).paymentHosts).toEqual(['*.stripe.com']);
  expect(readConfig({ ...stripe, PAYMENT_HOSTS: 'pay.example.com' }).paymentHosts).toEqual(['pay.example.com']);
});
