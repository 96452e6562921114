import { useState } from 'react';
import type { QuestionNode } from 'chatdeck/model';
import { expose } from '../../render/harness';
import { moveBy, moved, questions, toggled, withText } from '../trees';

interface NodesProps {
  nodes: readonly QuestionNode[];
  collapsed: ReadonlySet<string>;
  onText(id: string, text: string): void;
  onFold(id: string): void;
  onMove(id: string, by: 1 | -1): void;
}

function Tree() {
  const [nodes, setNodes] = useState(questions);
  const [collapsed, setCollapsed] = useState<ReadonlySet<string>>(new Set());
  return (
    <Nodes
      nodes={nodes}
      collapsed={collapsed}
      onText={(id, text) => setNodes((former) => withText(former, id, text))}
      onFold={(id) => setCollapsed((former) => toggled(former, id))}
      onMove={(id, by) => setNodes((former) => moved(former, id, by))}
    />
  );
}

function Nodes(props: NodesProps) {
  const { nodes, collapsed, onText, onFold, onMove } = props;
  return (
    <ul>
      {nodes.map(({ id, text, children }) => (
        <li key={id}>
          {children.length > 0 && (
            <button type="button" data-fold onClick={() => onFold(id)}>
              {collapsed.has(id) ? '+' : '-'}
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
          {children.length > 0 && !collapsed.has(id) && <Nodes {...props} nodes={children} />}
        </li>
      ))}
    </ul>
  );
}

expose(() => <Tree />);
