import type {
  ChangedCurriculum,
  ChangedLesson,
  ChangedSentence,
  ChangedTopic,
  NewCurriculum,
  NewLesson,
  NewSentence,
  NewTopic,
  TypedSentence,
} from '#contract/contributions/typed-content.ts';
import type { Introduces } from '#contract/courses/introduces.ts';
import type { UploadedFile } from '#contract/fields.ts';
import { courseRefusals, imageRefusals } from '#contract/texts/course-writing.ts';
import type { GrammarLibrary } from '#core/grammar/grammar-library.ts';
import type { Database } from '#server/db/connect.ts';
import type { ImagesService } from '#server/features/images/images.service.ts';
import { badRequest } from '#server/http/errors.ts';
import type { Caller } from '#server/http/route.ts';
import type { ContributionsService } from './contributions.service.ts';
import { requireEditable, requireUsable } from './piece-access.ts';
import { fieldsOf } from './piece-kinds.ts';
import { openPieceStore } from './piece-store.ts';
import { readSentence } from './read-sentence.ts';
import { requireRoom } from './require-room.ts';
import type { SentenceEdit } from './sentences/sentence-store.ts';
import { createPieceWriter, type WritingParts } from './write-piece.ts';

interface Picture {
  readonly dto?: { readonly cover?: string | undefined } | undefined;
  readonly img?: UploadedFile | undefined;
}

/** Stores the chosen picture and returns its address. */
type StorePicture = (within: Database) => Promise<string>;

interface ServiceParts extends WritingParts {
  readonly images: ImagesService;
  readonly contributions: ContributionsService;
  readonly grammar: Pick<GrammarLibrary, 'find'>;
  /** The items of the dictionary by id. */
  readonly dictionary: () => Promise<{ has(itemId: number): boolean }>;
}

/** Creates and changes courses, each piece under its parent. Authors see their own e-mail address in full. */
export function createWritingService({ images, contributions, grammar, dictionary, ...parts }: ServiceParts) {
  const { one } = contributions;
  const { pieces } = openPieceStore(parts.db);
  const writer = createPieceWriter(parts);

  /**
   * A new picture, processed before the transaction that stores it, or one of our own; null if neither was chosen. A
   * file comes first.
   */
  async function readPicture({ img: file, dto }: Picture): Promise<StorePicture | null> {
    const address = dto?.cover;
    if (!file || file.size === 0) return address === undefined ? null : async () => address;
    const picture = await images.read(file, 'img');
    return (within) => images.store(picture, within);
  }

  function refuseUnknownPoints(focus: readonly string[]): void {
    const unknown = focus.find((id) => !grammar.find(id));
    if (unknown !== undefined) throw badRequest(courseRefusals.unknownPoint(unknown), 'focus');
  }

  async function refuseUnknownIntroductions({ words, grammar: points }: Introduces): Promise<void> {
    const known = await dictionary();
    const word = words.find((id) => !known.has(id));
    if (word !== undefined) throw badRequest(courseRefusals.unknownWord(word), 'introduces');
    const point = points.find((id) => !grammar.find(id));
    if (point !== undefined) throw badRequest(courseRefusals.unknownPoint(point), 'introduces');
  }

  function readChecked(typed: TypedSentence): TypedSentence {
    refuseUnknownPoints(typed.focus);
    return readSentence(typed);
  }

  return {
    async createTopic(caller: Caller, typed: NewTopic) {
      const title = typed.dto?.title ?? '';
      if (title === '') throw badRequest(courseRefusals.titleAndImage, 'title');
      const storePicture = await readPicture(typed);
      if (!storePicture) throw badRequest(courseRefusals.titleAndImage, 'img');
      const id = await writer.write(async (writing) => {
        const fields = { title, img: await storePicture(writing.tx) };
        return writer.create(writing, caller, { kind: 'topics', parentId: null, fields }, null);
      });
      return one.topic(caller, id);
    },

    async changeTopic(caller: Caller, id: number, typed: ChangedTopic) {
      const { title, revision } = typed.dto;
      await requireEditable(pieces, caller, 'topics', id);
      const before = await one.topic(caller, id);
      const storePicture = await readPicture(typed);
      await writer.write(async (writing) => {
        const img = storePicture ? await storePicture(writing.tx) : before.img;
        await writer.save(writing, caller, { kind: 'topics', id, revision, fields: { title, img } }, null);
      });
      return one.topic(caller, id);
    },

    async createCurriculum(caller: Caller, typed: NewCurriculum) {
      const { name, topicId } = typed.dto;
      await requireUsable(pieces, caller, 'topics', topicId);
      const storePicture = await readPicture(typed);
      if (!storePicture) throw badRequest(imageRefusals.missing, 'img');
      const id = await writer.write(async (writing) => {
        const fields = { name, img: await storePicture(writing.tx) };
        return writer.create(writing, caller, { kind: 'curriculums', parentId: topicId, fields }, null);
      });
      return one.curriculum(caller, id);
    },

    async changeCurriculum(caller: Caller, id: number, typed: ChangedCurriculum) {
      const { name, revision } = typed.dto;
      await requireEditable(pieces, caller, 'curriculums', id);
      const before = await one.curriculum(caller, id);
      const storePicture = await readPicture(typed);
      await writer.write(async (writing) => {
        const img = storePicture ? await storePicture(writing.tx) : before.img;
        await writer.save(
          writing,
          caller,
          { kind: 'curriculums', id, revision, fields: { name, img } },
          null,
        );
      });
      return one.curriculum(caller, id);
    },

    async createLesson(caller: Caller, { curriId, topicId, ...typed }: NewLesson) {
      const fields = fieldsOf('lessons', typed);
      refuseUnknownPoints(fields.focus);
      await refuseUnknownIntroductions(fields.introduces);
      const curriculum = await requireUsable(pieces, caller, 'curriculums', curriId);
      if (topicId !== undefined && topicId !== curriculum.parentId)
        throw badRequest(courseRefusals.otherTopic, 'topicId');
      const id = await writer.write((writing) =>
        writer.create(writing, caller, { kind: 'lessons', parentId: curriId, fields }, null),
      );
      return one.lesson(caller, id);
    },

    async changeLesson(caller: Caller, id: number, { revision, ...typed }: ChangedLesson) {
      await requireEditable(pieces, caller, 'lessons', id);
      const fields = fieldsOf('lessons', { ...(await one.lesson(caller, id)), ...typed });
      refuseUnknownPoints(typed.focus ?? []);
      if (typed.introduces) await refuseUnknownIntroductions(typed.introduces);
      await writer.write((writing) =>
        writer.save(writing, caller, { kind: 'lessons', id, revision, fields }, null),
      );
      return one.lesson(caller, id);
    },

    async createSentence(caller: Caller, { lessonId, ...typed }: NewSentence) {
      await requireEditable(pieces, caller, 'lessons', lessonId);
      const fields = readChecked(fieldsOf('sentences', typed));
      const analysed = await writer.analyseFor(caller, 'sentences', fields);
      const id = await writer.write(async (writing) => {
        await requireRoom(writing.pieces, lessonId, 1);
        return writer.create(writing, caller, { kind: 'sentences', parentId: lessonId, fields }, analysed);
      });
      return one.sentence(caller, id);
    },

    async changeSentence(caller: Caller, id: number, { revision, ...typed }: ChangedSentence) {
      const fields = readChecked(typed);
      await requireEditable(pieces, caller, 'sentences', id);
      const analysed = await writer.analyseFor(caller, 'sentences', fields);
      await writer.write((writing) =>
        writer.save(writing, caller, { kind: 'sentences', id, revision, fields }, analysed),
      );
      return one.sentence(caller, id);
    },

    /** Saves many sentences of one lesson at once, all or none. */
    async saveAll(
      caller: Caller,
      lessonId: number,
      { created, edited }: { created: readonly TypedSentence[]; edited: readonly SentenceEdit[] },
    ): Promise<void> {
      await requireEditable(pieces, caller, 'lessons', lessonId);
      const analysed = async (typed: TypedSentence) => {
        const fields = readChecked(typed);
        return { fields, analysis: await writer.analyseFor(caller, 'sentences', fields) };
      };
      const added = await Promise.all(created.map(analysed));
      const changed = await Promise.all(
        edited.map(async ({ fields, ...edit }) => ({ ...edit, ...(await analysed(fields)) })),
      );
      await writer.write(async (writing) => {
        await requireRoom(writing.pieces, lessonId, added.length);
        for (const { id, revision, fields, analysis } of changed)
          await writer.save(writing, caller, { kind: 'sentences', id, revision, fields }, analysis);
        for (const { fields, analysis } of added)
          await writer.create(writing, caller, { kind: 'sentences', parentId: lessonId, fields }, analysis);
      });
    },
  };
}

export type WritingService = ReturnType<typeof createWritingService>;
