import { Input, Tree, type TreeDataNode } from 'antd';
import type { QuestionNode } from 'chatdeck/model';
import { useState } from 'react';
import { expose } from '../../render/harness';
import { moveBy, moved, questions, withText } from '../trees';

/** Its height makes it draw the lines in view alone, as its documents advise for long ones. */
const height = 600;

function Questions() {
  const [nodes, setNodes] = useState(questions);
  const titleOf = (node: QuestionNode) => (
    <Input
      value={node.text}
      onChange={(event) => setNodes((former) => withText(former, node.id, event.target.value))}
      onKeyDown={(event) => {
        // The tree takes the space bar for itself.
        event.stopPropagation();
        const by = moveBy(event);
        if (by) setNodes((former) => moved(former, node.id, by));
      }}
    />
  );
  const dataOf = (node: QuestionNode): TreeDataNode => ({
    key: node.id,
    title: titleOf(node),
    children: node.children.map(dataOf),
  });
  return <Tree treeData={nodes.map(dataOf)} defaultExpandAll draggable blockNode height={height} />;
}

expose(() => <Questions />);
