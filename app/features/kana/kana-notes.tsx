import type { KanaChart, SoundNote } from '#contract/kana/endpoints.ts';
import { kanaTexts } from '#contract/texts/kana.ts';
import { JapaneseText } from '#app/ui/japanese/japanese-text.tsx';
import { MixedText } from '#app/ui/japanese/mixed-text.tsx';
import { ListenButton } from './listen-button.tsx';

/** What Vietnamese speakers get wrong, with pairs to listen to. */
export function SoundNotes({ notes }: { readonly notes: readonly SoundNote[] }) {
  if (notes.length === 0) return null;
  return (
    <section className="grid gap-3" aria-labelledby="sounds">
      <h2 id="sounds" className="text-xl font-bold">
        {kanaTexts.soundsTitle}
      </h2>
      <p className="text-ink-soft">{kanaTexts.soundsLead}</p>
      <ul className="grid gap-3 lg:grid-cols-2">
        {notes.map(({ id, title, text, examples }) => (
          <li key={id} className="grid content-start gap-2 rounded-lg border border-line bg-surface p-4">
            <h3 className="font-bold">
              <MixedText>{title}</MixedText>
            </h3>
            <p>
              <MixedText>{text}</MixedText>
            </p>
            <ul className="flex flex-wrap gap-x-5">
              {examples.map(({ kana, vi, say }) => (
                <li key={vi} className="flex items-center gap-1">
                  <ListenButton kana={kana} say={say} />
                  <span>
                    <JapaneseText className="text-lg">{kana}</JapaneseText>{' '}
                    <span className="text-ink-soft">{vi}</span>
                  </span>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </section>
  );
}

export function LookAlikeNotes({ groups }: { readonly groups: KanaChart['lookAlikes'] }) {
  if (groups.length === 0) return null;
  return (
    <section className="grid gap-3" aria-labelledby="look-alikes">
      <h2 id="look-alikes" className="text-xl font-bold">
        {kanaTexts.lookAlikesTitle}
      </h2>
      <ul className="grid gap-3 sm:grid-cols-2">
        {groups.map(({ kana, tell }) => (
          <li key={kana.join('')} className="grid gap-1 rounded-lg border border-line bg-surface p-4">
            <JapaneseText className="text-2xl tracking-[0.3em]">{kana.join('')}</JapaneseText>
            <p>
              <MixedText>{tell}</MixedText>
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
