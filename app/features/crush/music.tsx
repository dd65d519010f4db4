import { Volume2, VolumeX } from 'lucide-react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { crushTexts } from '#contract/texts/crush.ts';
import { storedChoice, useChoice } from '#app/lib/choices/stored-choice.ts';
import { IconButton } from '#app/ui/icon-button.tsx';
import { hasMusicBox, type MusicBox, openMusicBox } from './music-box.ts';

/** Remembers that the music was turned off. */
const musicChoice = storedChoice({ key: 'crushMusic', values: ['on', 'off'], usual: 'on' });

export interface Music {
  /** Whether there is music to turn on or off. */
  readonly isAvailable: boolean;
  readonly isSounding: boolean;
  readonly begin: () => void;
  readonly toggle: () => void;
}

/** Id of the button that turns the music on and off. */
const MUSIC_BUTTON = 'music-button';

/** Background music if available (PRODUCT.md, Small pages): starts at the first gesture that the browser accepts. */
export function useMusic(): Music {
  const box = useRef<MusicBox>(null);
  const [hasBegun, setBegun] = useState(false);
  const [isSounding, setSounding] = useState(false);
  const choice = useChoice(musicChoice);

  const play = useCallback(() => {
    box.current ??= openMusicBox(setSounding);
    box.current.play();
  }, []);

  const begin = useCallback(() => {
    if (!hasMusicBox()) return;
    setBegun(true);
    if (musicChoice.now() === 'on') play();
  }, [play]);

  const toggle = useCallback(() => {
    musicChoice.choose(isSounding ? 'off' : 'on');
    if (isSounding) box.current?.pause();
    else play();
  }, [isSounding, play]);

  const isBlocked = hasBegun && choice === 'on' && !isSounding;
  useFirstGesture(isBlocked, play);

  useEffect(
    () => () => {
      box.current?.close();
      box.current = null;
    },
    [],
  );
  return { isAvailable: hasBegun, isSounding, begin, toggle };
}

/** After opening a link, browsers allow sound only from the first tap or key press on. */
function useFirstGesture(isWaiting: boolean, onGesture: () => void): void {
  useEffect(() => {
    if (!isWaiting) return;
    const listen = ({ target }: Event) => {
      // The button has its own handler; both together would turn the music on and off again.
      if (target instanceof Element && target.closest(`#${MUSIC_BUTTON}`)) return;
      onGesture();
    };
    document.addEventListener('click', listen);
    document.addEventListener('keydown', listen);
    return () => {
      document.removeEventListener('click', listen);
      document.removeEventListener('keydown', listen);
    };
  }, [isWaiting, onGesture]);
}

/** Always visible: sound that starts automatically must be easy to stop (WCAG 1.4.2). */
export function MusicButton({ music }: { readonly music: Music }) {
  if (!music.isAvailable) return null;
  return (
    <IconButton
      id={MUSIC_BUTTON}
      label={music.isSounding ? crushTexts.musicOff : crushTexts.musicOn}
      icon={music.isSounding ? <Volume2 aria-hidden /> : <VolumeX aria-hidden />}
      onClick={music.toggle}
      className="fixed top-[calc(var(--spacing-bar)+0.75rem)] right-3 z-10 rounded-full! border border-line bg-surface shadow-card sm:right-6"
    />
  );
}
