import { hierarchy, Tree } from '@visx/hierarchy';
import {
  memo,
  useId,
  useImperativeHandle,
  useMemo,
  useRef,
  useState,
  type KeyboardEvent,
  type MouseEvent,
  type Ref,
} from 'react';
import { flushSync } from 'react-dom';
import { useBeforePaint } from '../base/use-before-paint';
import { useTheme } from '../theme/theme-context';
import { svgText } from './svg-text';
import { DiagramEdge, DiagramBox } from './tree-diagram-parts';
import {
  diagramSize,
  isBetween,
  pointOf,
  rowsAround,
  scrolledRow,
  type DiagramNode,
  type DiagramPoint,
  type DiagramRows,
} from './tree-diagram-layout';
import { nodeBeside, zoomAfter } from './tree-diagram-keys';
import { ZoomTools } from './zoom-tools';

/** What can be asked of a diagram. */
export interface TreeDiagramHandle {
  /** The whole of it as SVG, also what isn't in view. */
  toSvg(this: void): string;
}

/** How far a diagram is zoomed, and which node keys go on from. */
export interface DiagramPlace {
  /** 1 is full size. */
  zoom: number;
  /** A node's ID; the root is meant if there is none. */
  activeId?: string | undefined;
}

interface TreeDiagramProps {
  /** What it shows, for screen readers. */
  label: string;
  root: DiagramNode;
  place: DiagramPlace;
  onPlaceChange(next: DiagramPlace): void;
  /** A node was clicked, or chosen with Enter. */
  onOpen(id: string): void;
  handleRef?: Ref<TreeDiagramHandle> | undefined;
}

/**
 * A tree from its root to its ends, to scroll and to zoom. Arrow keys go along its branches. Only what is in view or near
 * it is drawn.
 */
export function TreeDiagram({ label, root, place, onPlaceChange, onOpen, handleRef }: TreeDiagramProps) {
  const { direction } = useTheme();
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const { zoom } = place;
  const [hasFocus, setFocus] = useState(false);
  const drawing = useRef<SVGSVGElement>(null);
  const [row, setRow] = useState(0);
  const [isWhole, setWhole] = useState(false);
  useImperativeHandle(
    handleRef,
    () => ({
      toSvg: () => {
        flushSync(() => setWhole(true));
        const text = drawing.current ? svgText(drawing.current) : '';
        setWhole(false);
        return text;
      },
    }),
    [],
  );
  const tree = useMemo(() => hierarchy(root, ({ children }) => [...children]), [root]);
  const size = diagramSize(tree);
  const active = tree.descendants().find(({ data }) => data.id === place.activeId) ?? tree;
  /** Where the left edge of the drawing is scrolled to: from right to left, scrolling counts from the right. */
  const leftEdge = (view: Element) => (direction === 'ltr' ? 0 : view.scrollWidth - view.clientWidth);
  const centerOf = (point: DiagramPoint) => {
    const { x, y, width, height } = pointOf(point, size, direction);
    return { x: x + width / 2, y: y + height / 2 };
  };
  const center = (at: { x: number; y: number }, scale: number) => {
    const view = box.current;
    if (!view) return;
    view.scrollLeft = at.x * scale - view.clientWidth / 2 - leftEdge(view);
    view.scrollTop = at.y * scale - view.clientHeight / 2;
  };
  const centerOfView = () => {
    const view = box.current;
    if (!view) return { x: 0, y: 0 };
    const left = view.scrollLeft + leftEdge(view);
    return { x: (left + view.clientWidth / 2) / zoom, y: (view.scrollTop + view.clientHeight / 2) / zoom };
  };
  const zoomTo = (next: number, at = centerOfView()) => {
    flushSync(() => onPlaceChange({ ...place, zoom: next }));
    center(at, next);
  };
  const fit = () => zoomTo(Math.min(1, (box.current?.clientWidth ?? size.width) / size.width));
  useBeforePaint(() => {
    if (active !== tree) center(centerOf(active as DiagramPoint), zoom);
    // Only where it was left.
  }, []);
  const handleKeyDown = (event: KeyboardEvent) => {
    const points = tree.descendants() as DiagramPoint[];
    const from = active as DiagramPoint;
    const next = nodeBeside(points, from, event.key, direction);
    const nextZoom = zoomAfter(zoom, event.key);
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (next) {
      onPlaceChange({ ...place, activeId: next.data.id });
      center(centerOf(next), zoom);
    } else if (event.key === 'Enter') onOpen(from.data.id);
    else if (nextZoom !== undefined) zoomTo(nextZoom, centerOf(from));
    else if (event.key === '0') fit();
    else if (!event.key.startsWith('Arrow')) return;
    event.preventDefault();
  };
  const handleClick = (event: MouseEvent) => {
    const node = (event.target as Element).closest('[data-id]')?.getAttribute('data-id');
    if (node) onOpen(node);
  };
  const branches = { tree, idPrefix: id, direction, ...(isWhole ? everyRow : rowsAround(row, zoom)) };
  return (
    <div className="cd-diagram" data-chatdeck="tree-diagram">
      <ZoomTools zoom={zoom} onZoomChange={zoomTo} onFit={fit} />
      <div ref={box} className="cd-diagram-box" onScroll={(event) => setRow(scrolledRow(event.currentTarget))}>
        <svg
          ref={drawing}
          className="cd-diagram-drawing"
          role="tree"
          aria-label={label}
          aria-activedescendant={`${id}${active.data.id}`}
          tabIndex={0}
          width={size.width * zoom}
          height={size.height * zoom}
          viewBox={`0 0 ${size.width} ${size.height}`}
          onKeyDown={handleKeyDown}
          onClick={handleClick}
          onFocus={() => setFocus(true)}
          onBlur={() => setFocus(false)}
        >
          <Branches {...branches} />
          {hasFocus && <Active {...branches} active={active as DiagramPoint} />}
        </svg>
      </div>
    </div>
  );
}

const everyRow: DiagramRows = { top: Number.NEGATIVE_INFINITY, bottom: Number.POSITIVE_INFINITY };

interface BranchesProps extends DiagramRows {
  tree: ReturnType<typeof hierarchy<DiagramNode>>;
  idPrefix: string;
  direction: 'ltr' | 'rtl';
}

/** Drawn once for each tree and place, not with every key. */
const Branches = memo(function Branches({ tree, idPrefix, direction, top, bottom }: BranchesProps) {
  const size = diagramSize(tree);
  const rows = { top, bottom };
  return (
    <Tree root={tree} size={[size.breadth, size.depth]} separation={sameDistance}>
      {(laid) => (
        <>
          {laid
            .links()
            .filter(({ source, target }) => isBetween(rows, source, target))
            .map((link) => (
              <DiagramEdge key={link.target.data.id} link={link} size={size} direction={direction} />
            ))}
          {laid
            .descendants()
            .filter((point) => isBetween(rows, point))
            .map((point) => (
              <DiagramBox key={point.data.id} point={point} size={size} direction={direction} idPrefix={idPrefix} />
            ))}
        </>
      )}
    </Tree>
  );
});

const sameDistance = () => 1;

interface ActiveProps extends BranchesProps {
  active: DiagramPoint;
}

/** A ring around the node that keys go on from, and the node itself where it was scrolled out of view. */
function Active({ tree, idPrefix, direction, active, ...rows }: ActiveProps) {
  const size = diagramSize(tree);
  const { x, y, width, height } = pointOf(active, size, direction);
  return (
    <>
      {!isBetween(rows, active) && <DiagramBox point={active} size={size} direction={direction} idPrefix={idPrefix} />}
      <rect className="cd-diagram-ring" x={x - 3} y={y - 3} width={width + 6} height={height + 6} rx={9} aria-hidden />
    </>
  );
}
