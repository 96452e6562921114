import { isWebAddress, safeWebAddress } from './address';

/**
 * A payment call's URL, if it is safe for a browser to open: https, or http on localhost, where the sandbox runs. With
 * `allowedHosts`, only on one of these: `pay.example.com`, `localhost:4242`, or `*.example.com` for all its subdomains.
 * Otherwise undefined.
 */
export function paymentAddress(text: string, allowedHosts?: readonly string[]): string | undefined {
  const address = safeWebAddress(text);
  if (address === undefined) return undefined;
  const { protocol, hostname, host, href } = new URL(address);
  if (protocol !== 'https:' && !isLoopback(hostname)) return undefined;
  return allowedHosts === undefined || allowedHosts.some((allowed) => isHostOf(host, allowed)) ? href : undefined;
}

function isHostOf(host: string, allowed: string): boolean {
  const wanted = allowed.toLowerCase();
  if (!wanted.startsWith('*.')) return host === wanted;
  // Without a name after it, `*.` would allow every host that ends with a dot.
  return /^\*\.[^.]/.test(wanted) && host.endsWith(wanted.slice(1));
}

function isLoopback(hostname: string): boolean {
  return hostname === 'localhost' || hostname === '[::1]' || /^127\.\d+\.\d+\.\d+$/.test(hostname);
}

/** What a server may send webhooks to. */
export interface WebhookPolicy {
  /** Also URLs of internal networks: private IP addresses, `localhost`, and names without a public domain. */
  allowsInternalWebhooks?: boolean | undefined;
}

/**
 * Whether a webhook may be sent to the URL: http or https, without a username or password, and on a public host. The
 * form and the service apply this same rule when a webhook is saved. A public name can still lead to a private IP
 * address, so check the address again when you send.
 */
export function isWebhookAddress(text: string, { allowsInternalWebhooks = false }: WebhookPolicy = {}): boolean {
  if (!isWebAddress(text)) return false;
  const { username, password, hostname } = new URL(text);
  if (username !== '' || password !== '') return false;
  return allowsInternalWebhooks || isPublicHost(hostname.replace(/\.$/, ''));
}

/** A hostname as `URL` writes it: every spelling of an IPv4 address has become four decimal numbers. */
function isPublicHost(hostname: string): boolean {
  if (hostname.startsWith('[')) return isPublicIpv6(hostname.slice(1, -1));
  if (/^\d+\.\d+\.\d+\.\d+$/.test(hostname)) return !isAmong(ipv4Number(hostname), internalIpv4);
  return hostname.includes('.') && !internalNames.test(hostname);
}

/** Domains that no public server has. */
const internalNames = /(?:^|\.)(?:localhost|local|localdomain|internal|intranet|lan|home|corp|private|home\.arpa)$/;

/** First address and prefix length of what IANA reserves: private, shared, link-local, test, and multicast networks. */
const internalIpv4: readonly (readonly [string, number])[] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
];

function isAmong(address: number, networks: typeof internalIpv4): boolean {
  return networks.some(([first, prefix]) => {
    const size = 2 ** (32 - prefix);
    return Math.floor(address / size) === Math.floor(ipv4Number(first) / size);
  });
}

function ipv4Number(text: string): number {
  return text.split('.').reduce((sum, part) => sum * 256 + Number(part), 0);
}

/** Only 2000::/3 is public; in it, 2001::/23 and 2002::/16 wrap other addresses, and 2001:db8:: and 3fff:: are examples. */
function isPublicIpv6(text: string): boolean {
  const [first = 0, second = 0] = text.split(':').map((group) => Number.parseInt(group || '0', 16));
  if (first < 0x2000 || first > 0x3fff) return false;
  if (first === 0x2001) return second >= 0x200 && second !== 0xdb8;
  return first !== 0x2002 && !(first === 0x3fff && second < 0x1000);
}
