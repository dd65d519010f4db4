import { type ReactNode, useMemo, useState } from 'react';
import { useLocation } from 'react-router';
import {
  DECK_MAX_CHARS,
  LEARNING_EVENTS_MAX,
  OWN_CARD_BACK_MAX_CHARS,
  OWN_CARD_FRONT_MAX_CHARS,
  OWN_CARD_NOTE_MAX_CHARS,
  OWN_CARD_READING_MAX_CHARS,
  OWN_CARDS_MAX,
} from '#contract/learning-limits.ts';
import { paths } from '#contract/paths.ts';
import { accountTexts } from '#contract/texts/accounts.ts';
import { ankiImportTexts as texts } from '#contract/texts/anki-import.ts';
import { type ImportPlan, planImport } from '#core/anki/import/import-plan.ts';
import type { ImportedNote } from '#core/anki/import/imported-notes.ts';
import { dryRunOf } from '#core/anki/import/match-notes.ts';
import type { OwnCardLimits } from '#core/anki/import/own-card.ts';
import { learningNow, useLearningEvents } from '#app/lib/learning/learning.ts';
import { useMemory } from '#app/lib/memory/use-memory.ts';
import type { LoginState } from '#app/lib/session/login-state.ts';
import { useSession } from '#app/lib/session/session.ts';
import { Button } from '#app/ui/button.tsx';
import { Checkbox } from '#app/ui/forms/field.tsx';
import { MixedText } from '#app/ui/japanese/mixed-text.tsx';
import { CardSection } from '#app/ui/layout/card-section.tsx';
import { Skeleton } from '#app/ui/layout/skeleton.tsx';
import { TextLink } from '#app/ui/link.tsx';
import type { Deck, Match } from './import-state.ts';

const EXAMPLES = 5;
const OWN_CARD_LIMITS: OwnCardLimits = {
  front: OWN_CARD_FRONT_MAX_CHARS,
  back: OWN_CARD_BACK_MAX_CHARS,
  reading: OWN_CARD_READING_MAX_CHARS,
  note: OWN_CARD_NOTE_MAX_CHARS,
  deck: DECK_MAX_CHARS,
};

interface PreviewStepProps {
  readonly deck: Deck;
  readonly matches: readonly Match[];
  readonly onBack: () => void;
  readonly onStart: (plan: ImportPlan) => void;
}

/** The dry run: what the import would do, before anything is saved. */
export function PreviewStep({ deck, matches, onBack, onStart }: PreviewStepProps) {
  const session = useSession();
  const [withOwn, setWithOwn] = useState(true);
  const planned = usePlan(matches, withOwn);
  const run = useMemo(() => dryRunOf(matches, EXAMPLES), [matches]);
  if (!planned) return <Skeleton className="h-64" />;
  const { plan, refusal } = planned;
  const own = run.own - plan.withoutMeaning.length;
  const skipped = deck.collection.notes.length + deck.collection.skipped - matches.length;
  return (
    <CardSection heading={texts.previewHeading}>
      <p className="text-ink-soft">{texts.previewLead}</p>
      <p role="status" className="font-bold">
        {texts.summary({ words: run.words, own, repeated: run.repeated, scheduled: plan.scheduled })}
      </p>
      <div className="grid gap-1">
        <Examples title={texts.words(run.words)} count={run.words} notes={run.examples.word.map(lineOf)} />
        <Examples
          title={texts.own(own)}
          count={own}
          notes={run.examples.own.filter(({ note }) => !plan.withoutMeaning.includes(note)).map(lineOf)}
        />
        <Examples
          title={texts.repeated(run.repeated)}
          count={run.repeated}
          notes={run.examples.repeated.map(lineOf)}
        />
        <Examples
          title={texts.staying(plan.staying)}
          count={plan.stayingNotes.length}
          notes={plan.stayingNotes.slice(0, EXAMPLES).map(noteLine)}
        />
        <Examples
          title={texts.withoutMeaning(plan.withoutMeaning.length)}
          count={plan.withoutMeaning.length}
          notes={plan.withoutMeaning.slice(0, EXAMPLES).map(noteLine)}
        />
        {skipped > 0 && <p className="min-h-11 content-center text-ink-soft">{texts.skipped(skipped)}</p>}
      </div>
      {own > 0 &&
        (session ? (
          <Checkbox
            label={texts.withOwn}
            checked={withOwn}
            onChange={({ target }) => setWithOwn(target.checked)}
          />
        ) : (
          <LoginLine />
        ))}
      {refusal !== null && <p role="alert">{refusal}</p>}
      <div className="flex flex-wrap gap-3">
        <Button disabled={refusal !== null} onClick={() => onStart(plan)}>
          {texts.start}
        </Button>
        <Button variant="secondary" onClick={onBack}>
          {texts.back}
        </Button>
      </div>
    </CardSection>
  );
}

/** The plan, and why it cannot be carried out; `undefined` until the log is read. */
function usePlan(matches: readonly Match[], withOwn: boolean) {
  const events = useLearningEvents();
  const memory = useMemory();
  const userId = useSession()?.userId ?? null;
  const [now] = useState(learningNow);
  return useMemo(() => {
    if (!events || !memory) return undefined;
    const options = { withOwn, now, limits: OWN_CARD_LIMITS };
    const plan = planImport(matches, { userId, cards: memory.cards }, options);
    return { plan, refusal: refusalOf(plan, events.length, [...memory.cards.keys()]) };
  }, [events, memory, userId, matches, withOwn, now]);
}

function refusalOf(plan: ImportPlan, events: number, subjects: readonly string[]): string | null {
  const own = new Set([
    ...subjects.filter((subject) => subject.startsWith('own:')),
    ...plan.ownCards.map(({ id }) => `own:${id}`),
  ]);
  if (plan.ownCards.length > 0 && own.size > OWN_CARDS_MAX) return texts.tooManyOwn(OWN_CARDS_MAX);
  if (events + plan.events.length > LEARNING_EVENTS_MAX) return texts.tooManyEvents(LEARNING_EVENTS_MAX);
  if (plan.events.length > 0) return null;
  return plan.staying > 0 ? texts.nothingNew : texts.nothingChosen;
}

const noteLine = ({ word, meaning }: ImportedNote): string =>
  [word, meaning.replaceAll('\n', ' ')].filter(Boolean).join(' · ');

function lineOf(match: Match): string {
  if (match.kind === 'own') return `${noteLine(match.note)} (${texts.ownWhy[match.why]})`;
  const { kanji, hiragana, mean } = match.word;
  return `${match.note.word} → ${kanji || hiragana} · ${mean}`;
}

interface ExamplesProps {
  readonly title: string;
  readonly count: number;
  readonly notes: readonly string[];
}

function Examples({ title, count, notes }: ExamplesProps): ReactNode {
  if (count === 0) return null;
  return (
    <details>
      <summary className="min-h-11 cursor-pointer content-center font-bold text-indigo">{title}</summary>
      <ul className="grid gap-1 pb-3 pl-4 text-ink-soft">
        {notes.map((note, at) => (
          <li key={at} className="line-clamp-2 wrap-anywhere">
            <MixedText>{note}</MixedText>
          </li>
        ))}
        {count > notes.length && <li>{texts.more(count - notes.length)}</li>}
      </ul>
    </details>
  );
}

function LoginLine() {
  const { pathname } = useLocation();
  const state: LoginState = { from: pathname };
  return (
    <p>
      {texts.ownNeedAccount}{' '}
      <TextLink to={paths.login} state={state}>
        {accountTexts.login}
      </TextLink>
    </p>
  );
}
