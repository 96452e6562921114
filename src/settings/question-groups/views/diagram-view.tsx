import { decodeEntities } from '../../../model/core/decode-entities';
import type { QuestionNode } from '../../../model/entities/question-group';
import { flawsById } from '../../../model/settings/question-groups/review';
import type { QuestionTree } from '../../../model/settings/question-groups/tree';
import { TreeDiagram, type DiagramPlace, type TreeDiagramHandle } from '../../../ui/charts/tree-diagram';
import type { DiagramNode } from '../../../ui/charts/tree-diagram-layout';
import { Text } from '../../../ui/radix';
import { useLabels } from '../../../ui/theme/labels';
import { useMemo, type Ref } from 'react';
import { questionGroupsLabels } from '../labels';
import { useTree } from '../tree/tree-context';
import { useEndText } from './use-end-text';

/** The root's ID, which no line has. */
const ROOT = '';

interface DiagramViewProps {
  handleRef: Ref<TreeDiagramHandle>;
  place: DiagramPlace;
  onPlaceChange(next: DiagramPlace): void;
}

/** The questions as a tree to look at. */
export function DiagramView(props: DiagramViewProps) {
  const { state, dispatch, groupLabel, findings, visited } = useTree();
  const { tree } = state;
  const labels = useLabels(questionGroupsLabels);
  const endText = useEndText();
  const root = useMemo((): DiagramNode => {
    const flaws = flawsById(findings);
    const markOf = ({ id }: QuestionNode) => {
      const flaw = flaws.get(id);
      return flaw && labels.flawMarks[flaw];
    };
    const textOf = ({ text }: QuestionNode) => decodeEntities(text).trim() || labels.playerEmptyText;
    const join = (...parts: (string | undefined)[]) =>
      [...new Set(parts)].filter((part) => part !== undefined).join(', ');
    const questionNode = (question: QuestionNode, answer?: QuestionNode): DiagramNode => {
      const flaw = markOf(question);
      const [text, link] = [textOf(question), answer && textOf(answer)];
      return {
        id: question.id,
        text,
        kind: 'branch',
        link,
        name: join(link, text, flaw),
        tone: flaw === undefined ? 'plain' : 'warning',
        isVisited: visited.has(question.id) && (!answer || visited.has(answer.id)),
        children: question.children.flatMap(answerNodes),
      };
    };
    const answerNodes = (answer: QuestionNode): DiagramNode[] => {
      if (answer.children.length > 0) return answer.children.map((question) => questionNode(question, answer));
      const flaw = markOf(answer);
      const [text, link] = [flaw ?? endText(answer), textOf(answer)];
      const isVisited = visited.has(answer.id);
      const name = join(link, endText(answer), flaw, isVisited ? labels.visited : undefined);
      return [
        { id: answer.id, text, kind: 'end', link, name, tone: flaw ? 'warning' : 'plain', isVisited, children: [] },
      ];
    };
    const questions = (nodes: QuestionTree) => nodes.map((question) => questionNode(question));
    return { id: ROOT, text: groupLabel, kind: 'root', name: groupLabel, children: questions(tree) };
  }, [tree, findings, visited, groupLabel, labels, endText]);
  if (tree.length === 0) return <Text color="gray">{labels.treeEmpty}</Text>;
  return (
    <>
      <TreeDiagram
        label={labels.diagramOf(groupLabel)}
        root={root}
        {...props}
        onOpen={(id) => {
          if (id !== ROOT) dispatch({ type: 'focus', id });
        }}
      />
      <Text as="p" size="1" color="gray">
        {labels.diagramKeys}
      </Text>
    </>
  );
}
