import { memo } from 'react';
import type {
  AppearanceSection,
  AppearanceSettings,
  AppearanceSource,
} from '../../../model/settings/appearance/appearance';
import type { Editor } from '../../../model/core/editor';
import type { TextPack } from '../../../model/widget-preview/widget-texts';
import { CopyIcon, LanguageIcon } from '../../../ui/base/icons';
import { lazyPart } from '../../../ui/later/lazy-part';
import { useOpening } from '../../../ui/later/use-opening';
import { useLabels } from '../../../ui/theme/labels';
import { Button } from '../../../ui/radix';
import { appearanceLabels } from '../labels';

const CopyDialog = lazyPart(() => import('../later-parts').then((part) => part.CopyDialog), null);
const TextsDialog = lazyPart(() => import('./texts-dialog').then((part) => part.TextsDialog), null);

interface FillBarProps {
  editor: Editor<AppearanceSettings, AppearanceSection>;
  /** The account's other widgets; an empty list hides copying. */
  sources: readonly AppearanceSource[];
  /** The host's own texts. */
  packs: readonly TextPack[] | undefined;
}

/**
 * Fills the form with what another widget has, or with texts in a language. The save bar then reviews, saves, or discards
 * them.
 */
export const FillBar = memo(function FillBar({ editor, sources, packs }: FillBarProps) {
  const labels = useLabels(appearanceLabels);
  const copying = useOpening();
  const texts = useOpening();
  const shared = { value: (editor.live?.get() ?? editor).value, onFill: editor.onEdit };
  return (
    <div className="cd-appearance-fill">
      <Button type="button" size="1" variant="outline" color="gray" onClick={texts.onOpen}>
        <LanguageIcon size={16} aria-hidden />
        {labels.texts}
      </Button>
      {sources.length > 0 && (
        <Button type="button" size="1" variant="outline" color="gray" onClick={copying.onOpen}>
          <CopyIcon size={16} aria-hidden />
          {labels.copy}
        </Button>
      )}
      {copying.hasOpened && <CopyDialog {...copying.dialog} {...shared} sources={sources} />}
      {texts.hasOpened && <TextsDialog {...texts.dialog} {...shared} packs={packs} />}
    </div>
  );
});
