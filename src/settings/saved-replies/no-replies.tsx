import { DocsLink } from '../../ui/base/docs-link';
import { EmptyState } from '../../ui/feedback/empty-state';
import { UpgradeButton } from '../../ui/feedback/upgrade-button';
import { ReplyIcon } from '../../ui/base/icons';
import { useLabels } from '../../ui/theme/labels';
import { Button } from '../../ui/radix';
import { settingsLabels } from '../../ui/settings/settings-labels';
import type { ReactNode, Ref } from 'react';
import { savedRepliesLabels } from './labels';

interface NoRepliesProps {
  /** The plan doesn't include saved replies: the button leads to the plans. */
  needsUpgrade?: boolean | undefined;
  onAdd?: (() => void) | undefined;
  addRef?: Ref<HTMLButtonElement> | undefined;
  /** After the button. */
  children?: ReactNode;
}

/** Shown when there are no replies yet. */
export function NoReplies({ needsUpgrade = false, onAdd, addRef, children }: NoRepliesProps) {
  const labels = useLabels(savedRepliesLabels);
  const common = useLabels(settingsLabels);
  return (
    <EmptyState
      icon={<ReplyIcon size={24} />}
      title={labels.emptyTitle}
      action={
        needsUpgrade ? (
          <UpgradeButton />
        ) : (
          <>
            {onAdd && (
              <Button ref={addRef} type="button" onClick={onAdd}>
                {labels.emptyAction}
              </Button>
            )}
            {children}
          </>
        )
      }
      link={<DocsLink page="saved-replies">{labels.learnMore}</DocsLink>}
    >
      {labels.emptyText} {needsUpgrade && common.planRequired(common.feature.savedReplies)}
    </EmptyState>
  );
}
