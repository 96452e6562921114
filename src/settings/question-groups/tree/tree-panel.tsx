import type { TreePanel } from '../../../model/settings/question-groups/tree-state';
import { CloseIcon } from '../../../ui/base/icons';
import { renderNow } from '../../../ui/overlays/render-now';
import { lazyPart } from '../../../ui/later/lazy-part';
import { Skeleton } from '../../../ui/base/skeleton';
import { Heading, IconButton } from '../../../ui/radix';
import { useLabels } from '../../../ui/theme/labels';
import { useEffect, useId, useRef, type KeyboardEvent } from 'react';
import { questionGroupsLabels } from '../labels';
import { CheckPanel } from './check-panel';
import { useTree } from './tree-context';

const PlayerPanel = lazyPart(
  () => import('./player-panel').then((part) => part.PlayerPanel),
  <Skeleton height="480px" />,
);

/** Next to the tree: the questions as a visitor sees them, or the problems found. */
export function TreePanelView({ panel }: { panel: TreePanel }) {
  const { dispatch } = useTree();
  const labels = useLabels(questionGroupsLabels);
  const titleId = useId();
  const place = useRef<HTMLElement>(null);
  useEffect(() => {
    if (panel.isUnasked) return;
    place.current?.focus({ preventScroll: true });
    // On a phone it is below all lines.
    place.current?.scrollIntoView({ block: 'nearest' });
  }, [panel]);
  const close = () => {
    const tree = place.current?.closest('.cd-tree');
    // The button that opens the player comes back.
    renderNow(() => dispatch({ type: 'togglePanel', name: panel.name }));
    tree?.querySelector<HTMLElement>(`.cd-tree-tools [data-panel="${panel.name}"]`)?.focus();
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') close();
  };
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape closes it from any of its controls.
    <section
      ref={place}
      tabIndex={-1}
      className="cd-tree-panel"
      aria-labelledby={titleId}
      data-chatdeck="tree-panel"
      data-name={panel.name}
      onKeyDown={handleKeyDown}
    >
      <div className="cd-tree-panel-head">
        <Heading as="h3" size="2" id={titleId}>
          {panel.name === 'player' ? labels.tryIt : labels.check}
        </Heading>
        <IconButton type="button" size="1" variant="ghost" color="gray" aria-label={labels.closePanel} onClick={close}>
          <CloseIcon size={16} aria-hidden />
        </IconButton>
      </div>
      {panel.name === 'player' ? <PlayerPanel panel={panel} /> : <CheckPanel />}
    </section>
  );
}
