import * as z from 'zod';
import { StartError } from '../start-error';

/** Asymmetric only: the public key can check a signature but can't create one. */
const algorithms = ['RS256', 'RS384', 'RS512', 'PS256', 'PS384', 'PS512', 'ES256', 'ES384', 'ES512', 'EdDSA'] as const;

const text = z.string().min(1);
const origin = z.string().refine((value) => URL.canParse(value) && new URL(value).origin === value);
/** Keys loaded without TLS could be anyone's. */
const keysUrl = z.string().refine((value) => {
  if (!URL.canParse(value)) return false;
  const { protocol, hostname } = new URL(value);
  return protocol === 'https:' || (protocol === 'http:' && /^(localhost|127\.0\.0\.1|\[::1\])$/.test(hostname));
});

const issuerSchema = z.strictObject({
  /** `iss` in its tokens. */
  issuer: text,
  /** `aud` in its tokens. */
  audience: text,
  jwksUrl: keysUrl,
  algorithms: z.array(z.enum(algorithms)).min(1).default(['RS256', 'ES256', 'EdDSA']),
  /** The account of all its people, or the claim that names one of several. */
  account: z.union([z.int().positive(), z.strictObject({ claim: text, ids: z.record(text, z.int().positive()) })]),
  /** The claims that describe the person. */
  claims: z
    .strictObject({
      id: text.default('sub'),
      name: text.default('name'),
      email: text.default('email'),
      role: text.default('role'),
    })
    .prefault({}),
  /** The only sites that can use its tokens; `ALLOWED_ORIGINS` unless set. */
  allowedOrigins: z.array(origin).min(1).optional(),
  clockSkewSeconds: z.int().min(0).max(300).default(30),
  /** The longest one of its tokens can last. */
  maxLifetimeSeconds: z.int().min(10).max(86_400).default(3600),
});
/** A partner whose own tokens are accepted. */
export type TrustedIssuer = z.infer<typeof issuerSchema>;

const name = 'TRUSTED_ISSUERS';

/** Reads the list, or throws one sentence about the first mistake. */
export function readTrustedIssuers(value: string | undefined): TrustedIssuer[] {
  if (value === undefined) return [];
  const result = z.array(issuerSchema).safeParse(parseJson(value));
  if (!result.success) throw new StartError(`${name} is wrong at ${placeOf(result.error)}. See the README.`);
  const issuers = result.data;
  for (const [index, { issuer }] of issuers.entries()) {
    if (issuers.findIndex((other) => other.issuer === issuer) !== index) {
      throw new StartError(`${name} names the issuer "${issuer}" twice.`);
    }
  }
  return issuers;
}

function parseJson(value: string): unknown {
  try {
    return JSON.parse(value);
  } catch {
    throw new StartError(`${name} must be a JSON list.`);
  }
}

function placeOf({ issues: [issue] }: z.ZodError): string {
  const keys = issue?.code === 'unrecognized_keys' ? issue.keys.slice(0, 1) : [];
  return [...(issue?.path ?? []), ...keys].join('.') || 'its start';
}
