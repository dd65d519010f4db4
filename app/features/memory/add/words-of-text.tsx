import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { annotateTexts } from '#contract/chat/endpoints.ts';
import { SENTENCE_MAX_CHARS } from '#contract/content-limits.ts';
import type { ShortItem } from '#contract/dictionary/item.ts';
import { ANNOTATED_CHARS_MAX, ANNOTATED_TEXTS_MAX } from '#contract/limits.ts';
import { addCardsTexts as texts } from '#contract/texts/memory.ts';
import { useApi } from '#app/lib/api/endpoint-query.ts';
import { Button } from '#app/ui/button.tsx';
import { TextArea } from '#app/ui/forms/field.tsx';
import { CardSection } from '#app/ui/layout/card-section.tsx';
import { SetPreview } from './set-preview.tsx';

/** The words of a text that the learner pastes. */
export function WordsOfText() {
  const api = useApi();
  const [text, setText] = useState('');
  const finding = useMutation({
    mutationFn: async (): Promise<ShortItem[]> => {
      const broken = await api.call(annotateTexts, { body: { texts: sentencesOf(text) } });
      const items = broken.flatMap(({ words }) => words.flatMap(({ item }) => item ?? []));
      return [...new Map(items.map((item) => [item.id, item])).values()];
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() !== '') finding.mutate();
  };
  return (
    <CardSection heading={texts.byText}>
      <form onSubmit={submit} className="grid gap-3">
        <TextArea
          label={texts.text}
          hint={texts.textHint(ANNOTATED_CHARS_MAX)}
          lang="ja"
          rows={4}
          maxLength={ANNOTATED_CHARS_MAX}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
        <Button
          type="submit"
          variant="secondary"
          className="justify-self-start"
          disabled={text.trim() === ''}
          busyLabel={finding.isPending && texts.finding}
        >
          {texts.findWords}
        </Button>
      </form>
      {finding.isError && (
        <p role="alert" className="text-error">
          {texts.findFailed}
        </p>
      )}
      {finding.data && <SetPreview words={finding.data} />}
    </CardSection>
  );
}

/** Cut where sentences end; a longer one is cut where it must be. */
const sentencesOf = (text: string): string[] =>
  (text.match(/[^。！？!?\n]+[。！？!?]*/gu) ?? [])
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '')
    .flatMap((sentence) => sentence.match(new RegExp(`.{1,${SENTENCE_MAX_CHARS}}`, 'gsu')) ?? [])
    .slice(0, ANNOTATED_TEXTS_MAX);
