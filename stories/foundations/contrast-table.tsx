import { Text } from '@radix-ui/themes';
import { useEffect, useRef, useState } from 'react';
import { contrastRatio } from 'chatdeck/model';

interface Pair {
  text: string;
  on: string;
  use: string;
  /** The lowest ratio that is right for this use. */
  least: number;
}

/** WCAG's levels AA and AAA for text, and for the edges of controls. */
const [AA, AAA, EDGE] = [4.5, 7, 3];

const pairs: readonly Pair[] = [
  { text: 'gray-12', on: 'color-background', use: 'text on the page', least: AAA },
  { text: 'gray-12', on: 'color-panel-solid', use: 'text on a card', least: AAA },
  { text: 'gray-11', on: 'color-background', use: 'help on the page', least: AA },
  { text: 'gray-11', on: 'color-panel-solid', use: 'help on a card', least: AA },
  { text: 'accent-11', on: 'color-background', use: 'an accented word', least: AA },
  { text: 'accent-contrast', on: 'accent-9', use: 'the primary button', least: AA },
  { text: 'green-11', on: 'color-panel-solid', use: 'online and good', least: AA },
  { text: 'amber-11', on: 'color-panel-solid', use: 'needs attention soon', least: AA },
  { text: 'red-11', on: 'color-panel-solid', use: 'broken or destructive', least: AA },
  { text: 'focus-8', on: 'color-background', use: 'the focus ring', least: EDGE },
];

/** Each pair of colors that carries text or an edge, measured in the current theme. */
export function ContrastTable() {
  const place = useRef<HTMLTableElement>(null);
  const [ratios, setRatios] = useState<readonly number[]>([]);
  useEffect(() => {
    const measure = () => setRatios(pairs.map((pair) => ratioOf(place.current, pair)));
    measure();
    const theme = place.current?.closest('.radix-themes');
    if (!theme) return undefined;
    const observer = new MutationObserver(measure);
    observer.observe(theme, { attributes: true });
    return () => observer.disconnect();
  }, []);
  return (
    <table ref={place} style={{ borderSpacing: '0 8px', maxInlineSize: 720 }}>
      <caption style={{ textAlign: 'start' }}>
        <Text size="2" color="gray">
          Contrast in this theme. Text needs 4.5 to 1, body text 7 to 1, and edges 3 to 1.
        </Text>
      </caption>
      <thead>
        <tr>
          {['Sample', 'Use', 'Contrast', 'Needs'].map((name) => (
            <th key={name} scope="col" style={{ textAlign: 'start', paddingInlineEnd: 16 }}>
              <Text size="1" color="gray">
                {name}
              </Text>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {pairs.map((pair, index) => (
          <ContrastRow key={`${pair.text} ${pair.on}`} pair={pair} ratio={ratios[index]} />
        ))}
      </tbody>
    </table>
  );
}

function ContrastRow({ pair, ratio }: { pair: Pair; ratio: number | undefined }) {
  const { text, on, use, least } = pair;
  const isEdge = least === EDGE;
  const sample = {
    color: isEdge ? 'var(--gray-12)' : `var(--${text})`,
    background: `var(--${on})`,
    border: `${isEdge ? 2 : 1}px solid var(--${isEdge ? text : 'gray-5'})`,
  };
  const passes = ratio === undefined || ratio >= least;
  return (
    <tr data-passes={passes}>
      <td style={{ paddingInlineEnd: 16 }}>
        <code style={{ ...sample, padding: '4px 8px', borderRadius: 4 }}>
          {text} / {on}
        </code>
      </td>
      <td style={{ paddingInlineEnd: 16 }}>
        <Text size="2">{use}</Text>
      </td>
      <td style={{ paddingInlineEnd: 16, fontVariantNumeric: 'tabular-nums' }}>
        <Text size="2">
          {ratio === undefined ? '' : `${(Math.floor(ratio * 10) / 10).toFixed(1)} ${passes ? '✓' : 'too low'}`}
        </Text>
      </td>
      <td>
        <Text size="2">{least}</Text>
      </td>
    </tr>
  );
}

function ratioOf(place: HTMLElement | null, { text, on }: Pair): number {
  const page = readColor(place, 'color-background', 'white');
  return contrastRatio(readColor(place, text, page), readColor(place, on, page));
}

/** A custom property's color over another one, as `#` and six digits, whatever color space it is written in. */
function readColor(place: HTMLElement | null, property: string, under: string): string {
  const context = document.createElement('canvas').getContext('2d');
  if (!context || !place) return '#000000';
  for (const color of [under, getComputedStyle(place).getPropertyValue(`--${property}`)]) {
    context.fillStyle = color;
    context.fillRect(0, 0, 1, 1);
  }
  const [red = 0, green = 0, blue = 0] = context.getImageData(0, 0, 1, 1).data;
  return `#${[red, green, blue].map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}
