import type { Token } from '../../../japanese/tokens/token.ts';
import { COPULA } from '../../predicate/inflection-class.ts';
import { wordSet } from '../../words/word-table.ts';
import { vietnameseSays } from '../reading/clauses.ts';
import { isMe } from '../reading/noun-kinds.ts';
import { featuresOf, hasMood, isFormOf, isParticle, isWord, sentenceEnd } from '../reading/read-sentence.ts';
import { actOf } from '../reading/speech-act.ts';
import type { ParaphraseRule, ReadSentence, ReadUnit, Rewrite } from '../rule.ts';
import { dependentNoun, inflect, inflectUnit, noun } from '../say.ts';

/**
 * Where an act stands: 帰ったところです and 帰ったばかりです, 探しています and 探しているところです, もう閉まった and もう閉まっている, 帰った and
 * 帰ってきた. 先月来たばかりです is not 来たところです, and 日本に住んでいるところです is not said.
 */
export const moment: ParaphraseRule = {
  name: 'habit',
  choosesFrom: ['tokoro', 'ta-bakari'],
  *rewrites(sentence) {
    for (const at of sentence.units.keys()) {
      yield* justDone(sentence, at);
      yield* underWay(sentence, at);
      yield* alreadySo(sentence, at);
      yield* homeward(sentence, at);
      yield* comingOut(sentence, at);
      yield* thanThought(sentence, at);
    }
  },
};

const BAKARI = noun('ばかり');
const TOKORO = dependentNoun('ところ');
const KURU = { inflectionClass: 'kuru', root: '', rootReading: '', dictionary: 'くる' } as const;

/** A moment ago, not a month ago: 買ったばかりの車 can be weeks old. */
const ENDS_AT_ONCE = wordSet('食べる 着く 帰る 起きる 終わる 終える 出る 始まる 届く 出かける 戻る くる');
const NOW = /^(?:今|たった今|ちょうど|ちょうど今|さっき|先ほど)$/u;

function* justDone(sentence: ReadSentence, at: number): Iterable<Rewrite> {
  const { units } = sentence;
  const [verb, mark, be] = units.slice(at);
  const form = featuresOf(verb);
  if (!form?.past || form.negative || form.polite || form.voice !== 'active' || form.aspect !== 'simple')
    return;
  if (be?.kind !== 'copula' || featuresOf(be)?.past || featuresOf(be)?.negative) return;
  const isJust = vietnameseSays(sentence, 'vừa', 'vừa mới', 'mới');
  const from = at + 1;
  const span = { from, to: from + 1 };
  if (isWord(mark, 'ところ') && isJust)
    yield { ...span, tokens: [BAKARI], pattern: '〜たところです', points: ['tokoro'] };
  const isRecent = units.every(
    ({ role, kind, text }) => (role !== 'time' && kind !== 'number') || NOW.test(text),
  );
  const isShort = ENDS_AT_ONCE.has(verb?.lexeme?.dictionary ?? '');
  if (isParticle(mark, 'ばかり') && isJust && isRecent && isShort && !isLongAgo(units, at))
    yield { ...span, tokens: [TOKORO], pattern: '〜たばかりです', points: ['ta-bakari'] };
}

/** 日本に来たばかり and 国に帰ってきたばかり: a stay that began weeks ago. */
const isLongAgo = (units: readonly ReadUnit[], at: number): boolean =>
  units
    .slice(0, at)
    .some(({ text }) => /^(?:大学|高校|学校|会社|国|日本|ベトナム|海外|外国|授業料|仕事)$/u.test(text));

/** What somebody is busy with; 勉強している and 働いている can last for years. */
const TASKS = wordSet(
  '探す 調べる 準備する 用意する 料理する 掃除する 洗濯する 片付ける 洗う 作る 書く 食べる 考える 相談する 検討する 確認する 修理する',
);
const LASTS =
  /^(?:毎.+|いつも|最近|ずっと|この頃|このごろ|普段|もう|まだ|よく|.*(?:年|月|週間|日間|時間|か月|ヶ月).*)$/u;

function* underWay(sentence: ReadSentence, at: number): Iterable<Rewrite> {
  const { units } = sentence;
  const [verb, mark, be] = units.slice(at);
  const form = featuresOf(verb);
  if (form?.aspect !== 'progressive' || form.past || form.negative || form.voice !== 'active') return;
  if (!verb || form.mood !== 'statement' || !vietnameseSays(sentence, 'đang')) return;
  const end = lastOf(sentence, at);
  if (isWord(mark, 'ところ') && be?.kind === 'copula' && end === at + 2 && !featuresOf(be)?.past) {
    const tokens = inflectUnit(verb, { polite: featuresOf(be)?.polite ?? true });
    if (tokens) yield { from: at, to: at + 3, tokens, pattern: '〜ているところです', points: ['tokoro'] };
  }
  const isTask = TASKS.has(verb.lexeme?.dictionary ?? '') && !units.some(({ text }) => LASTS.test(text));
  if (end !== at || !isTask || actOf(sentence, at) !== 'statement') return;
  const plain = inflectUnit(verb, { polite: false });
  const copula = inflect(COPULA, { polite: form.polite });
  if (plain && copula)
    yield {
      from: at,
      to: at + 1,
      tokens: [...plain, TOKORO, ...copula],
      pattern: '〜ています',
      points: ['te-iru'],
    };
}

/** The last unit of the sentence, よ and ね aside. */
const lastOf = (sentence: ReadSentence, at: number): number =>
  sentence.units
    .slice(0, sentenceEnd(sentence, at))
    .findLastIndex((unit) => !isParticle(unit, 'よ', 'ね', 'よね'));

/** もう閉まった and もう閉まっている: what is over stays so. */
function* alreadySo(sentence: ReadSentence, at: number): Iterable<Rewrite> {
  const { units } = sentence;
  const unit = units[at];
  const form = featuresOf(unit);
  if (!unit || !form || !isFormOf(unit, '閉まる', '終わる', '始まる', '届く') || form.negative) return;
  const before = units.slice(0, at);
  const hasTime = before.some(({ role, kind }) => role === 'time' || kind === 'number');
  if (hasTime || !before.some((one) => isWord(one, 'もう')) || !vietnameseSays(sentence, 'rồi')) return;
  if (
    form.mood !== 'statement' ||
    unit.role === 'verb-before-noun' ||
    vietnameseSays(sentence, 'sắp', 'đang')
  )
    return;
  const isDone = form.past && form.aspect === 'simple';
  if (!isDone && (form.past || form.aspect !== 'progressive')) return;
  const tokens = inflectUnit(unit, { past: !isDone, aspect: isDone ? 'progressive' : 'simple' });
  const pattern = isDone ? '〜た' : '〜ている';
  if (tokens) yield { from: at, to: at + 1, tokens, pattern, points: isDone ? [] : ['te-iru'] };
}

/** 家に帰りました and 家に帰ってきました: said at home or later. */
function* homeward({ units }: ReadSentence, at: number): Iterable<Rewrite> {
  const [verb, come] = units.slice(at);
  const [before, home, to] = [units[at - 3], units[at - 2], units[at - 1]];
  const isHome =
    isWord(home, '家', 'うち', '自宅') && isParticle(to, 'に', 'へ') && !isParticle(before, 'の', 'な');
  if (!verb || !isFormOf(verb, '帰る') || !isHome) return;
  const form = featuresOf(verb);
  if (form?.past && form.mood === 'statement' && isSimple(verb)) {
    const tokens = andCome(verb);
    if (tokens) yield { from: at, to: at + 1, tokens, pattern: '帰る' };
  }
  const came = featuresOf(come);
  if (hasMood(verb, 'te') && isFormOf(come, 'くる', '来る') && came?.past && isSimple(come)) {
    const tokens = inflectUnit(verb, { mood: came.mood, past: true, polite: came.polite });
    if (tokens) yield { from: at, to: at + 2, tokens, pattern: '〜てくる', points: ['te-kuru'] };
  }
}

const isSimple = (unit: ReadUnit | undefined): boolean => {
  const form = featuresOf(unit);
  return form?.voice === 'active' && form.aspect === 'simple' && !form.negative && !form.wish;
};

function andCome(verb: ReadUnit): readonly Token[] | null {
  const form = featuresOf(verb);
  const te = inflectUnit(verb, { mood: 'te', past: false, polite: false });
  const come = form && inflect(KURU, { mood: form.mood, past: form.past, polite: form.polite });
  return te && come && [...te, ...come];
}

const FROM_MACHINES =
  /^(?:切符|チケット|券|お釣り|おつり|水|お湯|飲み物|ジュース|コーヒー|レシート|カード|商品)$/u;
const SOUNDS = /^(?:声|歌声|音|歌|音楽|泣き声|笑い声|話し声)$/u;

/** 切符が出ます and 出てきます; 隣の部屋から声が聞こえます and 聞こえてきます. */
function* comingOut({ units }: ReadSentence, at: number): Iterable<Rewrite> {
  const [thing, ga, verb, come] = units.slice(at);
  if (!thing || !verb || !isParticle(ga, 'が') || !isComing(units, at)) return;
  const from = at + 2;
  const form = featuresOf(verb);
  if (form?.mood === 'statement' && isSimple(verb) && verb.role === 'predicate') {
    const tokens = andCome(verb);
    if (tokens) yield { from, to: from + 1, tokens, pattern: verb.text };
  }
  const came = featuresOf(come);
  if (
    !hasMood(verb, 'te') ||
    !isFormOf(come, 'くる', '来る') ||
    !isSimple(come) ||
    came?.mood !== 'statement'
  )
    return;
  const tokens = inflectUnit(verb, { mood: 'statement', past: came.past, polite: came.polite });
  if (tokens) yield { from, to: from + 2, tokens, pattern: '〜てくる', points: ['te-kuru'] };
}

function isComing(units: readonly ReadUnit[], at: number): boolean {
  const [thing, , verb] = units.slice(at);
  const before = units.slice(0, at);
  if (isFormOf(verb, '聞こえる'))
    return SOUNDS.test(thing?.text ?? '') && before.some((unit) => isParticle(unit, 'から'));
  const isPushed = before.some(
    (unit) => isFormOf(unit, '押す', '入れる') && hasMood(unit, 'statement', 'tara', 'ba'),
  );
  return isFormOf(verb, '出る') && FROM_MACHINES.test(thing?.text ?? '') && isPushed;
}

/** 思ったより and 思っていたより. */
function* thanThought({ units }: ReadSentence, at: number): Iterable<Rewrite> {
  const [unit, than] = units.slice(at);
  const form = featuresOf(unit);
  if (!unit || !isFormOf(unit, '思う') || !form?.past || form.negative || !isParticle(than, 'より')) return;
  if (form.voice !== 'active' || (isParticle(units[at - 1], 'が') && !isMe(units[at - 2]))) return;
  const isLasting = form.aspect === 'progressive';
  const tokens = inflectUnit(unit, { aspect: isLasting ? 'simple' : 'progressive' });
  if (tokens) yield { from: at, to: at + 1, tokens, pattern: `${unit.text}より` };
}
