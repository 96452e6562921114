import { CopyButton } from '../../ui/base/copy-button';
import { NoticeCallout } from '../../ui/feedback/notice-callout';
import { useTriggersLabels } from './labels';

interface UnreadableProps {
  /** The stored text. */
  text: string;
}

/** In place of triggers that can't be read: what is stored, to copy. */
export function Unreadable({ text }: UnreadableProps) {
  const labels = useTriggersLabels();
  return (
    <>
      <NoticeCallout>{labels.unreadable}</NoticeCallout>
      <div>
        <CopyButton text={text} label={labels.copyStored} />
      </div>
    </>
  );
}
