import { contentTexts } from '#contract/texts/operator.ts';
import { z } from '#contract/zod.ts';
import {
  KANA_GROUPS,
  type KanaRow,
  type KanaScript,
  type LookAlikes,
  type SoundNote,
} from '#core/kana/kana-row.ts';

/** The file format of content/kana. */

const text = z.string().check(z.trim(), z.minLength(1));

const SCRIPTS: Readonly<Record<KanaScript, { readonly id: RegExp; readonly kana: RegExp }>> = {
  hiragana: { id: /^hira(?:-[a-z0-9]+)+$/, kana: /^[ぁ-ゖ]+$/ },
  katakana: { id: /^kata(?:-[a-z0-9]+)+$/, kana: /^[ァ-ヶー]+$/ },
};

const ROW_MIN_KANA = 3;
const ROW_MAX_KANA = 6;
const ROW_MAX_WORDS = 8;

/** A row of one file; the file says the script. */
export const rowSchema = (script: KanaScript): z.ZodMiniType<Omit<KanaRow, 'script'>> =>
  z.strictObject({
    id: z.string().check(z.regex(SCRIPTS[script].id, contentTexts.kanaRowId(script))),
    group: z.enum(KANA_GROUPS),
    title: text,
    about: text,
    kana: z
      .array(
        z.strictObject({
          kana: z.string().check(z.regex(SCRIPTS[script].kana, contentTexts.kanaOfScript(script))),
          romaji: z.string().check(z.regex(/^[a-z]+$/, contentTexts.romajiInLetters)),
          remember: text,
          pronounce: text,
        }),
      )
      .check(z.minLength(ROW_MIN_KANA), z.maxLength(ROW_MAX_KANA)),
    words: z.array(z.int().check(z.positive())).check(z.maxLength(ROW_MAX_WORDS)),
  });

export const lookAlikesSchema: z.ZodMiniType<LookAlikes> = z.strictObject({
  kana: z.array(text).check(z.minLength(2), z.maxLength(4)),
  tell: text,
});

export const soundSchema: z.ZodMiniType<SoundNote> = z.strictObject({
  id: z.string().check(z.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, contentTexts.slug)),
  title: text,
  text,
  examples: z
    .array(
      z.strictObject({
        kana: z.string().check(z.regex(/^[\p{sc=Hiragana}\p{sc=Katakana}ー]+$/u, contentTexts.kanaOnly)),
        say: z.optional(text),
        vi: text,
      }),
    )
    .check(z.minLength(2)),
});
