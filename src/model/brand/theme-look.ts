// Written out: the types of Radix Themes have errors under `skipLibCheck: false`, and ours would bring them to every host.

/** A Radix Themes accent. */
export type ThemeAccent =
  | 'gray'
  | 'gold'
  | 'bronze'
  | 'brown'
  | 'yellow'
  | 'amber'
  | 'orange'
  | 'tomato'
  | 'red'
  | 'ruby'
  | 'crimson'
  | 'pink'
  | 'plum'
  | 'purple'
  | 'violet'
  | 'iris'
  | 'indigo'
  | 'blue'
  | 'cyan'
  | 'teal'
  | 'jade'
  | 'green'
  | 'grass'
  | 'lime'
  | 'mint'
  | 'sky';

/** A Radix Themes gray; `auto` suits the accent. */
export type ThemeGray = 'auto' | 'gray' | 'mauve' | 'slate' | 'sage' | 'olive' | 'sand';

/** The roundness of corners. */
export type ThemeRadius = 'none' | 'small' | 'medium' | 'large' | 'full';

/** The size of everything. */
export type ThemeScaling = '90%' | '95%' | '100%' | '105%' | '110%';
