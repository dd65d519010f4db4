import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { isRouteErrorResponse, useNavigate, useParams, useRouteError } from 'react-router';
import type { Word } from '#contract/dictionary/word.ts';
import { paths } from '#contract/paths.ts';
import { dictionaryTexts } from '#contract/texts/dictionary.ts';
import { pageFailureTexts } from '#contract/texts/errors.ts';
import { packTexts } from '#contract/texts/pack.ts';
import { isTailId } from '#core/tail/tail-id.ts';
import { wordQuery } from '#app/features/dictionary/dictionary-queries.ts';
import { FromPack } from '#app/features/dictionary/from-pack.tsx';
import { WordHead } from '#app/features/dictionary/word/word-head.tsx';
import { WordView } from '#app/features/dictionary/word/word-view.tsx';
import { GrammarLinks } from '#app/features/grammar/grammar-links.tsx';
import { SuggestMeaning } from '#app/features/meanings/suggest-meaning.tsx';
import { useSaveWord } from '#app/features/notebook/saving/use-save-word.tsx';
import { loadQueries } from '#app/lib/api/page-data.ts';
import { usePackReady } from '#app/lib/pack/use-pack-ready.ts';
import type { SpokenSource } from '#app/lib/voice/voice-turn.ts';
import { classNames } from '#app/ui/class-names.ts';
import { listenTo } from '#app/ui/japanese/listen.ts';
import { BackLink } from '#app/ui/layout/back-link.tsx';
import { NotFound } from '../failures/not-found.tsx';
import { PageFailure } from '../failures/page-failure.tsx';

const load = loadQueries(({ params }) => [wordQuery(params.itemId ?? '')]);
export const loader = load;
export const clientLoader = load;

export default function WordPage() {
  const { itemId = '' } = useParams();
  const { data: word } = useQuery(wordQuery(itemId));
  const { save, dialog } = useSaveWord();
  usePackReady();
  useForward(itemId, word?.id);
  if (!word) return null;
  return (
    // Narrower without related items, which are the second column.
    <div
      className={classNames(
        'container-page grid gap-4 py-6 sm:py-8',
        word.related.length === 0 && 'max-w-3xl',
      )}
    >
      <WordHead word={word} />
      <BackLink to={paths.search}>{dictionaryTexts.backToSearch}</BackLink>
      {word.pack && <FromPack pack={word.pack} says={packTexts.wordFromPack} />}
      <WordView
        key={word.id}
        word={word}
        onListen={(text) => void listenTo(text, sourceOf(text, word))}
        onSave={() => save(word)}
        suggest={
          isTailId(word.id) && (
            <SuggestMeaning
              wordId={word.id}
              kanji={word.kanji}
              hiragana={word.hiragana}
              english={word.mean}
            />
          )
        }
        grammar={
          <GrammarLinks
            heading={dictionaryTexts.grammar}
            points={word.grammarPoints}
            contrasts={word.contrasts}
          />
        }
      />
      {dialog}
    </div>
  );
}

/** A word of the long tail that has become an entry of ours is answered by the entry, which has an address of its own. */
function useForward(itemId: string, answeredId: number | undefined) {
  const navigate = useNavigate();
  useEffect(() => {
    if (answeredId !== undefined && String(answeredId) !== itemId)
      void navigate(paths.word(answeredId), { replace: true });
  }, [answeredId, itemId, navigate]);
}

/** A word can be removed from the dictionary while links to it still exist. */
export function ErrorBoundary() {
  const error = useRouteError();
  const isNotFound = isRouteErrorResponse(error) && error.status === 404;
  if (!isNotFound) return <PageFailure />;
  return <NotFound title={pageFailureTexts.wordGoneTitle} text={pageFailureTexts.wordGoneText} />;
}

/** The item id for the word, readings for an example: so our voice reads the kanji correctly. */
function sourceOf(text: string, { id, hiragana, descriptions }: Word): SpokenSource {
  if (text === hiragana) return { itemId: id };
  return { text: descriptions.find((example) => example.text === text)?.ruby || text };
}
