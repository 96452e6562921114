import { NoticeCallout } from '../../ui/feedback/notice-callout';
import { Button } from '../../ui/radix';
import { useLabels } from '../../ui/theme/labels';
import { questionGroupsLabels } from './labels';

interface UnreadableTreeProps {
  text: string;
  onStartOver: (() => void) | undefined;
}

/** Shows unreadable questions as stored, so that they aren't overwritten by accident. */
export function UnreadableTree({ text, onStartOver }: UnreadableTreeProps) {
  const labels = useLabels(questionGroupsLabels);
  return (
    <div className="cd-tree-unreadable">
      <NoticeCallout>
        <strong>{labels.unreadableTree}</strong> {labels.unreadableTreeText}
      </NoticeCallout>
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- A box that scrolls has to be reachable by keyboard. */}
      <pre tabIndex={0}>{text.slice(0, MAX_SHOWN)}</pre>
      {onStartOver && (
        <Button type="button" variant="outline" color="gray" onClick={onStartOver}>
          {labels.startOver}
        </Button>
      )}
    </div>
  );
}

const MAX_SHOWN = 5000;
