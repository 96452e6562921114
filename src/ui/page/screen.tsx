import { cx } from 'class-variance-authority';
import { useMemo, type ReactNode } from 'react';
import { ErrorBoundary } from '../feedback/error-boundary';
import { ScreenContext } from '../theme/events';
import { useOverrides, type LabelSet, type OwnLabels } from '../theme/labels';
import { SectionOptionsContext, type SectionOptions } from './section-options';
import { Slot } from '../base/slot';
import { ThemeContext, useTheme } from '../theme/theme-context';

/** What every screen takes besides its data: a partner's texts, class, `data-*` attributes, and slots. */
export interface ScreenProps<Labels extends object> {
  /** Texts of this screen's own set, or a list of overrides of any sets. Keep the same value between renders. */
  labels?: OwnLabels<Labels> | undefined;
  /** For the screen's root. */
  className?: string | undefined;
  /** Above the screen's content. */
  header?: ReactNode;
  /** Below the screen's content. */
  footer?: ReactNode;
  /** For the screen's root. */
  [dataAttribute: `data-${string}`]: string | undefined;
}

interface ScreenRootProps extends ScreenProps<object>, SectionOptions<string> {
  /** The stable part name, available as `data-chatdeck` on the root. */
  part: string;
  /** The screen's overall state, available as `data-state` on the root. */
  state?: string | undefined;
  /** The screen's label set; parts inside read it with the overrides of `labels`. */
  labelSet?: Pick<LabelSet<object>, 'name'> | undefined;
  /** The screen itself. */
  children: ReactNode;
}

/**
 * The root element of a screen: its part name, the host's attributes, texts, and slots, its section options, and an
 * error boundary. A screen passes on all of its props; of the others, only `data-*` reach the page.
 */
export function ScreenRoot(props: ScreenRootProps) {
  const { part, state, labels, labelSet, className, header, footer, readOnly, hiddenSections, extraRows, children } =
    props;
  const theme = useThemeWith(labelSet?.name ?? '', labels);
  const options = useMemo(() => ({ readOnly, hiddenSections, extraRows }), [readOnly, hiddenSections, extraRows]);
  return (
    <div {...dataAttributes(props)} data-chatdeck={part} data-state={state} className={cx('cd-screen', className)}>
      <ScreenContext.Provider value={part}>
        <Slot name="header">{header}</Slot>
        <ThemeContext.Provider value={theme}>
          <SectionOptionsContext.Provider value={options}>
            <ErrorBoundary>{children}</ErrorBoundary>
          </SectionOptionsContext.Provider>
        </ThemeContext.Provider>
        <Slot name="footer">{footer}</Slot>
      </ScreenContext.Provider>
    </div>
  );
}

function dataAttributes(props: object) {
  return Object.fromEntries(Object.entries(props).filter(([name]) => name.startsWith('data-')));
}

/** The surrounding theme with a screen's overrides for the parts inside it. */
function useThemeWith(name: string, own: OwnLabels<object> | undefined) {
  const theme = useTheme();
  const labels = useOverrides(name, own);
  return useMemo(() => (labels === theme.labels ? theme : { ...theme, labels }), [theme, labels]);
}

/** What every settings tab takes besides its data. `SettingsFrame` implements it; a tab only passes it on. */
export interface SettingsTabOptions<Labels extends object, Section extends string>
  extends ScreenProps<Labels>, SectionOptions<Section> {}
