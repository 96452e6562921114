import { useMemo } from 'react';
import type { AppearanceSection, AppearanceSettings } from '../../../model/settings/appearance/appearance';
import { canBeRead, contrastRatio, nearestReadable } from '../../../model/core/color';
import { initialAppearance } from '../../../model/widget-preview/initial-appearance';
import { useEditorFrame } from '../../../ui/editor/editor-context';
import { InlineAction } from '../../../ui/editor/rows/inline-action';
import { ColorRow } from '../../../ui/editor/rows/color-row';
import { bindRows } from '../../../ui/settings/bind-rows';
import { useLabels } from '../../../ui/theme/labels';
import { useFormat } from '../../../ui/format/format';
import { SuccessIcon, WarningIcon } from '../../../ui/base/icons';
import { Text } from '../../../ui/radix';
import { appearanceLabels, type AppearanceLabels } from '../labels';
import { useSetting } from './form';

const Colors = /* @__PURE__ */ bindRows<AppearanceSettings, AppearanceSection>()({ ColorRow });

type ColorName = 'titleColor' | 'titleFontColor';

/** The title's colors, and how readable they are together. */
export function ColorRows() {
  const titleColor = useSetting((settings) => settings.titleColor);
  const titleFontColor = useSetting((settings) => settings.titleFontColor);
  return (
    <div className="cd-color-rows">
      <TitleColorRow name="titleColor" color={titleColor} other={titleFontColor} />
      <TitleColorRow name="titleFontColor" color={titleFontColor} other={titleColor} isMeasured />
    </div>
  );
}

interface TitleColorRowProps {
  name: ColorName;
  color: string;
  other: string;
  /** Shows the contrast as well; the other row only offers a better color. */
  isMeasured?: boolean | undefined;
}

function TitleColorRow({ name, color, other, isMeasured = false }: TitleColorRowProps) {
  const { swatches: names } = useLabels(appearanceLabels);
  const swatches = useMemo(
    () => swatchesOf[name].map(({ value, key }) => ({ value, label: names[key] })),
    [name, names],
  );
  const hint = useMemo(() => {
    if (!isMeasured && canBeRead(color, other)) return undefined;
    return <ContrastHint name={name} color={color} other={other} isMeasured={isMeasured} />;
  }, [name, color, other, isMeasured]);
  return <Colors.ColorRow name={name} swatches={swatches} hint={hint} defaultValue={initialAppearance[name]} />;
}

/** Rounded down: a failing ratio must not look like a passing one. */
function ContrastHint({ name, color, other, isMeasured }: TitleColorRowProps) {
  const labels = useLabels(appearanceLabels);
  const { isReadOnly, onEdit } = useEditorFrame();
  const format = useFormat();
  const isGood = canBeRead(color, other);
  const ratio = format.decimal(Math.floor(contrastRatio(color, other) * 10) / 10);
  const better = nearestReadable(color, other);
  const Icon = isGood ? SuccessIcon : WarningIcon;
  return (
    <div className="cd-contrast" data-state={isGood ? 'good' : 'low'}>
      {isMeasured && (
        <Text as="p" size="1" className="cd-contrast-text">
          <Icon size={16} aria-hidden />
          <span>
            {labels.contrast(ratio)} {isGood ? labels.contrastGood : labels.contrastLow}
          </span>
        </Text>
      )}
      {!isGood && !isReadOnly && (
        <InlineAction
          within=".cd-color"
          label={`${labels.fields[name].label}: ${labels.useColor(better)}`}
          onAction={() => onEdit({ [name]: better } satisfies Partial<AppearanceSettings>)}
        >
          {labels.useColor(better)}
        </InlineAction>
      )}
    </div>
  );
}

const swatchesOf: Record<ColorName, readonly { value: string; key: keyof AppearanceLabels['swatches'] }[]> = {
  titleColor: [
    { value: '#3f51b5', key: 'brand' },
    { value: '#0b6bcb', key: 'ocean' },
    { value: '#00695c', key: 'lagoon' },
    { value: '#2e7d32', key: 'forest' },
    { value: '#b71c1c', key: 'brick' },
    { value: '#8e2a7d', key: 'berry' },
    { value: '#ffc53d', key: 'sun' },
    { value: '#1c2024', key: 'ink' },
  ],
  titleFontColor: [
    { value: '#ffffff', key: 'paper' },
    { value: '#000000', key: 'night' },
  ],
};
