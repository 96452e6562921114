/** Names the palette's texts, which load with it. */
export const labelSet = { name: 'command-palette' };
