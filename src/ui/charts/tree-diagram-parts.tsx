import { LinkHorizontal } from '@visx/shape';
import { diagramNode, pointOf, shortened, type DiagramPoint, type DiagramSize } from './tree-diagram-layout';

interface PartProps {
  size: DiagramSize;
  direction: 'ltr' | 'rtl';
}

interface Place {
  x: number;
  y: number;
}

/** The most characters that fit in a box, and on the line before it. */
const BOX_TEXT = 26;
const LINK_TEXT = 19;

interface DiagramEdgeProps extends PartProps {
  link: { source: DiagramPoint; target: DiagramPoint };
}

/** The line between two nodes, with what leads along it. */
export function DiagramEdge({ link, size, direction }: DiagramEdgeProps) {
  const [from, to] = [pointOf(link.source, size, direction), pointOf(link.target, size, direction)];
  const isLtr = direction === 'ltr';
  const source = { x: isLtr ? from.x + from.width : from.x, y: from.y + from.height / 2 };
  const target = { x: isLtr ? to.x : to.x + to.width, y: to.y + to.height / 2 };
  const { link: text, isVisited } = link.target.data;
  return (
    <g aria-hidden data-visited={isVisited || undefined}>
      <LinkHorizontal<{ source: Place; target: Place }, Place>
        data={{ source, target }}
        x={({ x }) => x}
        y={({ y }) => y}
        className="cd-diagram-edge"
      />
      {text !== undefined && (
        <text className="cd-diagram-link" x={target.x + (isLtr ? -6 : 6)} y={target.y - 5}>
          {shortened(text, LINK_TEXT)}
        </text>
      )}
    </g>
  );
}

interface DiagramBoxProps extends PartProps {
  point: DiagramPoint;
  /** Before the node's own ID. */
  idPrefix: string;
}

/** A node: a box, or a pill at an end. */
export function DiagramBox({ point, size, direction, idPrefix }: DiagramBoxProps) {
  const { x, y, width, height } = pointOf(point, size, direction);
  const { id, kind, text, name, tone = 'plain' } = point.data;
  const isLtr = direction === 'ltr';
  const siblings = point.parent?.children ?? [point];
  return (
    <g
      id={`${idPrefix}${id}`}
      className={diagramNode({ tone, state: kind })}
      data-id={id}
      data-kind={kind}
      data-tone={tone}
      role="treeitem"
      aria-label={name}
      aria-level={point.depth + 1}
      aria-posinset={siblings.indexOf(point) + 1}
      aria-setsize={siblings.length}
    >
      <title>{name}</title>
      <rect x={x} y={y} width={width} height={height} rx={kind === 'end' ? height / 2 : 6} />
      <text x={isLtr ? x + 12 : x + width - 12} y={y + height / 2} dy="0.35em">
        {shortened(text, BOX_TEXT)}
      </text>
    </g>
  );
}
