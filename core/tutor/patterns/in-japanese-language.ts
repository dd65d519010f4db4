import { hasJapanese } from '../../japanese/kana.ts';
import { endingNames } from '../form-endings.ts';
import { withoutStop } from '../japanese-shape.ts';
import type { Question } from '../question.ts';
import { formIn } from './form-names.ts';

/** Questions in Japanese. The first group of each pattern is what is asked about. */
const ASKED: readonly (readonly [RegExp, (term: string, other: string) => Question | null])[] = [
  [
    /^(.{1,40}?)[とや](.{1,40}?)[は、]*(?:の違い|(?:何が|どう|どこが)違)/u,
    (term, other) => ({ kind: 'difference', terms: [bare(term), bare(other)] }),
  ],
  [
    /^この(?:漢字|言葉|単語)の(?:読み方)[^？?：:]*[？?：:\s]+(.+)$/u,
    (term) => ({ kind: 'reading', term: bare(term) }),
  ],
  [/^日本語で[「『“"](.+?)[」』”"]/u, (text) => ({ kind: 'in-japanese', text })],
  [
    /^(.{1,60}?)(?:の意味|とは(?:何|どういう意味)|って(?:何|なに|どういう意味)|は(?:どういう|何という)意味)/u,
    (term) => ({ kind: 'meaning', term: bare(term) }),
  ],
  [
    /^(.{1,60}?)の(?:読み方|よみかた)|^(.{1,60}?)は?(?:何て|なんて|何と|どう)読/u,
    (term, other) => ({ kind: 'reading', term: bare(term || other) }),
  ],
  [
    /^(.{1,60}?)の(?:使い方|つかいかた)|^(.{1,60}?)は?どう使/u,
    (term, other) => ({ kind: 'grammar', term: bare(term || other) }),
  ],
  [/^(.{1,60}?)(?:の例文|を使った(?:例)?文)/u, (term) => ({ kind: 'examples', term: bare(term) })],
  [
    /^(.{1,60}?)は?日本語で(?:何|なん|どう)/u,
    (term) =>
      hasJapanese(bare(term))
        ? { kind: 'meaning', term: bare(term) }
        : { kind: 'in-japanese', text: bare(term) },
  ],
  [
    /^(.{1,40}?)(?:を|の)(\p{sc=Han}{2}形|[てたばな]い?形|ます形)(?:に|は|を|$)/u,
    (term, form) => formQuestion(bare(term), form),
  ],
  [
    /^(?:この文は?|次の文は?|私の文は?)?(?:正しい|合ってい?る?)(?:です)?か?[：:？\s]+(.{2,})$/u,
    (text) => ({ kind: 'correction', text: text.trim(), vietnamese: null }),
  ],
  [
    /^(.{4,}?)(?:は|って)(?:正しい|合って)/u,
    (text) => ({ kind: 'correction', text: bare(text), vietnamese: null }),
  ],
];

const bare = (text: string): string => withoutStop(text.replaceAll(/^[「『“"]|[」』”"]$/gu, '').trim());

function formQuestion(term: string, form: string): Question | null {
  const name = endingNames(form, '').at(-1);
  return name === undefined ? null : { kind: 'conjugation', term, form: formIn(` ${name} `) };
}

/** Polite words before a question. */
const CALLS = /^(?:こんにちは|こんばんは|おはよう(?:ございます)?|すみません|あの|先生)[、。,！!\s]+/u;
const VIETNAMESE_WORDS = /[a-zà-ỹđ]{2,}\s+[a-zà-ỹđ]{2,}/iu;

export function readJapaneseQuestion(text: string): Question | null {
  const outside = text.replaceAll(/[「『“"][^」』”"]*[」』”"]/gu, '');
  if (!hasJapanese(outside) || VIETNAMESE_WORDS.test(outside)) return null;
  for (const [pattern, read] of ASKED) {
    const found = pattern.exec(text.replace(CALLS, ''));
    const question = found && read(found[1] ?? '', found[2] ?? '');
    if (question) return question;
  }
  return null;
}
