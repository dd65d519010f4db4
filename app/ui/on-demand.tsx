import { Component, type ReactNode, Suspense } from 'react';
import { uiTexts } from '#contract/texts/ui.ts';
import { logFailure } from '#app/lib/log.ts';
import { showLongToast } from './toast.tsx';

interface OnDemandProps {
  readonly children: ReactNode;
  /** Until it is there. */
  readonly fallback?: ReactNode;
  /** In its place when it does not come. */
  readonly otherwise?: ReactNode;
  readonly onFailed?: () => void;
}

/**
 * Around what is loaded when it is first wanted. If it does not come, because the network is away or a new release has
 * taken it off the server, the screen stays with everything typed in it.
 */
export class OnDemand extends Component<OnDemandProps, { readonly failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError = () => ({ failed: true });

  override componentDidCatch(error: unknown): void {
    logFailure('A part of the page could not be shown', error);
    showLongToast(uiTexts.loadFailed, 'error');
    this.props.onFailed?.();
  }

  override render(): ReactNode {
    const { children, fallback, otherwise } = this.props;
    return this.state.failed ? otherwise : <Suspense fallback={fallback}>{children}</Suspense>;
  }
}
