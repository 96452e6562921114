import ipaddr from 'ipaddr.js';

/**
 * The address used to count attempts: a full IPv4 address, or the first half of an IPv6 address, because a network of
 * that size belongs to one person. Ports, brackets, and zones are dropped.
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

/** `[::1]:80` and `192.0.2.1:80` include a port; in `2001:db8::80` the last colon is part of the address. */
function withoutPort(text: string): string {
  return /^"?\[([^\]]*)\](?::\d*)?"?$/.exec(text)?.[1] ?? /^"?([^:]*?)(?::\d*)?"?$/.exec(text)?.[1] ?? text;
}
