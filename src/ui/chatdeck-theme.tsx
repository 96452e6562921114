import { Theme } from '@radix-ui/themes';
import { cx } from 'class-variance-authority';
import { setNonce } from 'get-nonce';
import { Direction } from 'radix-ui';
import { useContext, useInsertionEffect, useMemo, type ComponentProps, type ReactNode } from 'react';
import { ServerSheet, useBrand, useRootSheet, type Brand } from './theme/brand';
import { ThemeContext, useTheme, type Addresses, type EmbedAddresses, type ThemeSettings } from './theme/theme-context';
import type { ThemeRadius, ThemeScaling } from '../model/brand/theme-look';
import { ToastContext } from './feedback/toast-context';
import { ToastRegion } from './toasts/toast-region';

export interface ChatdeckThemeProps extends Partial<Omit<ThemeSettings, 'addresses' | 'embed'>> {
  /** `inherit` follows the Radix theme or the `class="dark"` around it. */
  appearance?: 'light' | 'dark' | 'inherit' | undefined;
  /** The roundness of corners. */
  radius?: ThemeRadius | undefined;
  /** The size of everything. */
  scaling?: ThemeScaling | undefined;
  /** URLs that aren't set are the stock dashboard's. */
  addresses?: Partial<Addresses> | undefined;
  /** The parts of the widget's embed code; the Embed code tab needs the script's URL. */
  embed?: Partial<EmbedAddresses> | undefined;
  /** For the theme's root and for overlays opened from it. */
  className?: string | undefined;
  /** Screens, and anything around them. */
  children: ReactNode;
}

/** The look and surroundings of every Chatdeck screen inside it. Can be nested in a host's Radix theme. */
export function ChatdeckTheme(props: ChatdeckThemeProps) {
  const { appearance, radius, scaling, className, children } = props;
  const { look: ownBrand, accent, gray, sheet } = useBrand(props, useTheme());
  const settings = useThemeSettings(props, ownBrand);
  const { nonce, fontFamily } = settings;
  const rootSheet = useRootSheet(sheet);
  // Before the effects of its children, which may include an initially open dialog.
  useInsertionEffect(() => {
    // The scroll lock behind Radix's overlays writes an inline style and reads its nonce here.
    if (nonce !== undefined) setNonce(nonce);
  }, [nonce]);
  // Radix treats an explicit `inherit` as an appearance, and overlays, which are elsewhere in the page, then lose it.
  const ownAppearance = appearance === undefined || appearance === 'inherit' ? {} : { appearance };
  // Anything that isn't set comes from the surrounding theme, Radix's or ours.
  const ownLook = { ...(accent && { accentColor: accent }), ...(radius && { radius }), ...(scaling && { scaling }) };
  // Radix passes on any accent and gray to nested themes and overlays; the rules for ours are in the sheet.
  const look = { ...ownLook, grayColor: gray } as ComponentProps<typeof Theme>;
  return (
    <Theme asChild {...ownAppearance} {...look} className={cx('chatdeck', className)}>
      <div
        ref={rootSheet}
        dir={settings.direction}
        lang={settings.locale}
        data-chatdeck="theme"
        data-font={fontFamily}
        // Radix changes these an effect later, when the rules for the old colors are gone.
        {...(accent && { 'data-accent-color': accent })}
        data-gray-color={gray}
      >
        <ServerSheet sheet={sheet} nonce={nonce} />
        <Direction.Provider dir={settings.direction}>
          <ThemeContext.Provider value={settings}>
            <Toasts>{children}</Toasts>
          </ThemeContext.Provider>
        </Direction.Provider>
      </div>
    </Theme>
  );
}

/** Toasts have one region, in the outermost theme. */
function Toasts({ children }: { children: ReactNode }) {
  return useContext(ToastContext) ? children : <ToastRegion>{children}</ToastRegion>;
}

/** Anything that isn't set comes from the surrounding theme, and from the defaults at the outermost. */
function useThemeSettings(given: ChatdeckThemeProps, look: Brand['look']): ThemeSettings {
  const outer = useTheme();
  const { locale, direction, labels, productName, addresses, hrefFor, onNavigate, linkComponent } = given;
  const { embed, contactFrameUrl, className, portalContainer, nonce, onError, onEvent } = given;
  return useMemo(
    () => ({
      ...look,
      locale: locale ?? outer.locale,
      direction: direction ?? outer.direction,
      labels: labels ? [...outer.labels, ...labels] : outer.labels,
      productName: productName ?? outer.productName,
      addresses: addresses ? { ...outer.addresses, ...addresses } : outer.addresses,
      embed: embed ? { ...outer.embed, ...embed } : outer.embed,
      contactFrameUrl: contactFrameUrl ?? outer.contactFrameUrl,
      hrefFor: hrefFor ?? outer.hrefFor,
      onNavigate: onNavigate ?? outer.onNavigate,
      linkComponent: linkComponent ?? outer.linkComponent,
      className: cx(outer.className, className),
      portalContainer: portalContainer ?? outer.portalContainer,
      nonce: nonce ?? outer.nonce,
      onError: onError ?? outer.onError,
      onEvent: onEvent ?? outer.onEvent,
    }),
    [
      outer,
      look,
      locale,
      direction,
      labels,
      productName,
      addresses,
      embed,
      contactFrameUrl,
      hrefFor,
      onNavigate,
      linkComponent,
      className,
      portalContainer,
      nonce,
      onError,
      onEvent,
    ],
  );
}
