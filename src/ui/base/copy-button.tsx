import { Button, IconButton } from '@radix-ui/themes';
import { cva } from 'class-variance-authority';
import { useEffect, useRef, useState, type RefObject } from 'react';
import { Announcer } from './announcer';
import { useReport } from '../theme/events';
import { CheckIcon, CopyIcon } from './icons';
import { defineLabels, useLabels } from '../theme/labels';
import { Text } from './text';
import { accents, type Variant } from './variants';

export const copyLabels = defineLabels('copy', {
  copy: 'Copy',
  copied: 'Copied',
  failed: 'Your browser blocked copying. Select the text and copy it manually.',
  failedSelected: 'Your browser blocked copying. The text is selected, so copy it manually.',
});

const copiedMs = 1500;

const place = cva('cd-copy', {
  variants: {
    layout: { word: '', icon: 'cd-copy-icon' },
    /** Of the button, which Radix Themes draws. */
    size: { '1': '', '2': '' },
  },
});
const words = cva('cd-copy-words', { variants: { state: { idle: '', copied: 'cd-copy-done', failed: '' } } });

type State = Variant<typeof words, 'state'>;

interface CopyButtonProps {
  /** The text to copy. */
  text: string;
  /** The element that contains the text, if there is one: it is selected if the browser denies the copy. */
  textRef?: RefObject<HTMLElement | null> | undefined;
  /** The accessible name: “Copy the API key”. */
  label?: string | undefined;
  /** On the button instead of “Copy”. */
  word?: string | undefined;
  /** `2` beside other buttons. */
  size?: Variant<typeof place, 'size'> | undefined;
  /** `icon` for narrow places. */
  layout?: Variant<typeof place, 'layout'> | undefined;
  /** There is nothing to copy yet. */
  disabled?: boolean | undefined;
}

/** Copies a text and confirms it for a moment where it was pressed; if it can't copy, it says what to do instead. */
export function CopyButton(props: CopyButtonProps) {
  const { text, textRef, label, word, size = '1', layout = 'word', disabled } = props;
  const labels = useLabels(copyLabels);
  const { state, copy, forgetFailure } = useCopy(textRef);
  const isCopied = state === 'copied';
  const tone = isCopied ? 'success' : 'plain';
  const icon = isCopied ? <CheckIcon size={16} aria-hidden /> : <CopyIcon size={16} aria-hidden />;
  const button = {
    type: 'button',
    color: accents[tone],
    disabled,
    'data-state': state,
    onClick: () => void copy(text),
    onBlur: forgetFailure,
  } as const;
  return (
    <span className={place({ layout, size })} data-chatdeck="copy">
      {layout === 'icon' ? (
        <IconButton {...button} size="1" variant="ghost" aria-label={label ?? labels.copy}>
          {icon}
        </IconButton>
      ) : (
        <Button {...button} size={size} variant="outline" color="gray" aria-label={label}>
          {icon}
          {/* Both labels keep their space, so that the button doesn't change its width. */}
          <span className={words({ state })}>
            <span>{word ?? labels.copy}</span>
            <span>{labels.copied}</span>
          </span>
        </Button>
      )}
      {state === 'failed' && (
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
  const [state, setState] = useState<State>('idle');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const copy = async (text: string) => {
    clearTimeout(timer.current);
    try {
      await navigator.clipboard.writeText(text);
    } catch {
      // The clipboard was denied, or doesn't exist on an insecure page.
      if (textRef?.current) getSelection()?.selectAllChildren(textRef.current);
      setState('failed');
      return;
    }
    report({ name: 'copied' });
    setState('copied');
    timer.current = setTimeout(() => setState('idle'), copiedMs);
  };
  const forgetFailure = () => setState((now) => (now === 'failed' ? 'idle' : now));
  return { state, copy, forgetFailure };
}
