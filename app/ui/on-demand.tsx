import { Component, type ComponentType, lazy, type ReactNode, Suspense } from 'react';
import { uiTexts } from '#contract/texts/ui.ts';
import { logFailure } from '#app/lib/log.ts';
import { showLongToast } from './toast.tsx';

/** How those that did not come are asked for again. */
const failures = new Set<() => void>();

/**
 * A part that is loaded when it is first wanted, always inside `OnDemand`. React's own `lazy` remembers for good that it
 * did not come; here the next wish asks for it again.
 */
export function onDemand<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): ComponentType<Props> {
  const bring = async () => {
    try {
      return await load();
    } catch (error) {
      failures.add(() => (Part = lazy(bring)));
      throw error;
    }
  };
  let Part: ComponentType<Props> = lazy(bring);
  return function PartOnDemand(props) {
    return <Part {...props} />;
  };
}

interface OnDemandProps {
  readonly children: ReactNode;
  /** Until it is there. */
  readonly fallback?: ReactNode;
  /** In its place when it does not come. */
  readonly otherwise?: ReactNode;
  /** The same for what can be asked for once more. */
  readonly Missing?: ComponentType<{ readonly onRetry: () => void }>;
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
    for (const forget of failures) forget();
    failures.clear();
    if (!this.props.Missing) showLongToast(uiTexts.loadFailed, 'error');
    this.props.onFailed?.();
  }

  readonly again = () => this.setState({ failed: false });

  override render(): ReactNode {
    const { children, fallback, otherwise, Missing } = this.props;
    if (!this.state.failed) return <Suspense fallback={fallback}>{children}</Suspense>;
    return Missing ? <Missing onRetry={this.again} /> : otherwise;
  }
}
