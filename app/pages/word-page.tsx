import { useQuery } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import { useParams } from 'react-router';
import type { Word } from '#contract/dictionary/word.ts';
import { dictionaryTexts } from '#contract/texts/dictionary.ts';
import { wordQuery } from '#app/features/dictionary/dictionary-queries.ts';
import { WordHead } from '#app/features/dictionary/word-head.tsx';
import { WordView } from '#app/features/dictionary/word-view.tsx';
import { useSaveWord } from '#app/features/notebook/use-save-word.tsx';
import { loadQueries } from '#app/lib/page-data.ts';
import { paths } from '#app/lib/paths.ts';
import type { SpokenSource } from '#app/lib/voice-turn.ts';
import { ButtonLink } from '#app/ui/link.tsx';
import { listenTo } from '#app/ui/listen.ts';

const load = loadQueries(({ params }) => [wordQuery(params.itemId ?? '')]);
export const loader = load;
export const clientLoader = load;

export default function WordPage() {
  const { itemId = '' } = useParams();
  const { data: word } = useQuery(wordQuery(itemId));
  const { save, dialog } = useSaveWord();
  if (!word) return null;
  return (
    <div className="container-page grid gap-4 py-6 sm:py-8">
      <WordHead word={word} />
      <ButtonLink variant="quiet" size="small" to={paths.search} className="-ml-3 justify-self-start">
        <ArrowLeft aria-hidden className="size-4" />
        {dictionaryTexts.backToSearch}
      </ButtonLink>
      <WordView
        key={word.id}
        word={word}
        onListen={(text) => void listenTo(text, sourceOf(text, word))}
        onSave={() => save(word)}
      />
      {dialog}
    </div>
  );
}

/** The word itself by its entry, an example with its readings: our own voice then reads the characters right. */
function sourceOf(text: string, { id, hiragana, descriptions }: Word): SpokenSource {
  if (text === hiragana) return { itemId: id };
  return { text: descriptions.find((example) => example.text === text)?.ruby || text };
}
