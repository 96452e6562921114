import { Theme } from '@radix-ui/themes';
import { cx } from 'class-variance-authority';
import { setNonce } from 'get-nonce';
import { Direction } from 'radix-ui';
import { useContext, useInsertionEffect, useMemo, type ReactNode } from 'react';
import { ThemeContext, useTheme, type Addresses, type EmbedAddresses, type ThemeSettings } from './theme/theme-context';
import type { ThemeAccent, ThemeRadius, ThemeScaling } from '../model/brand/theme-look';
import { ToastContext } from './feedback/toast-context';
import { ToastRegion } from './feedback/toast-region';

export interface ChatdeckThemeProps extends Partial<Omit<ThemeSettings, 'addresses' | 'embed'>> {
  /** `inherit` follows the Radix theme or the `class="dark"` around it. */
  appearance?: 'light' | 'dark' | 'inherit' | undefined;
  /** A Radix Themes accent; import `chatdeck/styles/accents/<accent>.css` for any but `indigo`. */
  accent?: ThemeAccent | undefined;
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
  const { appearance, accent, radius, scaling, className, children } = props;
  const settings = useThemeSettings(props);
  const { nonce } = settings;
  // Before the effects of its children, which may include an initially open dialog.
  useInsertionEffect(() => {
    // The scroll lock behind Radix's overlays writes an inline style and reads its nonce here.
    if (nonce !== undefined) setNonce(nonce);
  }, [nonce]);
  // Radix treats an explicit `inherit` as an appearance, and overlays, which are elsewhere in the page, then lose it.
  const ownAppearance = appearance === undefined || appearance === 'inherit' ? {} : { appearance };
  // Anything that isn't set comes from the surrounding theme, Radix's or ours.
  const ownLook = { ...(accent && { accentColor: accent }), ...(radius && { radius }), ...(scaling && { scaling }) };
  return (
    <Theme asChild {...ownAppearance} {...ownLook} grayColor="slate" className={cx('chatdeck', className)}>
      <div dir={settings.direction} lang={settings.locale} data-chatdeck="theme">
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
function useThemeSettings(given: ChatdeckThemeProps): ThemeSettings {
  const outer = useTheme();
  const { locale, direction, labels, productName, addresses, hrefFor, onNavigate, linkComponent } = given;
  const { embed, contactFrameUrl, className, portalContainer, nonce, onError, onEvent } = given;
  return useMemo(
    () => ({
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
