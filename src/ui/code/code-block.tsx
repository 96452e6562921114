import { useMemo, useRef } from 'react';
import { codeTokens } from './code-tokens';
import { CopyButton } from '../base/copy-button';

interface CodeBlockProps {
  /** Shown as plain text, whatever it contains. */
  code: string;
  /** A description for screen readers. */
  label: string;
  /** The button's name for screen readers. */
  copyLabel: string;
}

/** A few lines of code to copy. The colors add no meaning. */
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
