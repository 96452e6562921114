/** What the specification says of the rating prompt. */
export const section = {
  'The prompt asks how likely the user is to recommend the product.': [
    'asks how likely the user is to recommend the product',
  ],
  'The scale is 0 to 10.': ['reports a number that is clicked, and a dismissal'],
  'The prompt has a dismiss choice.': ['reports a number that is clicked, and a dismissal', 'stores a dismissal as -1'],
};
