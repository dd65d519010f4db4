import {
  LEARNING_EVENTS_PER_CALL,
  OWN_CARDS_BODY_MAX_BYTES,
  OWN_CARDS_PER_CALL,
} from '#contract/learning-limits.ts';
import { saveOwnCards } from '#contract/memory/own-card-endpoints.ts';
import type { ImportPlan, PlannedEvent } from '#core/anki/import/import-plan.ts';
import type { OwnCardText } from '#core/anki/import/own-card.ts';
import type { Api } from '#app/lib/api/api.ts';
import { storeLearning } from '#app/lib/learning/learning.ts';
import { newUuid } from '#app/lib/new-uuid.ts';

/** An import in the parts that are saved one after the other. */
export interface SaveParts {
  readonly own: readonly (readonly OwnCardText[])[];
  /** With their ids: an event that is stored again counts once. */
  readonly events: readonly (readonly (PlannedEvent & { readonly id: string })[])[];
}

export const partsOf = ({ ownCards, events }: ImportPlan): SaveParts => ({
  own: packed(ownCards),
  events: inParts(
    events.map((event) => ({ ...event, id: newUuid() })),
    LEARNING_EVENTS_PER_CALL,
  ),
});

/** As many cards as a call may have, and as few as its body has room for. */
function packed(cards: readonly OwnCardText[]): readonly OwnCardText[][] {
  const parts: OwnCardText[][] = [];
  const encoder = new TextEncoder();
  let room = 0;
  for (const card of cards) {
    const bytes = encoder.encode(JSON.stringify(card)).length + 1;
    const part = parts.at(-1);
    if (part && part.length < OWN_CARDS_PER_CALL && bytes <= room) part.push(card);
    else {
      parts.push([card]);
      room = OWN_CARDS_BODY_MAX_BYTES;
    }
    room -= bytes;
  }
  return parts;
}

const inParts = <T>(list: readonly T[], size: number): readonly T[][] =>
  Array.from({ length: Math.ceil(list.length / size) }, (_, at) => list.slice(at * size, (at + 1) * size));

/** How many parts are saved. */
export interface Saved {
  readonly own: number;
  readonly events: number;
}

/** Saves what is not saved yet. Everything may be saved twice, so a failure at any point loses and doubles nothing. */
export async function saveDeck(
  parts: SaveParts,
  saved: Saved,
  api: Pick<Api, 'call'>,
  onSaved: (saved: Saved) => void,
): Promise<void> {
  let { own, events } = saved;
  for (const cards of parts.own.slice(own)) {
    await api.call(saveOwnCards, { body: { cards: [...cards] } });
    onSaved({ own: (own += 1), events });
  }
  for (const part of parts.events.slice(events)) {
    await storeLearning(part);
    onSaved({ own, events: (events += 1) });
  }
}
