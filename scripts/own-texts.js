const letters = '[value=/\\p{L}/u]';
const text = `:matches(Literal${letters}, TemplateLiteral:has(> TemplateElement[value.cooked=/\\p{L}/u]))`;
const textNames = [
  ...['label', 'description', 'roledescription', 'valuetext', 'placeholder'].map((name) => `aria-${name}`),
  ...['alt', 'description', 'header', 'help', 'hint', 'label', 'placeholder', 'text', 'title'],
];
const named = `name=/^(${textNames.join('|')})$/`;
const choice = ':matches(ConditionalExpression, LogicalExpression)';
/** What is given to a label set is where it belongs. */
const outside = ':not(CallExpression[callee.name="defineLabels"] *)';

const places = [
  `JSXText${letters}`,
  ...[`JSXAttribute[name.${named}]`, ':matches(JSXElement, JSXFragment)'].flatMap((parent) => [
    `${parent} > ${text}`,
    `${parent} > JSXExpressionContainer > ${text}`,
    `${parent} > JSXExpressionContainer > ${choice} > ${text}`,
  ]),
  // Others are words of the code.
  `Property[key.${named}] > Literal[value=/^\\p{Lu}/u].value`,
  // Two words, the first of them with a capital letter; those of errors are for developers.
  ':not(NewExpression) > Literal[value=/^\\p{Lu}\\S*\\s+\\p{L}/u]',
];

/** For `no-restricted-syntax`: texts that people read, anywhere but in a label set. */
export const ownTexts = places.map((place) => ({
  selector: `${place}${outside}`,
  message: 'People read this: it belongs into a label set.',
}));
