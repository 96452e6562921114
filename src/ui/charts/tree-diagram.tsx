import { hierarchy, Tree } from '@visx/hierarchy';
import { memo, useId, useMemo, useRef, useState, type KeyboardEvent, type MouseEvent, type Ref } from 'react';
import { useTheme } from '../theme/theme-context';
import { DiagramEdge, DiagramBox } from './tree-diagram-parts';
import { diagramSize, pointOf, type DiagramNode, type DiagramPoint } from './tree-diagram-layout';
import { nodeBeside, zoomAfter } from './tree-diagram-keys';
import { ZoomTools } from './zoom-tools';

interface TreeDiagramProps {
  /** What it shows, for screen readers. */
  label: string;
  root: DiagramNode;
  /** A node was clicked, or chosen with Enter. */
  onOpen(id: string): void;
  /** The drawing, for a download. */
  drawingRef?: Ref<SVGSVGElement> | undefined;
}

/** A tree from its root to its ends, to scroll and to zoom. Arrow keys go along its branches. */
export function TreeDiagram({ label, root, onOpen, drawingRef }: TreeDiagramProps) {
  const { direction } = useTheme();
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const [zoom, setZoom] = useState(1);
  const [activeId, setActiveId] = useState(root.id);
  const [hasFocus, setFocus] = useState(false);
  const tree = useMemo(() => hierarchy(root, ({ children }) => [...children]), [root]);
  const size = diagramSize(tree);
  const fit = () => setZoom(Math.min(1, (box.current?.clientWidth ?? size.width) / size.width));
  const go = (point: DiagramPoint) => {
    setActiveId(point.data.id);
    const { x, y, width, height } = pointOf(point, size, direction);
    const view = box.current;
    if (!view) return;
    const [left, top] = [
      (x + width / 2) * zoom - view.clientWidth / 2,
      (y + height / 2) * zoom - view.clientHeight / 2,
    ];
    view.scrollTo({ left, top });
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    const points = tree.descendants() as DiagramPoint[];
    const active = points.find(({ data }) => data.id === activeId) ?? points[0];
    const next = active && nodeBeside(points, active, event.key, direction);
    const nextZoom = zoomAfter(zoom, event.key);
    if (event.ctrlKey || event.metaKey || event.altKey || !active) return;
    if (next) go(next);
    else if (event.key === 'Enter') onOpen(active.data.id);
    else if (nextZoom !== undefined) setZoom(nextZoom);
    else if (event.key === '0') fit();
    else if (!event.key.startsWith('Arrow')) return;
    event.preventDefault();
  };
  const handleClick = (event: MouseEvent) => {
    const node = (event.target as Element).closest('[data-id]')?.getAttribute('data-id');
    if (node) onOpen(node);
  };
  return (
    <div className="cd-diagram" data-chatdeck="tree-diagram">
      <ZoomTools zoom={zoom} onZoomChange={setZoom} onFit={fit} />
      <div ref={box} className="cd-diagram-box">
        <svg
          ref={drawingRef}
          className="cd-diagram-drawing"
          role="tree"
          aria-label={label}
          aria-activedescendant={`${id}${activeId}`}
          tabIndex={0}
          width={size.width * zoom}
          height={size.height * zoom}
          viewBox={`0 0 ${size.width} ${size.height}`}
          onKeyDown={handleKeyDown}
          onClick={handleClick}
          onFocus={() => setFocus(true)}
          onBlur={() => setFocus(false)}
        >
          <Branches tree={tree} idPrefix={id} direction={direction} />
          {hasFocus && <Ring tree={tree} activeId={activeId} direction={direction} />}
        </svg>
      </div>
    </div>
  );
}

interface BranchesProps {
  tree: ReturnType<typeof hierarchy<DiagramNode>>;
  idPrefix: string;
  direction: 'ltr' | 'rtl';
}

/** Drawn once for each tree, not with every key or zoom. */
const Branches = memo(function Branches({ tree, idPrefix, direction }: BranchesProps) {
  const size = diagramSize(tree);
  return (
    <Tree root={tree} size={[size.breadth, size.depth]} separation={sameDistance}>
      {(laid) => (
        <>
          {laid.links().map((link) => (
            <DiagramEdge key={link.target.data.id} link={link} size={size} direction={direction} />
          ))}
          {laid.descendants().map((point) => (
            <DiagramBox
              key={point.data.id}
              point={point}
              size={size}
              direction={direction}
              domId={`${idPrefix}${point.data.id}`}
            />
          ))}
        </>
      )}
    </Tree>
  );
});

const sameDistance = () => 1;

function Ring({ tree, activeId, direction }: Omit<BranchesProps, 'idPrefix'> & { activeId: string }) {
  const points = tree.descendants() as DiagramPoint[];
  const active = points.find(({ data }) => data.id === activeId) ?? points[0];
  if (!active) return null;
  const { x, y, width, height } = pointOf(active, diagramSize(tree), direction);
  return (
    <rect className="cd-diagram-ring" x={x - 3} y={y - 3} width={width + 6} height={height + 6} rx={9} aria-hidden />
  );
}
