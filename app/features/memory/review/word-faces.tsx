import { Volume2 } from 'lucide-react';
import { useEffect, useEffectEvent } from 'react';
import type { KanaContent, KanjiContent, WordContent } from '#contract/memory/card-content.ts';
import { reviewTexts as texts } from '#contract/texts/memory.ts';
import { parseRuby } from '#core/japanese/ruby.ts';
import type { Spoken } from '#app/lib/voice/voice-turn.ts';
import { Button } from '#app/ui/button.tsx';
import { IconButton } from '#app/ui/icon-button.tsx';
import { JapaneseText } from '#app/ui/japanese/japanese-text.tsx';
import { MixedText } from '#app/ui/japanese/mixed-text.tsx';
import { useSpeaker } from '#app/ui/japanese/use-speaker.ts';

const spokenWord = ({ id, kanji, hiragana }: WordContent): Spoken => ({
  text: kanji || hiragana,
  source: { itemId: id },
});

const spokenKana = ({ kana }: KanaContent): Spoken => ({ text: kana, source: { kana } });

export const WordFront = ({ word }: { readonly word: WordContent }) => (
  <JapaneseText as="p" className="text-headword leading-loose">
    {parseRuby(word.ruby)}
  </JapaneseText>
);

export const MeaningFront = ({ word }: { readonly word: WordContent }) => (
  <p className="text-2xl leading-snug font-bold">
    <MixedText>{word.mean}</MixedText>
  </p>
);

/** It is spoken at once, and again on demand. */
export function SoundFront({ word }: { readonly word: WordContent }) {
  const { play } = useSpeaker();
  const spoken = spokenWord(word);
  const speakOnce = useEffectEvent(() => void play(spoken, { quiet: true }));
  useEffect(() => speakOnce(), []);
  return (
    <Button
      variant="secondary"
      size="large"
      icon={<Volume2 aria-hidden className="size-6" />}
      onClick={() => void play(spoken)}
    >
      {texts.listen}
    </Button>
  );
}

/** Everything about the word: the same behind each of its directions. */
export const WordBack = ({ word }: { readonly word: WordContent }) => (
  <div className="grid gap-2">
    <div className="flex items-start gap-2">
      <div className="min-w-0 flex-1">
        <JapaneseText as="p" className="text-2xl leading-loose">
          {parseRuby(word.ruby)}
        </JapaneseText>
        {word.kanji !== '' && <p className="text-ink-soft">{word.hiragana}</p>}
      </div>
      <ListenButton spoken={spokenWord(word)} />
    </div>
    {word.sino !== '' && (
      <p>
        <span className="text-sm text-ink-soft">{texts.sino}: </span>
        <span className="font-bold text-vermilion">{word.sino}</span>
      </p>
    )}
    <p className="text-lg">
      <MixedText>{word.mean}</MixedText>
    </p>
    {word.example && (
      <div className="rounded-lg bg-sunken px-3 py-2">
        <JapaneseText as="p" className="leading-loose">
          {parseRuby(word.example.ja)}
        </JapaneseText>
        <p className="text-sm text-ink-soft">{word.example.vi}</p>
      </div>
    )}
  </div>
);

function ListenButton({ spoken }: { readonly spoken: Spoken }) {
  const { play } = useSpeaker();
  return <IconButton label={texts.listen} icon={<Volume2 />} onClick={() => void play(spoken)} />;
}

export const LetterFront = ({ children }: { readonly children: string }) => (
  <p lang="ja" className="text-[4.5rem] leading-none">
    {children}
  </p>
);

export const KanaBack = ({ kana }: { readonly kana: KanaContent }) => (
  <div className="flex items-center justify-center gap-2">
    <p className="text-3xl font-bold">{kana.romaji}</p>
    <ListenButton spoken={spokenKana(kana)} />
  </div>
);

export const KanjiBack = ({ kanji }: { readonly kanji: KanjiContent }) => (
  <div className="grid gap-2">
    <p className="text-2xl font-bold text-vermilion">{kanji.hanViet.join(', ')}</p>
    <p className="text-lg">{kanji.meaning}</p>
    {[
      { name: texts.on, readings: kanji.on },
      { name: texts.kun, readings: kanji.kun },
    ].map(
      ({ name, readings }) =>
        readings.length > 0 && (
          <p key={name}>
            <span className="text-sm text-ink-soft">{name}: </span>
            <span lang="ja">{readings.join('、')}</span>
          </p>
        ),
    )}
    {kanji.words.length > 0 && (
      <ul aria-label={texts.words} className="grid gap-1">
        {kanji.words.map(({ ruby, mean }) => (
          <li key={ruby} className="flex flex-wrap items-baseline gap-x-3">
            <JapaneseText className="text-lg">{parseRuby(ruby)}</JapaneseText>
            <span className="text-ink-soft">
              <MixedText>{mean}</MixedText>
            </span>
          </li>
        ))}
      </ul>
    )}
  </div>
);
