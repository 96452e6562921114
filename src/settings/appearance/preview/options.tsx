import { memo, type ReactNode } from 'react';
import { useLabels } from '../../../ui/theme/labels';
import { Button } from '../../../ui/radix';
import { appearanceLabels } from '../labels';
import type { PreviewView } from './view';

interface PreviewOptionsProps extends Pick<PreviewView, 'device' | 'page' | 'direction'> {
  onViewChange(patch: Partial<PreviewView>): void;
  /** Absent when all states are already shown. */
  onAllStates?: (() => void) | undefined;
  /** More controls. */
  children?: ReactNode;
}

/** The visitor's environment: a phone, a dark page, a right-to-left language. */
export const PreviewOptions = memo(function PreviewOptions(props: PreviewOptionsProps) {
  const { device, page, direction, onViewChange, onAllStates, children } = props;
  const labels = useLabels(appearanceLabels);
  return (
    <div className="cd-preview-options" role="group" aria-label={labels.preview}>
      <Toggle isOn={device === 'phone'} onToggle={(isOn) => onViewChange({ device: isOn ? 'phone' : 'desktop' })}>
        {labels.phone}
      </Toggle>
      <Toggle isOn={page === 'dark'} onToggle={(isOn) => onViewChange({ page: isOn ? 'dark' : 'light' })}>
        {labels.darkPage}
      </Toggle>
      <Toggle isOn={direction === 'rtl'} onToggle={(isOn) => onViewChange({ direction: isOn ? 'rtl' : 'ltr' })}>
        {labels.rightToLeft}
      </Toggle>
      {children}
      {onAllStates && (
        <Button type="button" size="1" variant="outline" color="gray" className="cd-preview-all" onClick={onAllStates}>
          {labels.allStates}
        </Button>
      )}
    </div>
  );
});

interface ToggleProps {
  isOn: boolean;
  onToggle(isOn: boolean): void;
  children: ReactNode;
}

export function Toggle({ isOn, onToggle, children }: ToggleProps) {
  return (
    <Button
      type="button"
      size="1"
      color="gray"
      variant={isOn ? 'soft' : 'outline'}
      aria-pressed={isOn}
      onClick={() => onToggle(!isOn)}
    >
      {children}
    </Button>
  );
}
