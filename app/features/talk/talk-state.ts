import type { TalkLine, TalkReply } from '#contract/talk/endpoints.ts';

interface PartnerLine extends TalkLine {
  readonly speaker: 'partner';
}

interface LearnerLine {
  readonly speaker: 'learner';
  readonly text: string;
  /** How it could be said better. */
  readonly note: string | null;
}

export type SpokenLine = PartnerLine | LearnerLine;

export interface TalkState {
  readonly lines: readonly SpokenLine[];
  /** `waiting`: the partner has not answered the start or the last line yet. */
  readonly phase: 'waiting' | 'open' | 'failed' | 'ended';
  /** Why the partner did not answer. */
  readonly failure: string | null;
  readonly reply: Pick<TalkReply, 'step' | 'suggestions' | 'source'> | null;
}

export type TalkEvent =
  | { readonly type: 'said'; readonly text: string }
  | { readonly type: 'answered'; readonly reply: TalkReply }
  | { readonly type: 'failed'; readonly message: string }
  /** Sends the same line again. */
  | { readonly type: 'retried' }
  /** Removes a line that could not be sent, to edit it. */
  | { readonly type: 'takenBack' };

export const newTalk: TalkState = { lines: [], phase: 'waiting', failure: null, reply: null };

export function talkReducer(state: TalkState, event: TalkEvent): TalkState {
  switch (event.type) {
    case 'said':
      return {
        ...state,
        lines: [...state.lines, { speaker: 'learner', text: event.text, note: null }],
        phase: 'waiting',
      };
    case 'answered':
      return answered(state, event.reply);
    case 'failed':
      return { ...state, phase: 'failed', failure: event.message };
    case 'retried':
      return { ...state, phase: 'waiting', failure: null };
    case 'takenBack':
      return { ...state, lines: state.lines.slice(0, -1), phase: 'open', failure: null };
  }
}

function answered(state: TalkState, reply: TalkReply): TalkState {
  const { japanese, vietnamese, note, ended } = reply;
  const linesWithNote = state.lines.map((line, at) =>
    line.speaker === 'learner' && at === state.lines.length - 1 ? { ...line, note } : line,
  );
  return {
    lines: [...linesWithNote, { speaker: 'partner', japanese, vietnamese }],
    phase: ended ? 'ended' : 'open',
    failure: null,
    reply,
  };
}

/** The last line of the learner, if it has no answer yet. */
export function unanswered({ lines }: TalkState): string | null {
  const last = lines.at(-1);
  return last?.speaker === 'learner' ? last.text : null;
}
