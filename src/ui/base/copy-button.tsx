import { Button, IconButton } from '@radix-ui/themes';
import { useEffect, useRef, useState, type RefObject } from 'react';
import { Announcer } from './announcer';
import { useReport } from '../theme/events';
import { CheckIcon, CopyIcon } from './icons';
import { defineLabels, useLabels } from '../theme/labels';
import { Text } from './text';

export const copyLabels = defineLabels('copy', {
  copy: 'Copy',
  copied: 'Copied',
  failed: 'This browser does not let us copy. Select the text and copy it by hand.',
  failedSelected: 'This browser does not let us copy. The text is selected: copy it by hand.',
});

const copiedMs = 1500;

interface CopyButtonProps {
  /** What is copied. */
  text: string;
  /** Where the text stands in the page, if it does: it is selected there where the browser refuses. */
  textRef?: RefObject<HTMLElement | null> | undefined;
  /** What it is, for those who hear the button alone: "Copy the API key". */
  label?: string | undefined;
  /** `icon` where the place is narrow. */
  look?: 'word' | 'icon' | undefined;
  /** There is nothing to copy yet. */
  disabled?: boolean | undefined;
}

/** Copies a text and says so for a moment, next to where it was pressed; where it cannot, says what to do instead. */
export function CopyButton({ text, textRef, label, look = 'word', disabled }: CopyButtonProps) {
  const labels = useLabels(copyLabels);
  const { status, copy, forgetFailure } = useCopy(textRef);
  const isCopied = status === 'copied';
  const icon = isCopied ? <CheckIcon size={16} aria-hidden /> : <CopyIcon size={16} aria-hidden />;
  const button = {
    type: 'button',
    color: isCopied ? 'green' : 'gray',
    disabled,
    'data-state': status,
    onClick: () => void copy(text),
    onBlur: forgetFailure,
  } as const;
  return (
    <span className="cd-copy" data-look={look} data-chatdeck="copy">
      {look === 'icon' ? (
        <IconButton {...button} size="1" variant="ghost" aria-label={label ?? labels.copy}>
          {icon}
        </IconButton>
      ) : (
        <Button {...button} size="1" variant="soft" aria-label={label}>
          {icon}
          {/* Both words keep their room, so the button stays as wide as it is. */}
          <span className="cd-copy-words" data-state={status}>
            <span>{labels.copy}</span>
            <span>{labels.copied}</span>
          </span>
        </Button>
      )}
      {status === 'failed' && (
        <Text size="1" color="red" role="alert" className="cd-copy-failed">
          {textRef ? labels.failedSelected : labels.failed}
        </Text>
      )}
      <Announcer>{isCopied ? labels.copied : ''}</Announcer>
    </span>
  );
}

function useCopy(textRef: RefObject<HTMLElement | null> | undefined) {
  const report = useReport();
  const [status, setStatus] = useState<'idle' | 'copied' | 'failed'>('idle');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const copy = async (text: string) => {
    clearTimeout(timer.current);
    try {
      await navigator.clipboard.writeText(text);
    } catch {
      // Refused, or there is no clipboard where the page is not served safely.
      if (textRef?.current) getSelection()?.selectAllChildren(textRef.current);
      setStatus('failed');
      return;
    }
    report({ name: 'copied' });
    setStatus('copied');
    timer.current = setTimeout(() => setStatus('idle'), copiedMs);
  };
  const forgetFailure = () => setStatus((now) => (now === 'failed' ? 'idle' : now));
  return { status, copy, forgetFailure };
}
