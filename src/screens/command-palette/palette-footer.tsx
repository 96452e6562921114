import { useLabels } from '../../ui/theme/labels';
import { commandPaletteLabels } from './labels';

/** What the keys do, for those who have some. */
export function PaletteFooter({ canGoBack }: { canGoBack: boolean }) {
  const { hints } = useLabels(commandPaletteLabels);
  return (
    <div className="cd-command-foot" aria-hidden="true">
      <Hint keys={['↑', '↓']}>{hints.choose}</Hint>
      <Hint keys={['↵']}>{hints.open}</Hint>
      {canGoBack && <Hint keys={['⌫']}>{hints.back}</Hint>}
      <Hint keys={['Esc']}>{hints.close}</Hint>
    </div>
  );
}

function Hint({ keys, children }: { keys: readonly string[]; children: string }) {
  return (
    <span className="cd-command-hint">
      <span className="cd-keys">
        {keys.map((key) => (
          <kbd key={key} className="cd-key">
            {key}
          </kbd>
        ))}
      </span>
      {children}
    </span>
  );
}
