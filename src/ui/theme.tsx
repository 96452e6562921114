import { Theme, type ThemeProps } from '@radix-ui/themes';
import { setNonce } from 'get-nonce';
import { Direction } from 'radix-ui';
import { useEffect, useMemo, type ReactNode } from 'react';
import { ThemeContext, useTheme, type Addresses, type ThemeSettings } from './theme-context';

export interface ChatdeckThemeProps extends Partial<Omit<ThemeSettings, 'addresses'>> {
  /** `inherit` follows the Radix theme or the `class="dark"` around it. */
  appearance?: 'light' | 'dark' | 'inherit' | undefined;
  accent?: ThemeProps['accentColor'] | undefined;
  radius?: ThemeProps['radius'] | undefined;
  scaling?: ThemeProps['scaling'] | undefined;
  addresses?: Partial<Addresses> | undefined;
  className?: string | undefined;
  children: ReactNode;
}

/** The look and the surroundings of every Chatdeck screen inside it. Nests in a host's Radix theme. */
export function ChatdeckTheme(props: ChatdeckThemeProps) {
  const { appearance, accent = 'indigo', radius = 'medium', scaling = '100%', className, children } = props;
  const settings = useThemeSettings(props);
  const { nonce } = settings;
  useEffect(() => {
    // The scroll lock behind Radix's overlays writes an inline style and asks for its nonce here.
    if (nonce !== undefined) setNonce(nonce);
  }, [nonce]);
  // Radix takes an explicit `inherit` for an appearance, and overlays, which stand elsewhere in the page, then lose it.
  const ownAppearance = appearance === undefined || appearance === 'inherit' ? {} : { appearance };
  return (
    <Theme
      asChild
      {...ownAppearance}
      accentColor={accent}
      grayColor="slate"
      radius={radius}
      scaling={scaling}
      className={className ? `chatdeck ${className}` : 'chatdeck'}
    >
      <div dir={settings.direction} lang={settings.locale} data-chatdeck="theme">
        <Direction.Provider dir={settings.direction}>
          <ThemeContext.Provider value={settings}>{children}</ThemeContext.Provider>
        </Direction.Provider>
      </div>
    </Theme>
  );
}

/** What is not given here comes from the theme around, and at the outermost from the defaults. */
function useThemeSettings(given: ChatdeckThemeProps): ThemeSettings {
  const outer = useTheme();
  const { locale, direction, labels, productName, addresses, hrefFor, onNavigate } = given;
  const { portalContainer, nonce, onError, onEvent } = given;
  return useMemo(
    () => ({
      locale: locale ?? outer.locale,
      direction: direction ?? outer.direction,
      labels: labels ? [...outer.labels, ...labels] : outer.labels,
      productName: productName ?? outer.productName,
      addresses: addresses ? { ...outer.addresses, ...addresses } : outer.addresses,
      hrefFor: hrefFor ?? outer.hrefFor,
      onNavigate: onNavigate ?? outer.onNavigate,
      portalContainer: portalContainer ?? outer.portalContainer,
      nonce: nonce ?? outer.nonce,
      onError: onError ?? outer.onError,
      onEvent: onEvent ?? outer.onEvent,
    }),
    [
      outer,
      locale,
      direction,
      labels,
      productName,
      addresses,
      hrefFor,
      onNavigate,
      portalContainer,
      nonce,
      onError,
      onEvent,
    ],
  );
}
