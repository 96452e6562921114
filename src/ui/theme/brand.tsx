import { useCallback, useEffect, useMemo, useRef, useSyncExternalStore } from 'react';
import { brandSheet, readAccent, readGray } from '../../model/brand/brand-sheet';
import { readFontFamily } from '../../model/brand/css-names';
import { defaultGray } from '../../model/brand/stylesheet';
import type { ThemeSettings } from './theme-context';

type Look = Pick<ThemeSettings, 'accentColor' | 'grayColor' | 'fontFamily'>;

export interface Brand {
  /** The own look and, for what isn't set, that of the surrounding theme, without values that can't be read. */
  look: Look;
  /** The theme's own accent, as its attribute spells it. */
  accent: string | undefined;
  gray: string;
  /** The rules for what the stylesheet doesn't have; empty for none. */
  sheet: string;
}

/** The brand of a theme. A value that can't be read is reported in the console, and the surrounding theme's is used. */
export function useBrand({ accentColor, grayColor, fontFamily }: Look, outer: Look): Brand {
  const brand = useMemo(() => {
    const accent = accentColor === undefined ? undefined : readAccent(accentColor);
    const usedAccent = accent ?? outer.accentColor;
    const ownGray = grayColor === undefined ? undefined : readGray(grayColor, usedAccent ?? '') && grayColor;
    const usedGray = ownGray ?? outer.grayColor ?? (isHex(usedAccent) ? 'auto' : defaultGray);
    const gray = readGray(usedGray, usedAccent ?? '') ?? defaultGray;
    const ownFont = fontFamily === undefined ? undefined : readFontFamily(fontFamily) && fontFamily;
    const hasOwn = accent !== undefined || ownGray !== undefined || ownFont !== undefined;
    const sheet = hasOwn
      ? brandSheet({
          accent: isHex(accent) ? accent : undefined,
          gray: gray === defaultGray ? undefined : gray,
          font: ownFont,
        })
      : '';
    const look: Look = {
      accentColor: usedAccent,
      grayColor: ownGray ?? outer.grayColor,
      fontFamily: ownFont ?? outer.fontFamily,
    };
    const wrong = [
      accentColor !== undefined &&
        !accent &&
        problemWith('accentColor', accentColor, 'a hex color like "#ff5a36" or an accent of Radix Themes like "teal"'),
      grayColor !== undefined &&
        !ownGray &&
        problemWith('grayColor', grayColor, 'a hex color, a gray of Radix Themes like "sage", or "auto"'),
      fontFamily !== undefined && !ownFont && problemWith('fontFamily', fontFamily, 'a list of CSS font families'),
    ];
    return { look, accent, gray, sheet, problem: wrong.filter((text) => text !== false).join('\n') };
  }, [accentColor, grayColor, fontFamily, outer.accentColor, outer.grayColor, outer.fontFamily]);
  const { problem } = brand;
  useEffect(() => {
    // oxlint-disable-next-line no-console -- Only a developer can fix it.
    if (problem !== '') console.error(problem);
  }, [problem]);
  return brand;
}

function isHex(color: string | undefined): boolean {
  return color?.startsWith('#') ?? false;
}

function problemWith(prop: string, value: string, expected: string): string {
  return `ChatdeckTheme: ${prop} ${JSON.stringify(value)} can't be used. Pass ${expected}.`;
}

/**
 * The rules in what a server renders, so that the first paint has them. In the browser `useRootSheet` takes over: it
 * works under every content security policy.
 */
export function ServerSheet({ sheet, nonce }: { sheet: string; nonce: string | undefined }) {
  const isNeeded = useSyncExternalStore(subscribeToNothing, isWithoutSheets, () => true);
  if (!isNeeded || sheet === '') return null;
  // Browsers hide the nonce from scripts, so it differs when React takes over.
  return (
    <style nonce={nonce} suppressHydrationWarning>
      {sheet}
    </style>
  );
}

const subscribeToNothing = () => () => undefined;
const isWithoutSheets = () => !('adoptedStyleSheets' in document);

/** A ref for the theme's root that gives the rules to the page, or to the shadow root around it. */
export function useRootSheet(sheet: string): (root: HTMLElement | null) => void {
  const release = useRef<() => void>(undefined);
  return useCallback(
    (root) => {
      release.current?.();
      release.current = root && sheet !== '' ? adopt(sheet, root) : undefined;
    },
    [sheet],
  );
}

function adopt(rules: string, element: HTMLElement): (() => void) | undefined {
  const place = element.getRootNode() as Document | ShadowRoot;
  // Sheets belong to the window that made them.
  const view = element.ownerDocument.defaultView;
  if (!view || !('adoptedStyleSheets' in place)) return undefined;
  const sheet = new view.CSSStyleSheet();
  sheet.replaceSync(rules);
  place.adoptedStyleSheets = [...place.adoptedStyleSheets, sheet];
  return () => {
    place.adoptedStyleSheets = place.adoptedStyleSheets.filter((other) => other !== sheet);
  };
}
