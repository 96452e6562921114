import ipaddr from 'ipaddr.js';

/**
 * The address that tries are counted by: an IPv4 address as it is, of an IPv6 address the first half, since a network of
 * that size belongs to one person. A port, brackets and a zone are no part of it.
 */
export function limitedAddress(text: string): string {
  const address = withoutPort(text.trim().toLowerCase());
  const plain = address.replace(/%.*$/, '');
  if (!ipaddr.IPv6.isValid(plain)) return address;
  const parsed = ipaddr.IPv6.parse(plain);
  if (parsed.isIPv4MappedAddress()) return parsed.toIPv4Address().toString();
  return parsed.parts
    .slice(0, 4)
    .map((group) => group.toString(16))
    .join(':');
}

/** `[::1]:80` and `192.0.2.1:80` name a port; in `2001:db8::80` the last colon is the address's own. */
function withoutPort(text: string): string {
  return /^"?\[([^\]]*)\](?::\d*)?"?$/.exec(text)?.[1] ?? /^"?([^:]*?)(?::\d*)?"?$/.exec(text)?.[1] ?? text;
}
