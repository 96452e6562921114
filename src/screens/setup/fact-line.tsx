import type { SetupFact, SetupFactName } from '../../model/setup/setup';
import { useLabels } from '../../ui/theme/labels';
import { CopyButton } from '../../ui/base/copy-button';
import { Button, VisuallyHidden } from '../../ui/radix';
import { useDates } from '../../ui/format/dates';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { setupLabels, type SetupLabels } from './labels';

interface FactLineProps {
  facts: readonly SetupFact[];
}

const names = {
  channel: 'factChannel',
  workspace: 'factWorkspace',
  authorizedBy: 'factAuthorizedBy',
  widgetId: 'factWidgetId',
  plan: 'factPlan',
} as const satisfies Record<SetupFactName, keyof SetupLabels>;

/**
 * Rotates through facts about the widget. Pauses while hovered or focused; shows all facts on request or under reduced
 * motion.
 */
export function FactLine({ facts }: FactLineProps) {
  const labels = useLabels(setupLabels);
  const isStill = useReducedMotion();
  const [isWhole, setWhole] = useState(false);
  const [isPointed, setPointed] = useState(false);
  const [isFocused, setFocused] = useState(false);
  // The ID is the least telling.
  const first = facts[0]?.name === 'widgetId' ? 1 : 0;
  const index = useRotation(facts.length, first, isStill || isWhole || isPointed || isFocused);
  const current = facts[index];
  const showsAll = isStill || isWhole;
  return (
    <div
      role="group"
      aria-label={labels.facts}
      className="cd-facts"
      data-chatdeck="facts"
      data-state={showsAll ? 'whole' : 'rotating'}
      onPointerEnter={() => setPointed(true)}
      onPointerLeave={() => setPointed(false)}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
    >
      {showsAll ? (
        <FactList facts={facts} canCopy />
      ) : (
        <>
          <VisuallyHidden>
            <FactList facts={facts} />
          </VisuallyHidden>
          {current && (
            <p key={current.name} className="cd-fact" aria-hidden="true" data-name={current.name}>
              <span className="cd-fact-name">{labels[names[current.name]]}</span> <FactValue fact={current} isShort />
            </p>
          )}
        </>
      )}
      {!isStill && facts.length > 1 && (
        <Button type="button" size="1" variant="ghost" color="gray" onClick={() => setWhole(!isWhole)}>
          {isWhole ? labels.fewerFacts : labels.allFacts}
        </Button>
      )}
    </div>
  );
}

function FactList({ facts, canCopy = false }: FactLineProps & { canCopy?: boolean }) {
  const labels = useLabels(setupLabels);
  return (
    <dl className="cd-fact-list">
      {facts.map((fact) => (
        <div key={fact.name} className="cd-fact" data-name={fact.name}>
          <dt className="cd-fact-name">{labels[names[fact.name]]}</dt>
          <dd>
            <FactValue fact={fact} />
            {canCopy && fact.name === 'widgetId' && (
              <>
                {' '}
                <CopyButton text={fact.value} label={labels.copyWidgetId} layout="icon" />
              </>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** How much of an ID tells one widget from another. */
const ID_START = 8;

function FactValue({ fact: { name, value, at }, isShort = false }: { fact: SetupFact; isShort?: boolean }) {
  const labels = useLabels(setupLabels);
  const { day } = useDates();
  return (
    <>
      <bdi>{isShort && name === 'widgetId' ? `${value.slice(0, ID_START)}…` : value}</bdi>
      {at !== undefined && ` ${labels.factOn(day(at))}`}
    </>
  );
}

/** How long each entry shows. */
const rotationMs = 4000;

/** The index of the current entry, advancing unless something holds it. */
function useRotation(count: number, first: number, isHeld: boolean): number {
  const [turn, setTurn] = useState(0);
  useEffect(() => {
    if (isHeld || count < 2) return;
    const timer = setInterval(() => setTurn((now) => now + 1), rotationMs);
    return () => clearInterval(timer);
  }, [count, isHeld]);
  return count === 0 ? 0 : (first + turn) % count;
}

const query = '(prefers-reduced-motion: reduce)';

/** Whether the user prefers reduced motion. If that can't be known, nothing moves. */
function useReducedMotion(): boolean {
  return useSyncExternalStore(subscribe, read, () => true);
}

function subscribe(listener: () => void): () => void {
  const list = listOf();
  list?.addEventListener('change', listener);
  return () => list?.removeEventListener('change', listener);
}

function read(): boolean {
  return listOf()?.matches ?? true;
}

function listOf(): MediaQueryList | undefined {
  return typeof window.matchMedia === 'function' ? window.matchMedia(query) : undefined;
}
