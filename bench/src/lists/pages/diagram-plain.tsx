import type { QuestionNode } from 'chatdeck/model';
import { Fragment, useState } from 'react';
import { expose } from '../../render/harness';
import { questions } from '../trees';

interface Box {
  node: QuestionNode;
  link: string | undefined;
  x: number;
  y: number;
  from: Box | undefined;
}

const [ROW, COLUMN, WIDTH, HEIGHT] = [44, 328, 184, 32];

/** Every question below each other and every end in a row of its own, each question beside the middle of its answers. */
function place(nodes: readonly QuestionNode[], boxes: Box[], rows: { used: number }, x: number, from?: Box): void {
  for (const node of nodes) {
    const box: Box = { node, link: from && node.text, x, y: 0, from };
    boxes.push(box);
    const answers = node.isQ ? node.children : [];
    for (const answer of answers) {
      if (answer.children.length > 0) place(answer.children, boxes, rows, x + COLUMN, box);
      else boxes.push({ node: answer, link: answer.text, x: x + COLUMN, y: rows.used++ * ROW, from: box });
    }
    const ends = boxes.filter((one) => one.from === box);
    box.y = ((ends[0]?.y ?? 0) + (ends.at(-1)?.y ?? 0)) / 2;
  }
}

function Diagram() {
  const boxes: Box[] = [];
  const rows = { used: 0 };
  place(questions, boxes, rows, COLUMN);
  return (
    <svg width={5 * COLUMN} height={rows.used * ROW}>
      {boxes.map(({ node, link, x, y, from }) => (
        <Fragment key={node.id}>
          <path
            fill="none"
            stroke="gray"
            d={`M${(from?.x ?? 0) + WIDTH},${from?.y ?? 0}C${x - 70},${from?.y ?? 0},${x - 70},${y},${x},${y}`}
          />
          {link !== undefined && (
            <text x={x - 6} y={y - 5} textAnchor="end">
              {link}
            </text>
          )}
          <g data-kind={node.isQ ? 'branch' : 'end'}>
            <title>{node.text}</title>
            <rect x={x} y={y - HEIGHT / 2} width={WIDTH} height={HEIGHT} rx={6} fill="white" stroke="gray" />
            <text x={x + 12} y={y} dy="0.35em">
              {node.isQ ? node.text : node.action}
            </text>
          </g>
        </Fragment>
      ))}
    </svg>
  );
}

function Views() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      {['Outline', 'Diagram'].map((name) => (
        <button
          key={name}
          type="button"
          role="radio"
          aria-checked={isOpen === (name === 'Diagram')}
          onClick={() => setOpen(name === 'Diagram')}
        >
          {name}
        </button>
      ))}
      {isOpen && <Diagram />}
    </>
  );
}

expose(() => <Views />);
