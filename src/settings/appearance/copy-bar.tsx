import { memo, useState } from 'react';
import type {
  AppearanceSection,
  AppearanceSettings,
  AppearanceSource,
} from '../../model/settings/appearance/appearance';
import type { Editor } from '../../model/core/editor';
import { CopyIcon } from '../../ui/base/icons';
import { lazyPart } from '../../ui/later/lazy-part';
import { useLabels } from '../../ui/theme/labels';
import { Button } from '../../ui/radix';
import { useLatestCallback } from '../../ui/base/use-latest-callback';
import { appearanceLabels } from './labels';

const CopyDialog = lazyPart(() => import('./later-parts').then((part) => part.CopyDialog), null);

interface CopyBarProps {
  editor: Editor<AppearanceSettings, AppearanceSection>;
  sources: readonly AppearanceSource[];
}

/**
 * Copies sections from another widget: first into the form, where the save bar reviews, saves, or discards
 * them.
 */
export function useCopying({ editor, sources }: CopyBarProps) {
  const [isOpen, setOpen] = useState(false);
  const [hasOpened, setOpened] = useState(false);
  const handleOpen = useLatestCallback(() => {
    setOpened(true);
    setOpen(true);
  });
  return {
    button: sources.length > 0 && <CopyButton onOpen={handleOpen} />,
    dialog: hasOpened && (
      <CopyDialog
        open={isOpen}
        onOpenChange={setOpen}
        sources={sources}
        value={(editor.live?.get() ?? editor).value}
        onCopy={(patch) => editor.onEdit(patch)}
      />
    ),
  };
}

const CopyButton = memo(function CopyButton({ onOpen }: { onOpen(): void }) {
  const { copy } = useLabels(appearanceLabels);
  return (
    <div className="cd-appearance-copy">
      <Button type="button" size="1" variant="outline" color="gray" onClick={onOpen}>
        <CopyIcon size={16} aria-hidden />
        {copy}
      </Button>
    </div>
  );
});
