/** Names the palette's texts in `labels.ts`, which load with it. */
export const labelSet = { name: 'command-palette' };
