/**
 * The address that tries are counted by: an IPv4 address as it is, of an IPv6 address the first half, since whoever has
 * one has the whole of its network. A port, brackets and a zone are no part of it.
 */
export function limitedAddress(text: string): string {
  const address = withoutPort(text.trim().toLowerCase());
  const groups = ipv6Groups(address);
  if (!groups) return address;
  return ipv4Within(groups) ?? groups.slice(0, 4).map(toHex).join(':');
}

/** `[::1]:80` and `192.0.2.1:80` name a port; in `2001:db8::80` the last colon is the address's own. */
function withoutPort(text: string): string {
  return /^"?\[([^\]]*)\](?::\d*)?"?$/.exec(text)?.[1] ?? /^"?([^:]*?)(?::\d*)?"?$/.exec(text)?.[1] ?? text;
}

/** The eight numbers of an IPv6 address; undefined for anything else. */
function ipv6Groups(address: string): number[] | undefined {
  const plain = address.replace(/%.*$/, '').replace(/(\d{1,3})\.(\d{1,3})\.(\d{1,3})\.(\d{1,3})$/, asTwoGroups);
  const [head = '', tail, ...rest] = plain.split('::');
  if (!plain.includes(':') || rest.length > 0) return undefined;
  const [before, after] = [groupsOf(head), groupsOf(tail ?? '')];
  const missing = 8 - before.length - after.length;
  if (tail === undefined ? missing !== 0 : missing < 1) return undefined;
  const groups = [...before, ...Array<string>(missing).fill('0'), ...after];
  return groups.every((group) => /^[\da-f]{1,4}$/.test(group)) ? groups.map((group) => parseInt(group, 16)) : undefined;
}

/** The IPv4 address that a machine which speaks both writes as `::ffff:192.0.2.1`. */
function ipv4Within(groups: readonly number[]): string | undefined {
  const [high = 0, low = 0] = groups.slice(6);
  const isMapped = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff;
  return isMapped ? [high >> 8, high & 255, low >> 8, low & 255].join('.') : undefined;
}

function asTwoGroups(_text: string, ...bytes: string[]): string {
  const [a = 0, b = 0, c = 0, d = 0] = bytes.slice(0, 4).map(Number);
  return `${toHex(a * 256 + b)}:${toHex(c * 256 + d)}`;
}

function groupsOf(text: string): string[] {
  return text === '' ? [] : text.split(':');
}

function toHex(group: number): string {
  return group.toString(16);
}
