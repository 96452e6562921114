import { Theme, type ThemeProps } from '@radix-ui/themes';
import { cx } from 'class-variance-authority';
import { setNonce } from 'get-nonce';
import { Direction } from 'radix-ui';
import { useContext, useInsertionEffect, useMemo, type ReactNode } from 'react';
import { ThemeContext, useTheme, type Addresses, type EmbedAddresses, type ThemeSettings } from './theme/theme-context';
import { ToastContext } from './feedback/toast-context';
import { ToastRegion } from './feedback/toast-region';

export interface ChatdeckThemeProps extends Partial<Omit<ThemeSettings, 'addresses' | 'embed'>> {
  /** `inherit` follows the Radix theme or the `class="dark"` around it. */
  appearance?: 'light' | 'dark' | 'inherit' | undefined;
  /** One of the accents of Radix Themes; the sheet of each but `indigo` is `chatdeck/styles/accents/<accent>.css`. */
  accent?: ThemeProps['accentColor'] | undefined;
  /** How round corners are. */
  radius?: ThemeProps['radius'] | undefined;
  /** How large everything is. */
  scaling?: ThemeProps['scaling'] | undefined;
  /** Those that are not given are the stock dashboard's. */
  addresses?: Partial<Addresses> | undefined;
  /** What the widget's code on a site is made of; the Embed code tab needs the script's address. */
  embed?: Partial<EmbedAddresses> | undefined;
  /** For the theme's root and for what opens from it elsewhere in the page. */
  className?: string | undefined;
  /** Screens, and whatever stands around them. */
  children: ReactNode;
}

/** The look and the surroundings of every Chatdeck screen inside it. Nests in a host's Radix theme. */
export function ChatdeckTheme(props: ChatdeckThemeProps) {
  const { appearance, accent, radius, scaling, className, children } = props;
  const settings = useThemeSettings(props);
  const { nonce } = settings;
  // Before the effects of what is inside, which may be a dialog that is open from the start.
  useInsertionEffect(() => {
    // The scroll lock behind Radix's overlays writes an inline style and asks for its nonce here.
    if (nonce !== undefined) setNonce(nonce);
  }, [nonce]);
  // Radix takes an explicit `inherit` for an appearance, and overlays, which stand elsewhere in the page, then lose it.
  const ownAppearance = appearance === undefined || appearance === 'inherit' ? {} : { appearance };
  // What is not given comes from the theme around, Radix's or ours.
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

/** Toasts stand in one place, that of the outermost theme. */
function Toasts({ children }: { children: ReactNode }) {
  return useContext(ToastContext) ? children : <ToastRegion>{children}</ToastRegion>;
}

/** What is not given here comes from the theme around, and at the outermost from the defaults. */
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
