import type { ChatdeckThemeProps } from 'chatdeck';
import { CopyButton } from 'chatdeck/ui';
import { useState, type ReactNode } from 'react';
import { brandCommand, brandElement, initialBrand, type BrandChoice } from './brand-code';
import './brand-page.css';

const choices = {
  grayColor: ['auto', 'gray', 'mauve', 'slate', 'sage', 'olive', 'sand'],
  radius: ['none', 'small', 'medium', 'large', 'full'],
  scaling: ['90%', '95%', '100%', '110%'],
  appearance: ['inherit', 'light', 'dark'],
} as const satisfies { [Name in keyof BrandChoice]?: readonly NonNullable<ChatdeckThemeProps[Name]>[] };

const titles: Record<keyof typeof choices, string> = {
  grayColor: 'Gray',
  radius: 'Radius',
  scaling: 'Scaling',
  appearance: 'Appearance',
};

interface BrandPageProps {
  /** Draws the preview. */
  children(brand: BrandChoice): ReactNode;
}

/** A brand to choose, the code for it, and a preview that follows. */
export function BrandPage({ children }: BrandPageProps) {
  const [brand, setBrand] = useState(initialBrand);
  const edit = (patch: Partial<BrandChoice>) => setBrand((before) => ({ ...before, ...patch }));
  return (
    <div className="brand-page">
      <form className="brand-controls" aria-label="Brand" onSubmit={(event) => event.preventDefault()}>
        <ColorFields value={brand.accentColor} onValueChange={(accentColor) => edit({ accentColor })} />
        {(Object.keys(choices) as (keyof typeof choices)[]).map((name) => (
          <label key={name}>
            {titles[name]}
            <select value={brand[name]} onChange={({ currentTarget }) => edit({ [name]: currentTarget.value })}>
              {choices[name].map((choice) => (
                <option key={choice}>{choice}</option>
              ))}
            </select>
          </label>
        ))}
        <label>
          Font family
          <input
            value={brand.fontFamily}
            placeholder="Georgia, serif"
            onChange={({ currentTarget }) => edit({ fontFamily: currentTarget.value })}
          />
        </label>
      </form>
      <section className="brand-code" aria-label="Code">
        <Code text={brandElement(brand)} label="Copy the element" />
        <Code text={brandCommand(brand)} label="Copy the command" />
      </section>
      {children(brand)}
    </div>
  );
}

/** A picker, and a field for a color that comes from elsewhere, which counts once it is whole. */
function ColorFields({ value, onValueChange }: { value: string; onValueChange(color: string): void }) {
  const [typed, setTyped] = useState(value);
  const change = (text: string) => {
    setTyped(text);
    if (/^#[\da-f]{6}$/i.test(text)) onValueChange(text.toLowerCase());
  };
  return (
    <>
      <label>
        Color
        <input type="color" value={value} onChange={({ currentTarget }) => change(currentTarget.value)} />
      </label>
      <label>
        Color in hex
        <input value={typed} spellCheck={false} onChange={({ currentTarget }) => change(currentTarget.value)} />
      </label>
    </>
  );
}

function Code({ text, label }: { text: string; label: string }) {
  return (
    <div>
      <code>{text}</code>
      <CopyButton text={text} label={label} layout="icon" />
    </div>
  );
}
