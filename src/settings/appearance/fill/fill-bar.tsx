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
export function FillBar({ editor, sources, packs }: FillBarProps) {
  const copying = useOpening();
  const texts = useOpening();
  const shared = { value: (editor.live?.get() ?? editor).value, onFill: editor.onEdit };
  return (
    <>
      <FillButtons onTexts={texts.onOpen} onCopy={sources.length > 0 ? copying.onOpen : undefined} />
      {copying.hasOpened && <CopyDialog {...copying.dialog} {...shared} sources={sources} />}
      {texts.hasOpened && <TextsDialog {...texts.dialog} {...shared} packs={packs} />}
    </>
  );
}

interface FillButtonsProps {
  onTexts(): void;
  /** Absent if there is no other widget. */
  onCopy: (() => void) | undefined;
}

const FillButtons = memo(function FillButtons({ onTexts, onCopy }: FillButtonsProps) {
  const labels = useLabels(appearanceLabels);
  return (
    <div className="cd-appearance-fill">
      <Button type="button" size="1" variant="outline" color="gray" onClick={onTexts}>
        <LanguageIcon size={16} aria-hidden />
        {labels.texts}
      </Button>
      {onCopy && (
        <Button type="button" size="1" variant="outline" color="gray" onClick={onCopy}>
          <CopyIcon size={16} aria-hidden />
          {labels.copy}
        </Button>
      )}
    </div>
  );
});
