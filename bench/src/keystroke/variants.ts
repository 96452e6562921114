/** Each is a page of this name. The ratio column divides by the last of them, the floor. */
export const keystrokeVariants = [
  { name: 'appearance', title: 'Chatdeck: useAppearanceTab and AppearanceTab' },
  { name: 'appearance-antd', title: 'antd, rendered whole' },
  { name: 'appearance-mui', title: 'MUI, rendered whole' },
  { name: 'appearance-radix', title: 'Radix Themes, rendered whole' },
  { name: 'appearance-same', title: 'react-dom alone, every element of AppearanceTab' },
  { name: 'appearance-plain', title: 'react-dom alone, rendered whole (the floor)' },
] as const;

/** Nothing in it learns what is typed. */
export const still = 'appearance-same';
