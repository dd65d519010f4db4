import { RotateCcw, SendHorizontal } from 'lucide-react';
import { type FormEvent, type KeyboardEvent, type Ref } from 'react';
import { TALK_LINE_MAX_CHARS } from '#contract/limits.ts';
import type { TalkLine } from '#contract/talk/endpoints.ts';
import { talkTexts } from '#contract/texts/talk.ts';
import { isComposing } from '#app/lib/composing.ts';
import { Button } from '#app/ui/button.tsx';
import { TextArea } from '#app/ui/forms/field.tsx';
import { Microphone } from './microphone.tsx';
import { Suggestions } from './suggestions.tsx';
import type { Answer } from './use-answer.ts';

interface AnswerBarProps {
  readonly answer: Answer;
  readonly suggestions: readonly TalkLine[];
  readonly furigana: boolean;
  /** Waiting for the answer of the partner. */
  readonly waiting: boolean;
  readonly fieldRef: Ref<HTMLTextAreaElement>;
}

/** The learner speaks, checks and edits the transcript and sends it, or types where dictation is not supported. */
export function AnswerBar({ answer, suggestions, furigana, waiting, fieldRef }: AnswerBarProps) {
  const sendable = !waiting && answer.draft.trim() !== '';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (sendable) answer.send();
  };
  const sendOnEnter = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.key === 'Enter' && !event.shiftKey && !isComposing(event)) submit(event);
  };
  return (
    <form onSubmit={submit} className="grid gap-4 border-t border-line pt-5">
      {suggestions.length > 0 && (
        <Suggestions lines={suggestions} furigana={furigana} onChoose={answer.type} />
      )}
      {answer.mayListen ? (
        <Microphone listening={answer.listening} disabled={waiting} onToggle={answer.listen} />
      ) : (
        <p className="text-sm text-ink-soft">{talkTexts.cannotListen}</p>
      )}
      {answer.notice && (
        <p role="alert" className="text-center text-error">
          {answer.notice}
        </p>
      )}
      <TextArea
        ref={fieldRef}
        label={talkTexts.answer}
        lang="ja"
        rows={2}
        className="text-lg placeholder:font-sans"
        placeholder={answer.mayListen ? talkTexts.answerPlaceholder : talkTexts.typedPlaceholder}
        maxLength={TALK_LINE_MAX_CHARS}
        autoComplete="off"
        autoCapitalize="off"
        autoCorrect="off"
        spellCheck={false}
        enterKeyHint="send"
        value={answer.draft}
        onChange={(event) => answer.type(event.target.value)}
        onKeyDown={sendOnEnter}
      />
      <div className="flex flex-wrap gap-3 sm:justify-end">
        {answer.spoken && (
          <Button
            variant="secondary"
            icon={<RotateCcw aria-hidden className="size-4" />}
            onClick={answer.listenAgain}
          >
            {talkTexts.sayAgain}
          </Button>
        )}
        <Button
          type="submit"
          disabled={!sendable}
          icon={<SendHorizontal aria-hidden className="size-4" />}
          className="min-w-28 flex-1 sm:flex-none"
        >
          {talkTexts.send}
        </Button>
      </div>
    </form>
  );
}
