import {
  checkQuestionFields,
  type QuestionGroupEntry,
  type QuestionGroupsTabProps,
} from '../model/settings/question-groups/question-groups';
import { settingsNavigation } from '../model/settings/shared/settings-tab';
import type { QuestionGroupFields } from '../model/settings/question-groups/group-fields';
import type { QuestionNode } from '../model/entities/question-group';
import { makeEditor, ready, type EditorOverrides } from './screens';
import { makeParsedUser } from './users';

/** A sketch of a tree: a text, the answer’s action, and what is below. Ids are positions, like `1.2`. */
export interface TreeSketch {
  text: string;
  /** For an answer; `new` if something is below it. */
  action?: string;
  reply?: string;
  below?: readonly TreeSketch[];
}

/** The questions a sketch describes. */
export function makeTree(sketch: readonly TreeSketch[], above = '', isQ = true): QuestionNode[] {
  return sketch.map(({ text, action = '', reply = '', below = [] }, index) => {
    const id = `${above}${index + 1}`;
    const children = makeTree(below, `${id}.`, !isQ);
    const does = !isQ && children.length > 0 ? 'new' : action;
    return { id, text, isQ, action: does, customResponseText: reply, children, expanded: true };
  });
}

/** The given number of questions and answers, some nested: by default as large as a group can be. */
export function makeLargeTree(nodes = 2000): QuestionNode[] {
  // A question with three answers, the first leading to another question with three.
  const perQuestion = 8;
  return makeTree(
    Array.from({ length: Math.floor(nodes / perQuestion) }, (_, index) => ({
      text: `Which model of series ${index + 1} do you have?`,
      below: [
        {
          text: 'The small one',
          below: [
            {
              text: 'What is wrong with it?',
              below: [
                { text: 'It does not start', action: 'form' },
                { text: 'It is too loud', action: 'customResponse', reply: 'Please <b>oil</b> the hinge.' },
                { text: 'Something else', action: 'form' },
              ],
            },
          ],
        },
        { text: 'The large one', action: 'form' },
        { text: 'Another one', action: index + 1 < Math.floor(nodes / perQuestion) ? 'next' : 'form' },
      ],
    })),
  );
}

/** Static props of a group in the Question Groups tab. */
export function makeGroupEntry(
  fields: Partial<QuestionGroupFields> = {},
  overrides: Partial<Omit<QuestionGroupEntry, 'editor'>> & {
    editor?: EditorOverrides<QuestionGroupFields, 'group'>;
  } = {},
): QuestionGroupEntry {
  const value: QuestionGroupFields = {
    label: 'First questions',
    shortcut: 'first',
    auto: false,
    prompt: 'Hi! <b>What</b> brings you here?',
    tree: makeTree([
      {
        text: 'How can we help you?',
        below: [
          { text: 'Leave a message', action: 'form' },
          { text: 'Where is my order?', action: 'customResponse', reply: 'See <b>Orders</b> in your account.' },
        ],
      },
    ]),
    ...fields,
  };
  const { editor, ...rest } = overrides;
  const sections = { group: ['label', 'shortcut', 'auto', 'prompt', 'tree'] };
  return {
    uid: 'g5d8k1y4fj',
    status: 'saved',
    hasDraft: false,
    collapsed: new Set(),
    editor: makeEditor<QuestionGroupFields, 'group'>(value, sections, {
      isNew: (rest.status ?? 'saved') !== 'saved',
      errors: checkQuestionFields(value),
      ...editor,
    }),
    ...rest,
  };
}

/** Static props of `QuestionGroupsTab`: by default two groups and three widgets. */
export function makeQuestionGroupsProps(
  entries: readonly QuestionGroupEntry[] = [
    makeGroupEntry({ auto: true }),
    makeGroupEntry({ label: 'Order help', shortcut: 'order', prompt: '' }, { uid: 'g9s3l6o0rd' }),
  ],
): QuestionGroupsTabProps {
  const nothing = () => undefined;
  return {
    widgetId: 11,
    roomName: 'website',
    navigation: settingsNavigation(makeParsedUser().account.plan, new Set()),
    groups: ready({ entries: [...entries], unreadable: [] }),
    selectedUid: undefined,
    onSelectedUidChange: nothing,
    onAdd: nothing,
    onAddCopy: nothing,
    onCollapsedChange: nothing,
    deletion: { status: 'idle' },
    onDelete: nothing,
    widgets: [
      { uuid: 'b6f1c2aa-0b6e-4d0c-9a53-000000000011', name: 'website', status: 'online' },
      { uuid: 'b6f1c2aa-0b6e-4d0c-9a53-000000000012', name: 'pricing-page', status: 'offline' },
      { uuid: 'b6f1c2aa-0b6e-4d0c-9a53-000000000014', name: 'order-questions', status: 'unfinished' },
    ],
  };
}
