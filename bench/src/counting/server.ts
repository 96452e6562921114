const perPage = 1000;
/** So many different pages of chats; their texts are ready, so that making them costs nothing. */
const kinds = 10;

export interface ChatServer {
  fetch: typeof fetch;
  /** How many pages were asked for. */
  asked(): number;
}

/** Answers with pages of chats as a server sends them: one in five started by a trigger, one in seven missed, on 900 pages. */
export function serveChats(count: number): ChatServer {
  const pages = Array.from({ length: kinds }, (_, kind) =>
    Array.from({ length: perPage }, (_each, row) => chatOf(kind * perPage + row)),
  );
  const texts = pages.map((chats) => JSON.stringify(chats));
  const counts: Record<string, number> = { true: count / 5, false: count - count / 5 };
  let asked = 0;
  return {
    asked: () => asked,
    async fetch(input, init) {
      init?.signal?.throwIfAborted();
      const { searchParams: query } = new URL(input instanceof Request ? input.url : input);
      const page = Number(query.get('page'));
      const total = counts[query.get('trigger') ?? ''] ?? count;
      const rest = Math.max(0, Math.min(perPage, total - page * perPage));
      asked += 1;
      const kind = page % kinds;
      const chats = rest === perPage ? texts[kind] : JSON.stringify(pages[kind]?.slice(0, rest));
      // An answer comes later than its request.
      await new Promise((resolve) => setImmediate(resolve));
      init?.signal?.throwIfAborted();
      return new Response(`{"totalChats":${total},"chats":${chats ?? '[]'}}`, {
        headers: { 'content-type': 'application/json' },
      });
    },
  };
}

function chatOf(number: number) {
  const startedAt = Date.UTC(2025, 5, 30) - number * 211_000;
  const isMissed = number % 7 === 0;
  const at = (milliseconds: number) => new Date(startedAt + milliseconds).toISOString();
  return {
    startedAt: at(0),
    endedAt: at(500_000),
    title: `Where is my order ${number}?`,
    channelName: 'website',
    channelUrl: 'https://acme.slack.com/archives/C0123456789',
    agentName: isMissed ? '' : `Agent ${number % 12}`,
    agentAvatarUrl: '',
    firstResponseAt: isMissed ? '0001-01-01T00:00:00Z' : at(40_000),
    chatRating: number % 3 === 0 ? 'up' : null,
    chatFeedback: '',
    visitor: {
      name: `Visitor ${number}`,
      email: `visitor${number}@example.test`,
      location: 'Portland, United States',
      currentPage: `https://acme.test/products/${number % 900}?from=mail&id=${number}`,
      createdAt: at(-86_400_000),
      identUserId: `user-${number}`,
      identTraits: '{"plan":"team"}',
      avatarUrl: '',
    },
  };
}
