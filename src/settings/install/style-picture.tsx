import type { EmbedLook } from '../../model/settings/install/install';
import type { EmbedStyle } from '../../model/settings/install/embed-code';

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
  radius: number;
}

const windows: Record<EmbedStyle, Box> = {
  standard: { x: 60, y: 12, width: 28, height: 32, radius: 3 },
  sidebar: { x: 64, y: 2, width: 30, height: 56, radius: 0 },
  inline: { x: 32, y: 20, width: 32, height: 30, radius: 3 },
};

/** What opens the chat, by the widget's collapsed mode; nothing if it is hidden. */
const launchers: Record<string, Box | undefined> = {
  chip: { x: 66, y: 48, width: 22, height: 7, radius: 3.5 },
  button: { x: 79, y: 47, width: 9, height: 9, radius: 4.5 },
  tab: { x: 64, y: 53, width: 24, height: 5.5, radius: 1 },
};

interface StylePictureProps {
  style: EmbedStyle;
  look: EmbedLook | undefined;
}

/** A small page with the widget in its place. Its caption is next to it. */
export function StylePicture({ style, look }: StylePictureProps) {
  const launcher = style === 'standard' ? launchers[look?.collapsedMode ?? 'button'] : undefined;
  const side = style !== 'inline' && look?.widgetAlignment === 'bottomLeft' ? 'left' : 'right';
  return (
    <svg viewBox="0 0 96 60" className="cd-style-picture" aria-hidden focusable="false">
      <rect x="1" y="1" width="94" height="58" rx="4" className="cd-style-page" />
      <g className="cd-style-lines">
        <rect x="8" y="8" width="30" height="4" rx="2" />
        {style !== 'inline' && <rect x="8" y="24" width="40" height="3" rx="1.5" />}
        {style !== 'inline' && <rect x="8" y="31" width="44" height="3" rx="1.5" />}
        <rect x="8" y="15" width="46" height="3" rx="1.5" />
        <rect x="8" y="53" width="46" height="3" rx="1.5" />
      </g>
      <g data-side={side}>
        <Chat {...windows[style]} />
        {launcher && <Bar {...launcher} />}
      </g>
    </svg>
  );
}

/** A window with its title, a message of the team, and the visitor's answer. */
function Chat({ x, y, width, height, radius }: Box) {
  return (
    <>
      <rect x={x} y={y} width={width} height={height} rx={radius} className="cd-style-window" />
      <rect x={x} y={y} width={width} height="9" rx={radius} className="cd-style-color" />
      <rect x={x} y={y + 5} width={width} height="4" className="cd-style-color" />
      <rect x={x + 4} y={y + 3.5} width={width * 0.45} height="2.5" rx="1.25" className="cd-style-on-color" />
      <rect x={x + 3} y={y + 13} width={width * 0.55} height="4" rx="2" className="cd-style-line" />
      <rect x={x + width * 0.45} y={y + 20} width={width * 0.45} height="4" rx="2" className="cd-style-color" />
    </>
  );
}

function Bar({ x, y, width, height, radius }: Box) {
  return <rect x={x} y={y} width={width} height={height} rx={radius} className="cd-style-color" />;
}
