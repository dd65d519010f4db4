import { wordSet, wordTable } from '../../words/word-table.ts';
import { isPerson, isPlace, isQuestion, isThing } from '../reading/noun-kinds.ts';
import { takesThing } from '../reading/object-verbs.ts';
import { topicsBetween } from '../reading/phrase-places.ts';
import { featuresOf, isFormOf, isParticle, sentenceEnd } from '../reading/read-sentence.ts';
import type { ParaphraseRule, ReadSentence, ReadUnit } from '../rule.ts';
import { caseParticle, joiningParticle } from '../say.ts';

/** 母が作った料理 and 母の作った料理: only right before the predicate of the clause, and never 妹が新しい車を買う, where 妹 buys. */
export const clauseSubject: ParaphraseRule = {
  name: 'particle',
  *rewrites(sentence) {
    for (const at of sentence.units.keys()) {
      const clause = clauseAt(sentence, at);
      if (!clause) continue;
      const about = { from: at, to: at + 1 };
      if (isParticle(sentence.units[at], 'が') && mayTakeNo(sentence, clause))
        yield { ...about, tokens: [joiningParticle('の')], pattern: '〜が', points: ['menh-de-bo-nghia'] };
      if (isParticle(sentence.units[at], 'の') && mayTakeGa(sentence, clause))
        yield { ...about, tokens: [caseParticle('が')], pattern: '〜の' };
    }
  },
};

/** 母 が 作った 料理 を. */
interface NounClause {
  readonly at: number;
  readonly noun: ReadUnit;
  readonly verb: ReadUnit;
  readonly described: ReadUnit;
  readonly next: ReadUnit | undefined;
}

/** Nouns that only need a clause before them: 時, たび, こと, よう. */
const isFormal = ({ tokens, role }: ReadUnit): boolean =>
  role !== 'noun' ||
  tokens.some(({ pos }) => /非自立|副詞可能|助動詞語幹|特殊/u.test(pos)) ||
  tokens.every(({ surface }) => AS_FORMAL.has(surface));
const AS_FORMAL = wordSet('ん の 間 以上 おかげ せい 必要 予定 とたん かぎり 限り');

function clauseAt({ units }: ReadSentence, at: number): NounClause | null {
  const [noun, unit, verb, described, next] = units.slice(Math.max(at - 1, 0));
  const isClause =
    (verb?.role === 'verb-before-noun' || verb?.role === 'adjective-before-noun') && !verb.endsSentence;
  if (at === 0 || !noun || !isClause || described?.kind !== 'word' || isFormal(described)) return null;
  if (noun.kind !== 'word' || isQuestion(noun) || unit?.role === 'clause-end') return null;
  return { at, noun, verb, described, next };
}

/** What is said of them as if both were one word: 背の高い人. 目の新しい薬 is another の. */
const SAID_OF = wordTable(`
  背=高い,低い 髪=長い,短い,黒い 目=大きい,青い,悪い,いい,見える 耳=遠い,聞こえる 足=長い,短い,速い,早い 頭=いい 体=大きい,小さい,弱い,強い
  人気=ある,ない,高い 天気=いい,悪い 都合=いい,悪い 仲=いい,悪い 景色=いい,美しい 家賃=高い,安い 値段=高い,安い 時間=ある,ない お金=ある,ない
  経験=ある,ない 自信=ある,ない 興味=ある,ない 関係=ある,ない 元気=ある,ない 意味=ある,ない 色=濃い,薄い,明るい,暗い
`);
const OF_BODY = wordSet('背 髪 目 耳 足 頭');

function isPair({ noun, verb, described }: NounClause): boolean {
  const text = verb.lexeme?.dictionary.replace(/^(?:良い|よい)$/u, 'いい') ?? '';
  if (OF_BODY.has(noun.text) && !isPerson(described)) return false;
  return SAID_OF.get(noun.text)?.includes(text) === true;
}

const WRITES = [
  '作る',
  '書く',
  '描く',
  '撮る',
  '言う',
  '話す',
  '教える',
  'くれる',
  '貸す',
  '送る',
  '買う',
  '選ぶ',
];
const ENJOYS = ['食べる', '飲む', '読む', '見る', '聞く', '着る', '使う', '借りる', '覚える', '忘れる'];
const I_AM_SUBJECT = /(?:^|,\s*)(?:tôi|chúng tôi|mình|tớ|em(?! (?:trai|gái|họ|út|rể|dâu)))\s/iu;

/** Whether が belongs to the clause before the noun for certain, not to the whole sentence. */
function mayTakeNo(sentence: ReadSentence, clause: NounClause): boolean {
  const { units, vietnamese } = sentence;
  const { at, noun, verb, next } = clause;
  if (noun.role !== 'noun' || units[at]?.role !== 'case') return false;
  if (verb.role === 'adjective-before-noun') return isPair(clause);
  // 母が作った料理は, これは母が作った料理です.
  if (isParticle(next, 'は', 'が', 'も') || next?.kind === 'copula') return true;
  if (topicsBetween(units, 0, at).some((topic) => isPerson(units[topic - 1]))) return true;
  const form = featuresOf(verb);
  // 漢字が読める人を: a thing does nothing.
  if (isThing(noun) && (form?.voice === 'potential' || isFormOf(verb, 'ある', '分かる', 'できる')))
    return true;
  if (vietnamese !== '') return I_AM_SUBJECT.test(vietnamese);
  const main = units.slice(at + 2, sentenceEnd(sentence, at)).find(({ role }) => role === 'predicate');
  return isFormOf(verb, ...WRITES) && isFormOf(main, ...ENJOYS);
}

const LIVES = ['住む', '働く', '勤める', '通う', '生まれる', '育つ', '泊まる', 'いる'];

/** の is the subject where the owner cannot be meant: 兄の壊れたパソコン is his computer. */
function mayTakeGa({ units }: ReadSentence, clause: NounClause): boolean {
  const { at, noun, verb, described } = clause;
  const hasGa = units
    .slice(0, at)
    .some((unit) => isParticle(unit, 'が') && unit.role !== 'clause-end' && !unit.endsSentence);
  if (hasGa) return false;
  if (isPair(clause)) return true;
  if (verb.role !== 'verb-before-noun' || !isPerson(noun)) return false;
  if (featuresOf(verb)?.voice !== 'active') return false;
  return takesThing(verb) || isFormOf(verb, 'くれる') || (isFormOf(verb, ...LIVES) && isPlace(described));
}
