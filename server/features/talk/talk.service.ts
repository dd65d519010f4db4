import type { TalkLine, TalkReply, TalkScene } from '#contract/talk/endpoints.ts';
import { talkRefusals } from '#contract/texts/talk.ts';
import { beginScene, replyTo, type ScriptedReply } from '#core/talk/reply-to.ts';
import type { Scene, ScriptLine } from '#core/talk/scene.ts';
import type { KanjiService } from '#server/features/kanji/kanji.service.ts';
import type { SentenceAnalysisService } from '#server/features/sentences/sentence-analysis.service.ts';
import { type Ai, AiError } from '#server/gateways/ai/ai.ts';
import { notFound } from '#server/http/errors.ts';
import type { Logger } from '#server/log.ts';
import { createModelPartner, type TalkSoFar } from './model-partner.ts';
import type { TalkLibrary } from './talk-library.ts';
import { noteOn } from './talk-notes.ts';

interface TalkParts {
  readonly talks: TalkLibrary;
  /** Null while no language model is connected; then the script answers. */
  readonly ai: () => Promise<Ai | null>;
  readonly analysis: Pick<SentenceAnalysisService, 'tokensOf'>;
  readonly kanji: Pick<KanjiService, 'readingsOf'>;
  readonly log: Pick<Logger, 'warn'>;
}

interface Said extends Pick<TalkSoFar, 'step' | 'turns'> {
  readonly sceneId: string;
  readonly message?: string | undefined;
}

/** Spoken conversations in a scene. Nothing is stored: the client sends the earlier lines with each message. */
export function createTalkService({ talks, ai, analysis, kanji, log }: TalkParts) {
  /** Notes on the learner's Japanese are optional: the conversation continues without them. */
  async function note({ scene, step, message }: TalkSoFar): Promise<string | null> {
    const current = scene.steps[step];
    if (!current) return null;
    try {
      return await noteOn(analysis.tokensOf, current, message);
    } catch (error) {
      log.warn({ err: error }, 'a line of a talk was not looked through');
      return null;
    }
  }

  /** Null when the script has to answer. */
  async function askModel(talk: TalkSoFar, signal: AbortSignal): Promise<TalkReply | null> {
    const model = await ai();
    if (!model) return null;
    try {
      const reply = await createModelPartner({ ai: model, analysis, kanji }).reply(talk, signal);
      if (!reply) log.warn({ scene: talk.scene.id }, 'what the model said in a talk could not be read');
      return reply && { ...reply, ...placeIn(talk.scene, talk.step + 1), source: 'model' };
    } catch (error) {
      // A learner who left is not a failure, nor are the spent answers of a day.
      const isExpected = signal.aborted || (error instanceof AiError && error.kind === 'spent');
      if (!isExpected) log.warn({ err: error }, 'the model did not talk, the script does');
      return null;
    }
  }

  return {
    scenes: (): TalkScene[] =>
      talks.scenes.map(({ id, title, description, level }) => ({ id, title, description, level })),

    async say({ sceneId, step, message, turns }: Said, signal: AbortSignal): Promise<TalkReply> {
      const scene = talks.find(sceneId);
      if (!scene) throw notFound(talkRefusals.sceneNotFound);
      if (message === undefined) return present(scene, beginScene(scene), null);
      const talk = { scene, step, message, turns };
      const scripted = replyTo(scene, step, message);
      const mayImprovise = scripted.understood === 'answered' || scripted.understood === 'asked';
      const improvised = mayImprovise ? await askModel(talk, signal) : null;
      return improvised ?? present(scene, scripted, await note(talk));
    },
  };
}

export type TalkService = ReturnType<typeof createTalkService>;

const present = (scene: Scene, { says, step }: ScriptedReply, note: string | null): TalkReply => ({
  japanese: says.map(({ ja }) => ja).join(''),
  vietnamese: says.map(({ vi }) => vi).join(' '),
  note,
  ...placeIn(scene, step),
  source: 'tutor',
});

/** The position in the scene, with suggested answers. */
const placeIn = ({ steps }: Scene, step: number): Pick<TalkReply, 'step' | 'ended' | 'suggestions'> => ({
  step,
  ended: step >= steps.length,
  suggestions: (steps[step]?.answers ?? []).map(asTalkLine),
});

const asTalkLine = ({ ja, vi }: ScriptLine): TalkLine => ({ japanese: ja, vietnamese: vi });
