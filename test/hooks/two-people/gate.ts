/** What becomes of a request or an answer that waits at the gate. */
export type Fate = 'pass' | 'lost' | 'refused' | 'kept';

/** A request on its way to the server, or its answer on the way back. */
export interface Held {
  isAnswer: boolean;
  /** It changes what the server has. */
  isSave: boolean;
  release(fate: Fate): void;
}

interface GateListener {
  onAsk(request: Request): void;
  /** The server has dealt with it; the person does not know yet. */
  onServe(request: Request, status: number, body: unknown): void;
  onDeliver(request: Request, status: number, body: unknown): void;
  /** The server has kept everything as it was, and says that the save went well. */
  onKeep(): void;
}

/** A network on which nothing moves until the test says so, and then in whatever order it likes. */
export function makeGate({ onAsk, onServe, onDeliver, onKeep }: GateListener) {
  const held: Held[] = [];
  let underWay = 0;
  let isLeft = false;
  const hasLeft = () => isLeft;

  function hold({ method }: Request, isAnswer: boolean): Promise<Fate> {
    return new Promise((resolve) => {
      const item: Held = {
        isAnswer,
        isSave: method !== 'GET',
        release: (fate) => {
          held.splice(held.indexOf(item), 1);
          resolve(fate);
        },
      };
      held.push(item);
    });
  }

  async function serve(request: Request): Promise<Response> {
    underWay += 1;
    try {
      const answer = await fetch(request);
      const text = await answer.text();
      onServe(request, answer.status, text === '' ? undefined : JSON.parse(text));
      return new Response(text, { status: answer.status, headers: answer.headers });
    } finally {
      underWay -= 1;
    }
  }

  /** A server that claims to have saved: 200, and everything as it was. */
  async function serveNothing(request: Request): Promise<Response> {
    underWay += 1;
    try {
      const { url, headers, method } = request;
      const answer = await fetch(new Request(url, { method, headers, body: '{}' }));
      if (answer.status === 200) onKeep();
      return new Response(await answer.text(), { status: answer.status, headers: answer.headers });
    } finally {
      underWay -= 1;
    }
  }

  const gatedFetch: typeof fetch = async (input, init) => {
    if (hasLeft()) return never();
    const request = new Request(input, { ...init, signal: null });
    onAsk(request);
    const fate = await hold(request, false);
    if (fate === 'lost') throw new TypeError('Failed to fetch');
    if (fate === 'refused') return Response.json({ Message: 'Not now' }, { status: 500 });
    const isKept = fate === 'kept' && request.method === 'PUT';
    const response = isKept ? await serveNothing(request) : await serve(request);
    if (hasLeft()) return never();
    // An answer cannot be changed on its way: it arrives, unless it is lost.
    const arrives = !['lost', 'refused'].includes(await hold(request, true));
    if (hasLeft()) return never();
    if (!arrives) throw new TypeError('Failed to fetch');
    if (!isKept) onDeliver(request, response.status, await response.clone().json());
    return response;
  };

  return {
    held,
    fetch: gatedFetch,
    /** Whether the server is working: then the world moves on its own. */
    isServing: () => underWay > 0,
    /** As when the page is left: what was sent may still reach the server, but no answer arrives. */
    leave() {
      isLeft = true;
    },
  };
}

function never(): Promise<Response> {
  return new Promise(() => undefined);
}
