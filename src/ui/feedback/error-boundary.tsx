import { Component, type ReactNode } from 'react';
import { CrashNotice } from './crash-notice';
import { ThemeContext, type ThemeSettings } from '../theme/theme-context';

interface ErrorBoundaryProps {
  /** Called before the children are rendered again. */
  onRetry?: (() => void) | undefined;
  /** A screen, or a part of one. */
  children: ReactNode;
}

/** Keeps an error in one screen from blanking the page around it; offers a retry and reports it to the host. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { error: unknown; hasFailed: boolean }> {
  static override contextType = ThemeContext;
  declare context: ThemeSettings;
  override state = { error: undefined, hasFailed: false };

  static getDerivedStateFromError(error: unknown) {
    return { error, hasFailed: true };
  }

  override componentDidCatch(error: unknown) {
    // A host may pass a function that must not be called as a method, like the browser's `reportError`.
    const { onError } = this.context;
    onError?.(error);
  }

  handleRetry = () => {
    this.props.onRetry?.();
    this.setState({ error: undefined, hasFailed: false });
  };

  override render(): ReactNode {
    if (!this.state.hasFailed) return this.props.children;
    return <CrashNotice error={this.state.error} onRetry={this.handleRetry} />;
  }
}
