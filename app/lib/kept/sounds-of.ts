import type { KanaLesson } from '#contract/kana/endpoints.ts';
import type { CardContent } from '#contract/memory/card-content.ts';
import type { PathStepReply } from '#contract/path/step.ts';
import type { SpokenSource } from '../voice/voice-turn.ts';

/** What can be heard in a step of the path. */
export function soundsOfStep(step: PathStepReply): SpokenSource[] {
  switch (step.kind) {
    case 'lesson':
      return [...step.words.map(({ id }) => ({ itemId: id })), ...ofSentences(step.sentences)];
    case 'checkpoint':
      return [...step.kana.map(ofKana), ...ofSentences(step.sentences)];
    case 'dialogue':
    case 'reading':
      return step.lines.map(({ ja }) => ({ text: ja }));
    case 'kana':
    case 'kanji':
      return [];
  }
}

/** What can be heard in a row of kana. */
export const soundsOfRow = ({ kana }: KanaLesson): SpokenSource[] => kana.map(ofKana);

/**
 * What can be heard on a card. Not on a learner's own: its text would be stored beside the sounds that are everybody's.
 */
export function soundsOfCard(content: CardContent): SpokenSource[] {
  switch (content.kind) {
    case 'word':
      return [{ itemId: content.id }];
    case 'kana':
      return [ofKana(content)];
    case 'sentence':
      return [{ sentenceId: content.exercise.sentenceId }];
    case 'kanji':
    case 'own':
      return [];
  }
}

const ofKana = ({ kana }: { readonly kana: string }): SpokenSource => ({ kana });
const ofSentences = (sentences: readonly { readonly id: number }[]): SpokenSource[] =>
  sentences.map(({ id }) => ({ sentenceId: id }));
