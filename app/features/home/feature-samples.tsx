import { AudioLines, Play, Search } from 'lucide-react';
import { featureSamples, type SentencePart } from '#contract/texts/home.ts';
import { JapaneseText } from '#app/ui/japanese/japanese-text.tsx';

const { search, verdict, listening, notebook, tutor } = featureSamples;

/** Small parts of the real screens, drawn with the real components and tokens. */

export function SearchSample() {
  return (
    <div className="grid gap-3">
      <div className="flex items-center gap-3 rounded-md border border-edge bg-surface px-3 py-2.5">
        <Search className="size-4.5 text-ink-soft" />
        <span>{search.typed}</span>
      </div>
      <div className="flex flex-wrap items-baseline gap-x-3 px-1">
        <JapaneseText className="text-2xl font-bold">
          {[{ text: search.word, reading: search.reading }]}
        </JapaneseText>
        <span className="text-xs han-viet text-vermilion">{search.hanViet}</span>
        <span className="text-ink-soft">{search.mean}</span>
      </div>
    </div>
  );
}

export function VerdictSample() {
  return (
    <div className="grid gap-3">
      <p>{verdict.sentence}</p>
      <p className="flex flex-wrap items-end gap-1 text-lg">
        <JapaneseText className="rounded-sm bg-moss-wash px-1.5 text-moss">毎朝</JapaneseText>
        <JapaneseText className="rounded-sm bg-moss-wash px-1.5 text-moss">六時</JapaneseText>
        <JapaneseText className="rounded-sm bg-error-wash px-1.5 text-error line-through">で</JapaneseText>
        <JapaneseText className="rounded-sm bg-moss-wash px-1.5 text-moss">起きます</JapaneseText>
      </p>
      <p className="text-sm text-error">
        <Mixed parts={verdict.mistake} />
      </p>
    </div>
  );
}

export function ListeningSample() {
  return (
    <div className="flex flex-wrap items-center gap-3">
      <span className="grid size-11 shrink-0 place-items-center rounded-full bg-indigo text-on-indigo">
        <Play className="size-5 fill-current" />
      </span>
      <AudioLines className="size-8 text-indigo" />
      <AudioLines className="size-8 text-indigo opacity-60" />
      <AudioLines className="size-8 text-indigo opacity-30" />
      <span className="ml-auto text-sm text-ink-soft">{listening.speed}</span>
    </div>
  );
}

export function NotebookSample() {
  return (
    <ul className="grid gap-2 text-sm">
      {notebook.map(({ name, words }) => (
        <li key={name} className="flex justify-between rounded-md border border-line bg-surface px-3 py-1.5">
          <b>{name}</b>
          <span className="text-ink-soft tabular-nums">{words}</span>
        </li>
      ))}
    </ul>
  );
}

export function TutorSample() {
  return (
    <div className="grid gap-2 text-sm">
      <p className="justify-self-end rounded-lg rounded-br-sm bg-indigo px-3 py-1.5 text-on-indigo">
        <Mixed parts={tutor.question} />
      </p>
      <p className="justify-self-start rounded-lg rounded-bl-sm border border-line bg-surface px-3 py-1.5">
        <Mixed parts={tutor.answer} />
      </p>
    </div>
  );
}

/** A Vietnamese sentence with Japanese words in it. */
function Mixed({ parts }: { readonly parts: readonly SentencePart[] }) {
  return parts.map((part) =>
    typeof part === 'string' ? part : <JapaneseText key={part.ja}>{part.ja}</JapaneseText>,
  );
}
