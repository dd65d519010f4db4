import { type ComponentType, useState } from 'react';
import { NotLoaded } from './not-loaded.tsx';
import { OnDemand, onDemand } from './on-demand.tsx';

/**
 * A part of a screen that is not there at first and is fetched before it is wanted (`load`, see lib/use-loaded-early).
 * When it has come by then, it stands there at once, so that the screen can lead to it; otherwise it is waited for.
 */
export function latePart<Props extends object>(load: () => Promise<{ default: ComponentType<Props> }>) {
  let arrived: ComponentType<Props> | null = null;
  const bring = async () => {
    const part = await load();
    arrived = part.default;
    return part;
  };
  const Awaited: ComponentType<Props> = onDemand(bring);
  function LatePart(props: Props) {
    // What it began as stays: a change would lose what has been done in it.
    const [Part] = useState(() => arrived ?? Awaited);
    return (
      <OnDemand Missing={NotLoaded}>
        <Part {...props} />
      </OnDemand>
    );
  }
  return Object.assign(LatePart, { load: bring });
}
