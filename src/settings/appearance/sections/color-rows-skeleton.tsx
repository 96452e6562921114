import { SuccessIcon } from '../../../ui/base/icons';
import { Skeleton, TextSkeleton } from '../../../ui/base/skeleton';
import { rowLook } from '../../../ui/editor/row-look';
import { Text } from '../../../ui/radix';
import { useLabels } from '../../../ui/theme/labels';
import { appearanceLabels } from '../labels';

/** The title's colors while their code loads. Their texts are known, and take their lines. */
export function ColorRowsSkeleton() {
  const labels = useLabels(appearanceLabels);
  const { titleColor, titleFontColor } = labels.fields;
  return (
    <div className="cd-color-rows" aria-hidden="true">
      <ColorSkeleton {...titleColor} swatches={8} />
      <ColorSkeleton {...titleFontColor} swatches={2} contrast={`${labels.contrast('7.0')} ${labels.contrastGood}`} />
    </div>
  );
}

interface ColorSkeletonProps {
  label: string;
  help?: string | undefined;
  swatches: number;
  contrast?: string | undefined;
}

function ColorSkeleton({ label, help, swatches, contrast }: ColorSkeletonProps) {
  return (
    <div className={rowLook({ layout: 'wide' })}>
      <Text size="2" weight="medium" className="cd-row-label">
        {label}
      </Text>
      <div className="cd-row-control">
        <div className="cd-color">
          <Skeleton width="128px" height="32px" />
          <div className="cd-swatches">
            {Array.from({ length: swatches }, (_, index) => (
              <Skeleton key={index} width="24px" height="24px" />
            ))}
          </div>
          {contrast !== undefined && (
            <Text as="p" size="1" className="cd-color-hint cd-contrast-text">
              <SuccessIcon size={16} />
              <TextSkeleton like={contrast} />
            </Text>
          )}
        </div>
      </div>
      <div className="cd-row-texts">
        <Text as="p" size="1" color="gray">
          {help}
        </Text>
      </div>
    </div>
  );
}
