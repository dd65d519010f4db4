import { Component, type ComponentType, lazy, type ReactNode, Suspense, useState } from 'react';
import { uiTexts } from '#contract/texts/ui.ts';
import { logFailure } from '#app/lib/log.ts';
import { showLongToast } from './toast.tsx';

/** Let those that failed to load be requested again. */
const failures = new Set<() => void>();

/**
 * A part of the page that travels in a file of its own: fetched when it is first rendered, always inside `OnDemand`, or
 * before that with `load`. Unlike React's `lazy`, it is requested again after a failure, and shown at once if it is there.
 */
export function onDemand<Props extends object>(load: () => Promise<{ default: ComponentType<Props> }>) {
  let loaded: ComponentType<Props> | null = null;
  const fetchPart = async () => {
    try {
      const part = await load();
      loaded = part.default;
      return part;
    } catch (error) {
      failures.add(() => (Awaited = lazy(fetchPart)));
      throw error;
    }
  };
  let Awaited: ComponentType<Props> = lazy(fetchPart);
  function PartOnDemand(props: Props) {
    // Stays what it was first: another component would lose what has been typed in this one.
    const [Part] = useState(() => loaded ?? Awaited);
    return <Part {...props} />;
  }
  return Object.assign(PartOnDemand, { load: fetchPart });
}

interface OnDemandProps {
  readonly children: ReactNode;
  /** Whether to fetch it yet; `lib/use-seen.ts` tells when its place comes into sight. */
  readonly wanted?: boolean;
  /** Until it is there. */
  readonly fallback?: ReactNode;
  /** In its place when it does not come. */
  readonly otherwise?: ReactNode;
  /** The same for what can be asked for once more. */
  readonly Missing?: ComponentType<{ readonly onRetry: () => void }>;
  readonly onFailed?: () => void;
}

/**
 * Around parts on demand. If one does not come, because the network is away or a new release has taken it off the server,
 * the screen stays with everything typed in it.
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
    const { children, wanted = true, fallback, otherwise, Missing } = this.props;
    if (!wanted) return fallback;
    if (!this.state.failed) return <Suspense fallback={fallback}>{children}</Suspense>;
    return Missing ? <Missing onRetry={this.again} /> : otherwise;
  }
}
