import type { EmbedStyle } from '../../model/settings/install/embed-code';

const places: Record<EmbedStyle, { x: number; y: number; width: number; height: number; radius: number }> = {
  standard: { x: 78, y: 42, width: 10, height: 10, radius: 5 },
  sidebar: { x: 66, y: 2, width: 28, height: 56, radius: 0 },
  inline: { x: 32, y: 20, width: 32, height: 26, radius: 3 },
};

/** A small page that shows where the widget goes. Its caption is next to it. */
export function StylePicture({ style }: { style: EmbedStyle }) {
  const { x, y, width, height, radius } = places[style];
  return (
    <svg viewBox="0 0 96 60" className="cd-style-picture" aria-hidden focusable="false">
      <rect x="1" y="1" width="94" height="58" rx="4" className="cd-style-page" />
      <rect x="10" y="8" width="36" height="4" rx="2" className="cd-style-line" />
      <rect x="10" y="50" width="46" height="3" rx="1.5" className="cd-style-line" />
      {style !== 'inline' && <rect x="10" y="22" width="52" height="3" rx="1.5" className="cd-style-line" />}
      {style !== 'inline' && <rect x="10" y="29" width="44" height="3" rx="1.5" className="cd-style-line" />}
      <rect x={x} y={y} width={width} height={height} rx={radius} className="cd-style-widget" />
    </svg>
  );
}
