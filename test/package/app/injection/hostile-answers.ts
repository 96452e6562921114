/** What a place of the screens is given to show. */
export interface Words {
  /** A text, for a field of that name. */
  text(field: string): string;
  address(field: string): string;
}

/** What the product itself reads: another value would only lead elsewhere. */
const ownFields =
  /^(Id|id|ceId|accountId|chatEndpointId|Step|status|off|tz|token|Scope|BotScope|stripeId|stripePlanId|duration|paymentType|state|prevState|start|end|version|chatRating|collapsedMode|metaInfoInMainChannel|widgetAlignment|matchType|displayStyle|action|ActiveTOSPP|lastSignedInAt|avatarSetting|titleColor|titleFontColor|countryAllowList|countryDenyList|blacklistedUrls|slackTeamId|RoomId|reason)$/;
const addressFields = /(Url|URL|Url[A-Z]\w*|^currentPage|^url)$/;
const jsonFields = /^(treeJson|triggerJson|identTraits)$/;
const date = /^\d{4}-\d\d-\d\d/;

/** A server answer in which people wrote every text. */
export function hostileAnswer(value: unknown, words: Words, field = ''): unknown {
  if (Array.isArray(value)) return value.map((item) => hostileAnswer(item, words, field));
  if (typeof value === 'object' && value !== null) return hostileFields(value, words);
  if (typeof value !== 'string' || ownFields.test(field) || date.test(value)) return value;
  if (jsonFields.test(field)) return hostileJson(field, value, words);
  // An empty agent name means that no one answered.
  if (field === 'agentName' && value === '') return value;
  return addressFields.test(field) ? words.address(field) : words.text(field);
}

function hostileFields(value: object, words: Words): object {
  return Object.fromEntries(
    Object.entries(value).map(([name, child]) => [name, hostileAnswer(child, words, name)] as const),
  );
}

function hostileJson(field: string, json: string, words: Words): string {
  if (field === 'identTraits') {
    const [name, value, inner] = [words.text('trait'), words.text('trait'), words.text('trait')];
    return JSON.stringify({ [name]: value, nested: { [inner]: [inner] } });
  }
  const value: unknown =
    json === '' ? { triggers: [{ uid: 'a', message: 'x', after: 5, on: ['/'] }] } : JSON.parse(json);
  return JSON.stringify(hostileAnswer(value, words));
}
