/**
 * Keeps where each entry of the browser's history was scrolled to. The browser's own way is of no use here: a page comes
 * and grows long after its address has changed.
 */
const STORED = 'chatdeck-dashboard:scroll';
/** How long a page may take to grow to its old height. */
const PATIENCE = 5_000;
/** By one of these a person scrolls for themselves. */
const intents = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const;

const positions = readStored();
let entry = currentEntry();
let target = positions.get(entry) ?? 0;
let isRestoring = false;

/** To be called once, before anything else listens to the address. */
export function keepScroll(): void {
  history.scrollRestoration = 'manual';
  const keep = () => {
    if (!isRestoring) positions.set(entry, window.scrollY);
  };
  window.addEventListener('scroll', keep, { passive: true });
  window.addEventListener('hashchange', () => {
    // The page has not changed yet. An entry of the same page as the one before was never scrolled itself.
    keep();
    entry = currentEntry();
    target = positions.get(entry) ?? 0;
  });
  window.addEventListener('pagehide', () => {
    keep();
    store();
  });
}

/** Scrolls to where this entry was left, the top for a new one, again and again while the page grows. */
export function restoreScroll(): () => void {
  const abort = new AbortController();
  const stop = () => {
    isRestoring = false;
    observer.disconnect();
    clearTimeout(timer);
    abort.abort();
  };
  const scroll = () => window.scrollTo(0, target);
  const observer = new ResizeObserver(scroll);
  const timer = setTimeout(stop, target === 0 ? 0 : PATIENCE);
  isRestoring = true;
  scroll();
  observer.observe(document.body);
  for (const intent of intents) window.addEventListener(intent, stop, { signal: abort.signal, passive: true });
  return stop;
}

/** The name of the history's current entry, which it gets when it is new. */
function currentEntry(): string {
  const state = history.state as { entry?: unknown } | null;
  if (typeof state?.entry === 'string') return state.entry;
  const name = crypto.getRandomValues(new Uint32Array(2)).join('-');
  history.replaceState({ ...state, entry: name }, '');
  return name;
}

function readStored(): Map<string, number> {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(STORED) ?? '[]');
    return new Map(Array.isArray(stored) ? stored.filter(isPosition) : []);
  } catch {
    return new Map();
  }
}

function isPosition(value: unknown): value is [string, number] {
  return Array.isArray(value) && typeof value[0] === 'string' && typeof value[1] === 'number';
}

/** The newest hundred, so that the storage does not fill. */
function store(): void {
  try {
    sessionStorage.setItem(STORED, JSON.stringify([...positions].slice(-100)));
  } catch {
    // Where nothing may be stored, a reload starts at the top.
  }
}
