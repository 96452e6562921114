import type { TeamChannel } from 'chatdeck/service';
import { SlackRefusal, type Asked } from './asked';
import { pageOf } from './paging';

/** Channels that every workspace has and the product must not offer. */
const hidden = [
  { id: 'C0SANDBOXPRIVATE', name: 'leadership', isPrivate: true, isArchived: false },
  { id: 'C0SANDBOXARCHIVED', name: 'launch-2019', isPrivate: false, isArchived: true },
];

/** As Slack does it: a page may hold fewer than were asked for, even none, and yet not be the last. */
export async function listChannels(asked: Asked) {
  const types = (asked.args.get('types') ?? 'public_channel').split(',').map((type) => type.trim());
  const leavesArchivedOut = asked.args.get('exclude_archived') === 'true';
  const all = [
    ...hidden.map((channel) => channelAnswer({ ...channel, topic: '' }, channel)),
    ...(await asked.chat.listChannels(allowed(asked))).map((channel) => channelAnswer(channel)),
  ].filter(({ is_private }) => types.includes(is_private ? 'private_channel' : 'public_channel'));
  const { rows, next_cursor } = pageOf(all, asked.args);
  const channels = leavesArchivedOut ? rows.filter(({ is_archived }) => !is_archived) : rows;
  return { channels, response_metadata: { next_cursor } };
}

export async function createChannel(asked: Asked) {
  const name = freeName(asked.args.get('name') ?? '');
  return { channel: channelAnswer(await asked.chat.createChannel(allowed(asked), name)) };
}

export async function joinChannel(asked: Asked) {
  const id = knownId(asked);
  await asked.chat.joinChannel(allowed(asked), id);
  return { channel: { id } };
}

export async function renameChannel(asked: Asked) {
  const name = freeName(asked.args.get('name') ?? '');
  return { channel: channelAnswer(await asked.chat.renameChannel(allowed(asked), knownId(asked), name)) };
}

function knownId({ args }: Asked): string {
  const id = args.get('channel') ?? '';
  const found = hidden.find((channel) => channel.id === id);
  if (found?.isArchived) throw new SlackRefusal('is_archived');
  if (found) throw new SlackRefusal('method_not_supported_for_channel_type');
  return id;
}

/** Slack's own rule, which allows more than the product's, in every alphabet. */
function freeName(name: string): string {
  if (name === '') throw new SlackRefusal('invalid_name_required');
  if (name.length > 80) throw new SlackRefusal('invalid_name_maxlength');
  if (!/^[\p{Ll}\p{Lo}\p{N}_-]+$/u.test(name)) throw new SlackRefusal('invalid_name_specials');
  if (hidden.some((channel) => channel.name === name)) throw new SlackRefusal('name_taken');
  return name;
}

/** The workspace with the permissions of the token, which were checked by then: a person's count as the bot's. */
function allowed({ token: { teamId } }: Asked) {
  return { teamId, botScopes: ['channels:read', 'channels:manage', 'channels:join'], userScopes: [] };
}

function channelAnswer({ id, name, topic }: TeamChannel, { isPrivate = false, isArchived = false } = {}) {
  return {
    id,
    name,
    is_channel: !isPrivate,
    is_private: isPrivate,
    is_archived: isArchived,
    is_general: name === 'general',
    topic: { value: topic, creator: '', last_set: 0 },
  };
}
