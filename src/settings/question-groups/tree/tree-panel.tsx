import type { QuestionFinding } from '../../../model/settings/question-groups/review';
import { CloseIcon } from '../../../ui/base/icons';
import { lazyPart } from '../../../ui/later/lazy-part';
import { Heading, IconButton } from '../../../ui/radix';
import { Skeleton } from '../../../ui/base/skeleton';
import { useEffect, useId, useRef, type KeyboardEvent } from 'react';
import { CheckPanel } from './check-panel';
import type { PlayerPanelProps } from './player-panel';
import type { TreePanel } from './tree-toolbar';

const PlayerPanel = lazyPart(
  () => import('./player-panel').then((part) => part.PlayerPanel),
  <Skeleton height="480px" />,
);

interface TreePanelViewProps extends PlayerPanelProps {
  panel: TreePanel;
  findings: readonly QuestionFinding[];
  onClose(): void;
}

/** Beside the tree: the questions as a visitor sees them, or what would let one down. */
export function TreePanelView({ panel, findings, onClose, ...player }: TreePanelViewProps) {
  const { tree, onPick, labels } = player;
  const titleId = useId();
  const place = useRef<HTMLElement>(null);
  useEffect(() => {
    place.current?.focus({ preventScroll: true });
    // On a phone it stands below all lines.
    place.current?.scrollIntoView({ block: 'nearest' });
  }, [panel, player.from]);
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onClose();
  };
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape closes it from any of its controls.
    <section
      ref={place}
      tabIndex={-1}
      className="cd-tree-panel"
      aria-labelledby={titleId}
      data-chatdeck="tree-panel"
      data-name={panel}
      onKeyDown={handleKeyDown}
    >
      <div className="cd-tree-panel-head">
        <Heading as="h3" size="2" weight="medium" id={titleId}>
          {panel === 'player' ? labels.tryIt : labels.check}
        </Heading>
        <IconButton
          type="button"
          size="1"
          variant="ghost"
          color="gray"
          aria-label={labels.closePanel}
          onClick={onClose}
        >
          <CloseIcon size={16} aria-hidden />
        </IconButton>
      </div>
      {panel === 'player' ? (
        <PlayerPanel {...player} />
      ) : (
        <CheckPanel tree={tree} findings={findings} onPick={onPick} labels={labels} />
      )}
    </section>
  );
}
