import type { PreviewVision } from '../../../model/widget-preview/widget-preview';

type FilteredVision = Exclude<PreviewVision, 'full' | 'achromatopsia'>;

/** What reaches the eye in linear light, by Machado, Oliveira, and Fernandes (2009) at full severity. */
const matrices: Record<FilteredVision, string> = {
  protanopia: '.152 1.053 -.205 0 0 .115 .786 .099 0 0 -.004 -.048 1.052 0 0 0 0 0 1 0',
  deuteranopia: '.367 .861 -.228 0 0 .28 .673 .047 0 0 -.012 .043 .969 0 0 0 0 0 1 0',
  tritanopia: '1.256 -.077 -.179 0 0 -.078 .931 .148 0 0 .005 .691 .304 0 0 0 0 0 1 0',
};

/** The CSS filter that shows colors as somebody with this vision sees them; empty for full color vision. */
export function filterOf(vision: PreviewVision, id: string): string {
  if (vision === 'full') return '';
  return vision === 'achromatopsia' ? 'grayscale(1)' : `url(#${id})`;
}

/** The filter that `filterOf` names, if it needs one. */
export function VisionFilter({ vision, id }: { vision: PreviewVision; id: string }) {
  if (vision === 'full' || vision === 'achromatopsia') return null;
  return (
    <svg className="cd-wall-filters" aria-hidden="true">
      <filter id={id}>
        <feColorMatrix type="matrix" values={matrices[vision]} />
      </filter>
    </svg>
  );
}
