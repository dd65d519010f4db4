import { Component, type ComponentType, lazy, type ReactNode, Suspense, useState } from 'react';
import { uiTexts } from '#contract/texts/ui.ts';
import { logFailure } from '#app/lib/log.ts';
import { showLongToast } from './toast.tsx';

/** Resets the parts that failed to load, so that they are requested again. */
const failures = new Set<() => void>();

/**
 * A part of the page in its own file: loaded when it is first rendered, always inside `OnDemand`, or earlier with
 * `load`. Unlike React's `lazy`, it is requested again after a failure, and shown at once if it is already loaded.
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
    // Must not change after the first render: another component would lose the state of this one.
    const [Part] = useState(() => loaded ?? Awaited);
    return <Part {...props} />;
  }
  return Object.assign(PartOnDemand, { load: fetchPart });
}

interface OnDemandProps {
  readonly children: ReactNode;
  /** Whether to load it yet, for example when scrolled near (`lib/use-seen.ts`). */
  readonly wanted?: boolean;
  /** Shown until it is loaded. */
  readonly fallback?: ReactNode;
  /** Shown if it fails to load. */
  readonly otherwise?: ReactNode;
  /** The same with a retry. */
  readonly Missing?: ComponentType<{ readonly onRetry: () => void }>;
  readonly onFailed?: () => void;
}

/**
 * The boundary around parts on demand. If one fails to load, because of the network or because a new release has
 * removed its file, the screen keeps its state.
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
