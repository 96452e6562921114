import type { RefObject } from 'react';
import type { AppearanceSettings } from '../../../model/settings/appearance/appearance';
import { useLabels } from '../../../ui/theme/labels';
import { Dialog } from '../../../ui/overlays/dialog';
import type { TextKind } from '../form-place';
import { appearanceLabels } from '../labels';
import type { OpenPreview } from './opening';
import { PreviewPanel, type PreviewPanelProps } from './panel';
import { PreviewWall } from './wall';

interface PreviewDialogsProps extends PreviewPanelProps {
  open: OpenPreview | undefined;
  onClose(): void;
  returnFocusRef: RefObject<HTMLElement | null>;
  /** How a field's text can be edited next to all states. */
  textKindOf(name: keyof AppearanceSettings): TextKind | undefined;
}

/** The preview when it doesn't fit next to the form, and all states together. */
export function PreviewDialogs({ open, onClose, returnFocusRef, textKindOf, ...panel }: PreviewDialogsProps) {
  const labels = useLabels(appearanceLabels);
  const handleOpenChange = (isOpen: boolean) => {
    if (!isOpen) onClose();
  };
  return (
    <>
      <Dialog
        open={open === 'preview'}
        onOpenChange={handleOpenChange}
        title={labels.preview}
        returnFocusRef={returnFocusRef}
      >
        <PreviewPanel {...panel} />
      </Dialog>
      <Dialog
        open={open === 'wall'}
        onOpenChange={handleOpenChange}
        title={labels.allStates}
        description={labels.allStatesText}
        width="wide"
        returnFocusRef={returnFocusRef}
      >
        <PreviewWall {...panel} textKindOf={textKindOf} />
      </Dialog>
    </>
  );
}
