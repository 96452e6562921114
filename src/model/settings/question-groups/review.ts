import type { NamedWidget } from '../../entities/widget';
import type { QuestionNode } from '../../entities/question-group';
import { answerActions, nodesOf, type QuestionTree } from './tree';

/** A widget of the account that an answer can lead to. */
export interface QuestionWidget extends NamedWidget {
  uuid: string;
  /** `unfinished` while it is being set up: no one can chat with it. */
  status: 'online' | 'offline' | 'unfinished';
}

/** Widgets that someone can chat with, by name: the possible targets of a new answer. */
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

/** A problem that visitors would run into. */
export type QuestionFlaw =
  | 'emptyText'
  | 'noAction'
  | 'emptyReply'
  /** `next` without a next question: the visitor would loop or get stuck. */
  | 'nextNowhere'
  | 'noQuestion'
  | 'deletedWidget'
  | 'unfinishedWidget'
  | 'offlineWidget'
  /** No answer leads to the question. */
  | 'unreachable';

export interface QuestionFinding {
  flaw: QuestionFlaw;
  /** The affected node. */
  id: string;
}

/** Every problem that visitors would run into, in tree order. */
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

/** What to show at each node: the first of its problems, which is the gravest. */
export function flawsById(findings: readonly QuestionFinding[]): ReadonlyMap<string, QuestionFlaw> {
  return new Map(findings.toReversed().map(({ id, flaw }) => [id, flaw]));
}

/** Whether an action is a widget's UUID. */
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

/**
 * Questions after the first at their level: an answer leads to only one question, and `next` leads to the following
 * top-level one.
 */
function unreachableIds(tree: QuestionTree): ReadonlySet<string> {
  const top = tree.filter((_, index) => {
    const before = tree[index - 1];
    return before !== undefined && !nodesOf([before]).some(({ action }) => action === 'next');
  });
  const below = nodesOf(tree).flatMap((node) => (node.isQ ? [] : node.children.slice(1)));
  return new Set([...top, ...below].map(({ id }) => id));
}
