import { contentTexts } from '#contract/texts/operator.ts';
import { z } from '#contract/zod.ts';
import {
  SCENE_LEVELS,
  type Scene,
  type ScriptLine,
  type ScriptReaction,
  type ScriptStep,
} from '#core/talk/scene.ts';
import { ContentError, type Place } from '#server/db/content/content-error.ts';
import { readFiles } from '#server/db/content/content-files.ts';
import { parseEntry } from '#server/db/content/read-entry.ts';
import { readYaml } from '#server/db/content/read-yaml.ts';

export interface TalkLibrary {
  /** In the order of their files. */
  readonly scenes: readonly Scene[];
  readonly find: (id: string) => Scene | null;
}

/** Reads the scenes of the team (content/talks). A mistake in a file stops the boot and names the line. */
export async function openTalkLibrary(contentFolder: string): Promise<TalkLibrary> {
  const files = await readFiles(contentFolder, 'talks', '.yaml');
  const places = new Map<string, Place>();
  const scenes = files.map((file) => {
    const { content, placeOf } = readYaml(file);
    const scene = parseEntry(sceneSchema, content, placeOf);
    const first = places.get(scene.id);
    const place = placeOf(['id']);
    if (first) throw new ContentError(place, contentTexts.twice(`id ${scene.id}`, first.file, first.line));
    places.set(scene.id, place);
    return scene;
  });
  const byId = new Map(scenes.map((scene) => [scene.id, scene]));
  return { scenes, find: (id) => byId.get(id) ?? null };
}

const text = z.string().check(z.trim(), z.minLength(1));
const texts = z.array(text).check(z.minLength(1));

const line: z.ZodMiniType<ScriptLine> = z.strictObject({ ja: text, vi: text });

const reaction: z.ZodMiniType<ScriptReaction> = z.strictObject({
  when: texts,
  unless: z._default(texts, []),
  says: line,
  stays: z._default(z.boolean(), false),
});

const step: z.ZodMiniType<ScriptStep> = z.strictObject({
  asks: line,
  again: line,
  answers: z.array(line).check(z.minLength(1)),
  reactions: z._default(z.array(reaction), []),
  otherwise: line,
  back: z.optional(line),
});

const sceneSchema: z.ZodMiniType<Scene> = z.strictObject({
  id: z.string().check(z.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, contentTexts.slug)),
  title: text,
  description: text,
  level: z.enum(SCENE_LEVELS),
  opening: line,
  steps: z.array(step).check(z.minLength(1)),
  unknown: line,
  closing: line,
});
