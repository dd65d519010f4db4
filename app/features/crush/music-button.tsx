import { Volume2, VolumeX } from 'lucide-react';
import { crushTexts } from '#contract/texts/crush.ts';
import { IconButton } from '#app/ui/icon-button.tsx';
import { type Music, MUSIC_BUTTON } from './use-music.ts';

/** In sight wherever one has scrolled to: what sounds by itself can be turned off at once (WCAG 1.4.2). */
export function MusicButton({ music }: { readonly music: Music }) {
  if (!music.isThere) return null;
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
