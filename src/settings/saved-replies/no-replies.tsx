import { EmptyState } from '../../ui/empty-state';
import { ReplyIcon } from '../../ui/icons';
import { ExternalLink, PlainLink, useHasScreen } from '../../ui/link';
import { Button } from '../../ui/radix';
import { useTheme } from '../../ui/theme-context';
import type { Ref } from 'react';
import type { SavedRepliesLabels } from './labels';

interface NoRepliesProps {
  /** The plan lacks saved replies: the button leads to the plans. */
  needsUpgrade?: boolean | undefined;
  onAdd?: (() => void) | undefined;
  addRef?: Ref<HTMLButtonElement> | undefined;
  labels: SavedRepliesLabels;
}

/** What stands where there is no reply yet. */
export function NoReplies({ needsUpgrade = false, onAdd, addRef, labels }: NoRepliesProps) {
  const { addresses } = useTheme();
  return (
    <EmptyState
      icon={<ReplyIcon size={24} />}
      title={labels.emptyTitle}
      action={
        needsUpgrade ? (
          <UpgradeButton label={labels.upgrade} />
        ) : (
          onAdd && (
            <Button ref={addRef} type="button" onClick={onAdd}>
              {labels.emptyAction}
            </Button>
          )
        )
      }
      link={<DocsLink href={addresses.docs} labels={labels} />}
    >
      {labels.emptyText}
    </EmptyState>
  );
}

function UpgradeButton({ label }: { label: string }) {
  const hasScreen = useHasScreen();
  if (!hasScreen({ name: 'account' })) return null;
  return (
    <Button asChild>
      <PlainLink to={{ name: 'account' }}>{label}</PlainLink>
    </Button>
  );
}

/** Out to the documentation of saved replies. */
export function DocsLink({ href, labels }: { href: string; labels: SavedRepliesLabels }) {
  return <ExternalLink href={`${href.replace(/\/$/, '')}/saved-replies`}>{labels.learnMore}</ExternalLink>;
}
