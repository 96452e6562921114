import { useMemo, useRef } from 'react';
import { codeTokens } from './code-tokens';
import { CopyButton } from '../../ui/base/copy-button';

interface CodeBlockProps {
  /** Shown as text, whatever stands in it. */
  code: string;
  /** What it is, for those who cannot see it. */
  label: string;
  /** Names the button for those who hear it alone. */
  copyLabel: string;
}

/** A few lines of code to copy, with colours that say nothing that the code does not. */
export function CodeBlock({ code, label, copyLabel }: CodeBlockProps) {
  const tokens = useMemo(() => codeTokens(code), [code]);
  const place = useRef<HTMLElement>(null);
  return (
    <div className="cd-code-block" role="group" aria-label={label} data-chatdeck="code">
      <CopyButton text={code} textRef={place} label={copyLabel} />
      <pre className="cd-code" dir="ltr" translate="no">
        <code ref={place}>
          {tokens.map(({ kind, text }, index) => (
            <span key={index} data-kind={kind}>
              {text}
            </span>
          ))}
        </code>
      </pre>
    </div>
  );
}
