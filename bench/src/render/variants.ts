/** Each is a page of this name. The first ratio column divides by the last of them, the floor. */
export const variants = [
  { name: 'chatdeck', title: 'Chatdeck: useBehaviorTab and BehaviorTab' },
  { name: 'chatdeck-screen', title: 'Chatdeck: BehaviorTab over plain state' },
  { name: 'antd', title: 'antd Form' },
  { name: 'mui', title: 'MUI and react-hook-form' },
  { name: 'chatdeck-same', title: 'react-dom alone, every element of BehaviorTab' },
  { name: 'plain', title: 'react-dom alone (the floor)' },
] as const;

export type VariantName = (typeof variants)[number]['name'];
export const floor: VariantName = 'plain';
