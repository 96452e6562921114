import { DndContext } from '@dnd-kit/core';
import { SortableContext, useSortable, verticalListSortingStrategy } from '@dnd-kit/sortable';
import type { QuestionNode } from 'chatdeck/model';
import { memo, useCallback, useState } from 'react';
import { expose } from '../../render/harness';
import { moveBy, moved, questions, toggled, withText } from '../trees';

interface Line {
  node: QuestionNode;
  depth: number;
}

interface LineProps extends Line {
  isOpen: boolean;
  onText(id: string, text: string): void;
  onFold(id: string): void;
  onMove(id: string, by: 1 | -1): void;
}

/** As the library's example of a sortable tree: the tree as a flat list of what is open, each line sortable. */
function Questions() {
  const [nodes, setNodes] = useState(questions);
  const [collapsed, setCollapsed] = useState<ReadonlySet<string>>(new Set());
  const lines = linesOf(nodes, collapsed);
  const handleText = useCallback((id: string, text: string) => setNodes((former) => withText(former, id, text)), []);
  const handleFold = useCallback((id: string) => setCollapsed((former) => toggled(former, id)), []);
  const handleMove = useCallback((id: string, by: 1 | -1) => setNodes((former) => moved(former, id, by)), []);
  return (
    <DndContext>
      <SortableContext items={lines.map(({ node }) => node.id)} strategy={verticalListSortingStrategy}>
        {lines.map(({ node, depth }) => (
          <SortableLine
            key={node.id}
            node={node}
            depth={depth}
            isOpen={!collapsed.has(node.id)}
            onText={handleText}
            onFold={handleFold}
            onMove={handleMove}
          />
        ))}
      </SortableContext>
    </DndContext>
  );
}

const SortableLine = memo(function SortableLine({ node, depth, isOpen, onText, onFold, onMove }: LineProps) {
  const { id, text, children } = node;
  const { attributes, listeners, setNodeRef } = useSortable({ id });
  return (
    <div ref={setNodeRef} style={{ paddingInlineStart: depth * 24 }}>
      <button type="button" {...attributes} {...listeners}>
        ⠿
      </button>
      {children.length > 0 && (
        <button type="button" data-fold onClick={() => onFold(id)}>
          {isOpen ? '-' : '+'}
        </button>
      )}
      <input
        data-id={id}
        value={text}
        onChange={(event) => onText(id, event.target.value)}
        onKeyDown={(event) => {
          const by = moveBy(event);
          if (by) onMove(id, by);
        }}
      />
    </div>
  );
});

function linesOf(nodes: readonly QuestionNode[], collapsed: ReadonlySet<string>, depth = 0): Line[] {
  return nodes.flatMap((node) => [
    { node, depth },
    ...(collapsed.has(node.id) ? [] : linesOf(node.children, collapsed, depth + 1)),
  ]);
}

expose(() => <Questions />);
