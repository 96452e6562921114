import { useId, useState } from 'react';
import type { AppearanceSettings } from '../../../model/settings/appearance/appearance';
import { textPacks } from '../../../model/widget-preview/packs';
import { fillTexts, type TextPack } from '../../../model/widget-preview/widget-texts';
import { languageName } from '../../../ui/format/language-names';
import { Select } from '../../../ui/inputs/select';
import { Dialog } from '../../../ui/overlays/dialog';
import { Checkbox, Text } from '../../../ui/radix';
import { useLabels } from '../../../ui/theme/labels';
import { useTheme } from '../../../ui/theme/theme-context';
import { appearanceLabels, type AppearanceLabels } from '../labels';
import { FillEnd } from './fill-end';

interface TextsDialogProps {
  open: boolean;
  onOpenChange(open: boolean): void;
  value: AppearanceSettings;
  /** The host's own texts, after the given ones. */
  packs?: readonly TextPack[] | undefined;
  onFill(patch: Partial<AppearanceSettings>): void;
}

/** Chooses a language, previews what changes, and puts its texts into the form. */
export function TextsDialog({ open, onOpenChange, ...form }: TextsDialogProps) {
  const labels = useLabels(appearanceLabels);
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={labels.textsTitle} description={labels.textsText}>
      <TextsForm {...form} onClose={() => onOpenChange(false)} />
    </Dialog>
  );
}

type TextsFormProps = Omit<TextsDialogProps, 'open' | 'onOpenChange'> & { onClose(): void };

function TextsForm({ value, packs: ownPacks = [], onFill, onClose }: TextsFormProps) {
  const labels = useLabels(appearanceLabels);
  const { locale } = useTheme();
  const id = useId();
  const packs = [...textPacks, ...ownPacks];
  const fill = (pack: TextPack, keepsOwn: boolean) => fillTexts(value, pack, { keepsOwn, packs });
  const isOtherLanguage = (pack: TextPack) =>
    Object.keys(fill(pack, true).patch).length > Object.keys(pack.texts).length / 2;
  const [chosen, setChosen] = useState(() => Math.max(packs.findIndex(isOtherLanguage), 0));
  const [keepsOwn, setKeepsOwn] = useState(true);
  const pack = packs[chosen];
  const { patch, kept } = pack ? fill(pack, keepsOwn) : { patch: {}, kept: [] };
  const count = Object.keys(patch).length;
  return (
    <>
      <div className="cd-copy-choice">
        <Text as="label" size="2" weight="medium" htmlFor={id}>
          {labels.textsLanguage}
        </Text>
        <Select
          id={id}
          value={String(chosen)}
          onValueChange={(next) => setChosen(Number(next))}
          options={packs.map(({ language, name }, index) => ({
            value: String(index),
            label: name ?? languageName(language, locale),
          }))}
        />
        <Text as="label" size="2" className="cd-copy-part">
          <Checkbox checked={keepsOwn} onCheckedChange={(isOn) => setKeepsOwn(isOn === true)} />
          {labels.textsKeep}
        </Text>
      </div>
      <FillEnd
        value={value}
        patch={patch}
        summary={summary(count, kept.length, labels)}
        apply={labels.textsApply(count)}
        onFill={onFill}
        onClose={onClose}
      />
    </>
  );
}

function summary(count: number, kept: number, labels: AppearanceLabels): string {
  const changes = count === 0 ? labels.textsNothing : `${labels.copyChanges(count)}.`;
  return kept === 0 ? changes : `${changes} ${labels.textsKept(kept)}`;
}
