/** Each is a page of this name, but `wall`, which is the first with all states shown. The ratio column divides by the last of them, the floor. */
export const keystrokeVariants = [
  { name: 'appearance', title: 'Chatdeck: useAppearanceTab and AppearanceTab' },
  { name: 'wall', title: 'Chatdeck: the same with its 20 pictures of all states' },
  { name: 'appearance-antd', title: 'antd, rendered whole' },
  { name: 'appearance-mui', title: 'MUI, rendered whole' },
  { name: 'appearance-radix', title: 'Radix Themes, rendered whole' },
  { name: 'appearance-same', title: 'react-dom alone, every element of AppearanceTab' },
  { name: 'appearance-plain', title: 'react-dom alone, rendered whole (the floor)' },
] as const;

/** The tab with all states of the widget shown. */
export const wall = 'wall';

/** The page that shows a variant. */
export function pageOf(name: (typeof keystrokeVariants)[number]['name']): string {
  return name === wall ? 'appearance' : name;
}

/** Nothing in it learns what is typed. */
export const still = 'appearance-same';
