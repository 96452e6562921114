import { memo, useState } from 'react';
import type {
  AppearanceSection,
  AppearanceSettings,
  AppearanceSource,
} from '../../model/settings/appearance/appearance';
import type { Editor } from '../../model/core/editor';
import { CopyIcon } from '../../ui/base/icons';
import { lazyPart } from '../../ui/later/lazy-part';
import { NoticeCallout } from '../../ui/feedback/notice-callout';
import { useLabels } from '../../ui/theme/labels';
import { Button } from '../../ui/radix';
import { useLatestCallback } from '../../ui/base/use-latest-callback';
import type { Copied } from './copy-dialog';
import { appearanceLabels } from './labels';

const CopyDialog = lazyPart(() => import('./copy-dialog').then((part) => part.CopyDialog), null);

interface CopyBarProps {
  editor: Editor<AppearanceSettings, AppearanceSection>;
  sources: readonly AppearanceSource[];
}

/** Takes over the texts and colours of another widget: into the form first, so that they are seen before they are saved. */
export function useCopying({ editor, sources }: CopyBarProps) {
  const [isOpen, setOpen] = useState(false);
  const [hasOpened, setOpened] = useState(false);
  const [copied, setCopied] = useState<Copied>();
  const waiting = Object.values(editor.sections).filter(
    ({ status, fields }) =>
      (status === 'dirty' || status === 'failed') && fields.some((name) => copied && name in copied.before),
  );
  const handleCopy = (patch: Partial<AppearanceSettings>, roomName: string) => {
    const names = Object.keys(patch) as (keyof AppearanceSettings)[];
    const before = Object.fromEntries(names.map((name) => [name, editor.value[name]]));
    editor.onEdit(patch);
    setCopied({ roomName, before });
  };
  const handleOpen = useLatestCallback(() => {
    setOpened(true);
    setOpen(true);
  });
  return {
    button: sources.length > 0 && <CopyButton onOpen={handleOpen} />,
    notice: copied && waiting.length > 0 && (
      <CopiedNotice
        copied={copied}
        onSave={() => {
          for (const section of waiting) section.onSave();
        }}
        onTakeBack={() => {
          editor.onEdit(copied.before);
          setCopied(undefined);
        }}
      />
    ),
    dialog: hasOpened && (
      <CopyDialog open={isOpen} onOpenChange={setOpen} sources={sources} value={editor.value} onCopy={handleCopy} />
    ),
  };
}

const CopyButton = memo(function CopyButton({ onOpen }: { onOpen(): void }) {
  const { copy } = useLabels(appearanceLabels);
  return (
    <div>
      <Button type="button" variant="soft" color="gray" onClick={onOpen}>
        <CopyIcon size={16} aria-hidden />
        {copy}
      </Button>
    </div>
  );
});

interface CopiedNoticeProps {
  copied: Copied;
  onSave(): void;
  onTakeBack(): void;
}

function CopiedNotice({ copied, onSave, onTakeBack }: CopiedNoticeProps) {
  const labels = useLabels(appearanceLabels);
  return (
    <NoticeCallout>
      {labels.copied(Object.keys(copied.before).length, copied.roomName)}{' '}
      <span className="cd-copied-actions">
        <Button type="button" size="1" variant="outline" color="gray" onClick={onSave}>
          {labels.copySave}
        </Button>
        <Button type="button" size="1" variant="outline" color="gray" onClick={onTakeBack}>
          {labels.copyTakeBack}
        </Button>
      </span>
    </NoticeCallout>
  );
}
