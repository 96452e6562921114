import { parseArgs } from 'node:util';
import { normalizeEmail } from 'chatdeck/model';
import { createServiceKeys, type ServiceKeyRecord, type ServiceKeysOptions } from 'chatdeck/service';
import { StartError } from '../start-error';

const usage = `Usage:
  service-key create --account ACCOUNT --name NAME
  service-key list   --account ACCOUNT
  service-key rotate --account ACCOUNT --id KEY [--overlap-hours HOURS]
  service-key revoke --account ACCOUNT --id KEY

ACCOUNT is an account's ID, or the email of one of its users. The old key works for 24 hours after a rotation unless you
set the hours.`;

const HOUR = 3_600_000;
const longestOverlapHours = 30 * 24;
const longestName = 100;

const commands = ['create', 'list', 'rotate', 'revoke'] as const;

export interface ServiceKeyCommand {
  command: (typeof commands)[number];
  given: { account: string } & Partial<Record<'name' | 'id' | 'overlap-hours', string>>;
}

/** Runs one command on an account's service keys, and returns what to print. A key is printed once, when it is created. */
export async function runServiceKeyCommand(
  { command, given }: ServiceKeyCommand,
  options: ServiceKeysOptions,
): Promise<string> {
  const keys = createServiceKeys(options);
  const now = options.now?.() ?? new Date();
  const accountId = await readAccount(given.account, options);

  switch (command) {
    case 'create': {
      const name = given.name?.trim() ?? '';
      if (name === '' || name.length > longestName)
        throw new StartError(`--name must have 1 to ${longestName} letters.`);
      const made = await keys.create(accountId, name);
      if (!made) throw new StartError(`There is no account ${accountId}.`);
      return shownOnce(made.key, made.record);
    }
    case 'list': {
      const rows = (await keys.list(accountId)).map((key) => describe(key, now));
      return rows.length > 0 ? rows.join('\n') : `Account ${accountId} has no service keys.`;
    }
    case 'rotate': {
      const hours = readHours(given['overlap-hours'] ?? '24');
      const id = readId(given.id);
      const made = await keys.rotate(accountId, id, hours * HOUR);
      if (!made) throw new StartError(`Account ${accountId} has no key ${id} that can be rotated.`);
      return `${shownOnce(made.key, made.record)}\nKey ${id} works for ${hours} more hours.`;
    }
    case 'revoke': {
      const id = readId(given.id);
      if (!(await keys.revoke(accountId, id))) throw new StartError(`Account ${accountId} has no key ${id}.`);
      return `Revoked key ${id} and every token minted with it.`;
    }
  }
}

/** What a command line asks for; rejects all but a known command that names an account. */
export function readServiceKeyCommand(args: string[]): ServiceKeyCommand {
  const option = { type: 'string' } as const;
  try {
    const { positionals, values } = parseArgs({
      args,
      allowPositionals: true,
      options: { account: option, name: option, id: option, 'overlap-hours': option },
    });
    const command = commands.find((name) => name === positionals[0]);
    const { account } = values;
    if (command && positionals.length === 1 && account !== undefined) return { command, given: { ...values, account } };
  } catch {
    // An unknown option.
  }
  throw new StartError(usage);
}

async function readAccount(text: string, { store }: ServiceKeysOptions): Promise<number> {
  if (!text.includes('@')) return readId(text);
  const user = await store.users.findByEmail(normalizeEmail(text.trim()) ?? text.trim().toLowerCase());
  if (!user) throw new StartError(`No user has the email ${text}.`);
  return user.accountId;
}

function readId(text = ''): number {
  if (/^[1-9]\d{0,14}$/.test(text)) return Number(text);
  throw new StartError(usage);
}

function readHours(text: string): number {
  if (/^\d{1,3}$/.test(text) && Number(text) <= longestOverlapHours) return Number(text);
  throw new StartError(`--overlap-hours must be a whole number up to ${longestOverlapHours}.`);
}

function shownOnce(key: string, { id, accountId, name }: ServiceKeyRecord): string {
  return `${key}\nKey ${id} of account ${accountId}, “${name}”. Store it now: it isn’t shown again.`;
}

function describe(
  { id, prefix, name, createdAt, lastUsedAt, expiresAt, revokedAt }: ServiceKeyRecord,
  now: Date,
): string {
  const day = (date: Date) => date.toISOString().slice(0, 16).replace('T', ' ');
  const used = lastUsedAt ? `last used ${day(lastUsedAt)}` : 'never used';
  return [`${id}  ${prefix}…  ${name}`, `created ${day(createdAt)}`, used, stateOf()].join(', ');

  function stateOf(): string {
    if (revokedAt) return `revoked ${day(revokedAt)}`;
    if (!expiresAt) return 'valid';
    return `${expiresAt > now ? 'valid until' : 'expired'} ${day(expiresAt)}`;
  }
}
