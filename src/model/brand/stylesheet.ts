/** Matches our dark themes: with the class, or inside the nearest theme that has it. */
export const darkTheme =
  ':where(.dark,.dark-theme,:is(.dark,.dark-theme) :not(.light,:is(.dark,.dark-theme) :is(.light,.light-theme) *))';

/** The gray that the stylesheet has. */
export const defaultGray = 'slate';
