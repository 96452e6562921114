import type { NamedWidget } from '../../entities/widget';
import type { QuestionNode } from '../../entities/question-group';
import { answerActions, nodesOf, type QuestionTree } from './tree';

/** A widget of the account, as an answer may lead to it. */
export interface QuestionWidget extends NamedWidget {
  uuid: string;
  /** `unfinished` while it is being set up: nobody can chat in it. */
  status: 'online' | 'offline' | 'unfinished';
}

/** The widgets in which somebody can chat, by name: those that a new answer may lead to. */
export function chatTargets(
  widgets: readonly QuestionWidget[],
  nameOf: (widget: QuestionWidget) => string,
  locale: string,
): QuestionWidget[] {
  const { compare } = new Intl.Collator(locale, { numeric: true });
  return widgets
    .filter(({ uuid, status }) => uuid !== '' && status !== 'unfinished')
    .toSorted((a, b) => compare(nameOf(a), nameOf(b)));
}

/** What would let a visitor down. */
export type QuestionFlaw =
  | 'emptyText'
  | 'noAction'
  | 'emptyReply'
  /** `next` where no question comes next: the visitor would go round in a circle or stand still. */
  | 'nextNowhere'
  | 'noQuestion'
  | 'deletedWidget'
  | 'unfinishedWidget'
  | 'offlineWidget'
  /** No answer leads to the question. */
  | 'unreachable';

export interface QuestionFinding {
  flaw: QuestionFlaw;
  /** The node that it is about. */
  id: string;
}

/** Everything in a tree that would let a visitor down, in the order of the tree. */
export function reviewQuestions(tree: QuestionTree, widgets: readonly QuestionWidget[]): QuestionFinding[] {
  const unreachable = unreachableIds(tree);
  const last = tree.at(-1);
  const inLast = new Set(last ? nodesOf([last]).map(({ id }) => id) : []);
  return nodesOf(tree).flatMap((node) => {
    const flaws: (QuestionFlaw | undefined)[] = [
      node.text.trim() === '' ? 'emptyText' : undefined,
      node.isQ ? undefined : actionFlaw(node, widgets, inLast),
      unreachable.has(node.id) ? 'unreachable' : undefined,
    ];
    return flaws.flatMap((flaw) => (flaw ? [{ flaw, id: node.id }] : []));
  });
}

/** Whether an action is the Uuid of a widget. */
export function isWidgetAction(action: string): boolean {
  return action !== '' && !answerActions.some((known) => known === action);
}

function actionFlaw(
  { id, action, customResponseText, children }: QuestionNode,
  widgets: readonly QuestionWidget[],
  inLast: ReadonlySet<string>,
): QuestionFlaw | undefined {
  switch (action) {
    case '':
      return 'noAction';
    case 'form':
      return undefined;
    case 'new':
      return children.length === 0 ? 'noQuestion' : undefined;
    case 'next':
      return inLast.has(id) ? 'nextNowhere' : undefined;
    case 'customResponse':
      return customResponseText.trim() === '' ? 'emptyReply' : undefined;
    default:
      return widgetFlaw(widgets.find(({ uuid }) => uuid === action));
  }
}

function widgetFlaw(widget: QuestionWidget | undefined): QuestionFlaw | undefined {
  if (!widget) return 'deletedWidget';
  if (widget.status === 'online') return undefined;
  return widget.status === 'offline' ? 'offlineWidget' : 'unfinishedWidget';
}

/** Questions behind the first one of their level: an answer leads to one question, `next` leads to the one after. */
function unreachableIds(tree: QuestionTree): ReadonlySet<string> {
  const top = tree.filter((_, index) => {
    const before = tree[index - 1];
    return before !== undefined && !nodesOf([before]).some(({ action }) => action === 'next');
  });
  const below = nodesOf(tree).flatMap((node) => (node.isQ ? [] : node.children.slice(1)));
  return new Set([...top, ...below].map(({ id }) => id));
}
