const tiles = [
  [
    '#e01e5a',
    'M5.04 15.17a2.52 2.52 0 1 1-2.52-2.52h2.52v2.52ZM6.31 15.17a2.52 2.52 0 1 1 5.04 0v6.31a2.52 2.52 0 1 1-5.04 0v-6.31Z',
  ],
  [
    '#36c5f0',
    'M8.83 5.04a2.52 2.52 0 1 1 2.52-2.52v2.52H8.83ZM8.83 6.31a2.52 2.52 0 1 1 0 5.04H2.52a2.52 2.52 0 1 1 0-5.04h6.31Z',
  ],
  [
    '#2eb67d',
    'M18.96 8.83a2.52 2.52 0 1 1 2.52 2.52h-2.52V8.83ZM17.69 8.83a2.52 2.52 0 1 1-5.04 0V2.52a2.52 2.52 0 1 1 5.04 0v6.31Z',
  ],
  [
    '#ecb22e',
    'M15.17 18.96a2.52 2.52 0 1 1-2.52 2.52v-2.52h2.52ZM15.17 17.69a2.52 2.52 0 1 1 0-5.04h6.31a2.52 2.52 0 1 1 0 5.04h-6.31Z',
  ],
] as const;

/** Slack's mark in its four colors. */
export function SlackMark({ size }: { size: number }) {
  return (
    <svg viewBox="0 0 24 24" width={size} height={size} aria-hidden="true" focusable="false">
      {tiles.map(([color, path]) => (
        <path key={color} fill={color} d={path} />
      ))}
    </svg>
  );
}
