import { IconButton } from '@radix-ui/themes';
import { FitIcon, ZoomInIcon, ZoomOutIcon } from '../base/icons';
import { Text } from '../base/text';
import { useFormat } from '../format/format';
import { useLabels } from '../theme/labels';
import { chartLabels } from './chart-labels';
import { zoomAfter } from './tree-diagram-keys';

interface ZoomToolsProps {
  /** 1 is full size. */
  zoom: number;
  onZoomChange(next: number): void;
  /** Shows the whole width. */
  onFit(): void;
}

/** Zooms a drawing. */
export function ZoomTools({ zoom, onZoomChange, onFit }: ZoomToolsProps) {
  const labels = useLabels(chartLabels);
  const { percent } = useFormat();
  const tools = [
    [labels.zoomOut, ZoomOutIcon, () => onZoomChange(zoomAfter(zoom, '-') ?? zoom)],
    [labels.zoomIn, ZoomInIcon, () => onZoomChange(zoomAfter(zoom, '+') ?? zoom)],
    [labels.fit, FitIcon, onFit],
  ] as const;
  return (
    <div className="cd-diagram-tools" role="group" aria-label={labels.zoom}>
      {tools.map(([label, Icon, onPress]) => (
        <IconButton
          key={label}
          type="button"
          size="1"
          variant="outline"
          color="gray"
          aria-label={label}
          title={label}
          onClick={onPress}
        >
          <Icon size={16} aria-hidden />
        </IconButton>
      ))}
      <Text size="1" color="gray" role="status">
        {percent(zoom)}
      </Text>
    </div>
  );
}
