import type { Token } from '../../../japanese/tokens/token.ts';
import type { Features } from '../../predicate/features.ts';
import { isPerson } from '../reading/noun-kinds.ts';
import { hasQuestionWord, phrasesBefore } from '../reading/phrases.ts';
import {
  hasMood,
  isFormOf,
  isParticle,
  isWord,
  sentenceEnd,
  textOf,
  tokensOf,
} from '../reading/read-sentence.ts';
import type { ParaphraseRule, ReadSentence, ReadUnit, Rewrite } from '../rule.ts';
import {
  adjectiveLexeme,
  caseParticle,
  finalParticle,
  inflect,
  KUDASARU,
  NO,
  noun,
  suruLexeme,
  topicParticle,
  verbLexeme,
} from '../say.ts';
import { politeStem, verbOfPoliteStem } from './polite-stem.ts';

/**
 * コーヒーをください, コーヒーをお願いします, コーヒーをいただけますか: a thing is asked for. お願いします also asks for acts (会計をお願いします) and
 * for people (田中さんをお願いします), which nobody asks for with ください.
 */
export const requestThing: ParaphraseRule = {
  name: 'request',
  *rewrites(sentence) {
    for (const [at, unit] of sentence.units.entries()) {
      if (isParticle(unit, 'を')) yield* otherRequests(sentence, at);
      if (isAsked(sentence, at)) yield* kindly(sentence, at);
    }
  },
};

const ASK_KINDLY = noun('お願いします', 'おねがいします');
const ASK_HUMBLY = noun('お願いいたします', 'おねがいいたします');
const GIVE: readonly Token[] = inflect(KUDASARU, { mood: 'imperative', polite: true }) ?? [];
const ka = finalParticle('か');
const POLITE: Partial<Features> = { polite: true };
const NOT: Partial<Features> = { polite: true, negative: true };
const asked = (verb: string, form: Partial<Features>): readonly Token[] => [
  ...(inflect(verbLexeme(verb, verb, 'ichidan'), form) ?? []),
  ka,
];
const QUESTIONS: readonly (readonly Token[])[] = [
  ...['いただける', 'もらえる'].flatMap((verb) => [asked(verb, POLITE), asked(verb, NOT)]),
  [
    ...(inflect(verbLexeme('いただける', 'いただける', 'ichidan'), POLITE) ?? []),
    finalParticle('でしょうか'),
  ],
  [...(inflect(KUDASARU, NOT) ?? []), ka],
];
const MAY_I: readonly (readonly Token[])[] = ['ですか', 'でしょうか'].map((ending) => [
  ...(inflect(verbLexeme('いただく', 'いただく', 'godan'), { mood: 'te' }) ?? []),
  topicParticle('も'),
  ...(inflect(adjectiveLexeme('よろしい')) ?? []),
  finalParticle(ending),
]);

/** How the thing is asked for, from the verb on. */
type Asking = 'give' | 'please' | 'question' | 'may';

const SAID: readonly (readonly [RegExp, Asking])[] = [
  [/^(?:ください|下さい)$/u, 'give'],
  [/^お願い(?:します|いたします|致します)$/u, 'please'],
  [/^(?:いただけま(?:す|せん)|もらえま(?:す|せん))(?:でしょう)?か$/u, 'question'],
  [/^(?:いただいて|頂いて)もよろしい(?:です|でしょう)か$/u, 'may'],
];

/** "Cho tôi hai cốc cà phê", not "gọi cho tôi". */
const FOR_ME = /(?:^|[,.;:!] ?|thì |xin |hãy )cho (?:tôi|em|con|cháu|mình|chúng tôi|anh|chị)(?!\p{L})/iu;
const ASKS = /(?<!\p{L})(?:xin|cho (?:tôi|em|con|cháu|mình|chúng tôi))(?!\p{L})/iu;
/** What is handed over a counter or at a table; nobody says 勇気をお願いします, nor タクシーをください. */
const SERVED =
  /(?:これ|それ|あれ|もの|物|の|水|お湯|氷|茶|コーヒー|ジュース|ビール|酒|ワイン|ミルク|牛乳|コーラ|セット|定食|弁当|ランチ|ケーキ|パン|ご飯|ライス|肉|魚|卵|豆腐|そば|うどん|ラーメン|カレー|寿司|すし|サラダ|スープ|ピザ|パスタ|ハンバーガー|サンドイッチ|アイス|アイスクリーム|デザート|お菓子|菓子|果物|りんご|リンゴ|みかん|バナナ|トマト|野菜|塩|砂糖|箸|皿|スプーン|フォーク|ナイフ|コップ|メニュー|切符|チケット|券|切手|はがき|封筒|袋|紙|箱|薬|地図|鍵|かぎ|新聞|雑誌|本|ノート|ペン|鉛筆|傘|花|電池|タオル|毛布|枕|シャツ|靴|帽子|かばん|カード|レシート|領収書|用紙|書類|資料|パンフレット|カタログ|名刺|料理|飲み物|食べ物|おすすめ|フォー|おつり|お釣り)$/u;
const COUNTER = /(?:つ|個|枚|本|杯|冊|人前|人分|セット|グラム|キロ|皿|箱|袋|台|足|着|束|パック|缶)$/u;
/** Given by somebody, but not as things. */
const GRANTED =
  /(?:時間|機会|チャンス|電話|返事|連絡|手紙|メール|答え|回答|休み|休暇|意見|アドバイス|助言|情報|住所|番号|写真|サイン|説明)$/u;

function* otherRequests(sentence: ReadSentence, particle: number): Iterable<Rewrite> {
  const { units, vietnamese } = sentence;
  const to = sentenceEnd(sentence, particle);
  // A count may stand between: コーヒーを二つください.
  const from = units[particle + 1]?.kind === 'number' ? particle + 2 : particle + 1;
  const text = textOf(units.slice(from, to).filter((unit) => !isParticle(unit, 'よ', 'ね')));
  const asking = SAID.find(([pattern]) => pattern.test(text))?.[1];
  const thing = units[particle - 1];
  if (!asking || !thing || isPerson(thing) || hasQuestionWord(units)) return;
  const isAct = thing.tokens.at(-1)?.pos.startsWith('名詞/サ変接続') ?? false;
  const rewrite = { pattern: `〜を${text}`, points: asking === 'give' ? ['o-kudasai'] : [] };
  if (asking === 'please' && isAct) {
    yield* actsFor(sentence, particle, to, rewrite.pattern);
    return;
  }
  const isServed =
    SERVED.test(thing.text) || COUNTER.test(units[particle + 1]?.text ?? '') || isShown(units, particle);
  if (!isServed && !GRANTED.test(thing.text)) return;
  const mayAsk = asking === 'give' || (asking === 'please' ? FOR_ME : ASKS).test(vietnamese);
  if (!mayAsk || (asking === 'give' && !hasMood(units[from], 'imperative'))) return;
  const ways = [
    ...(isServed && !isAct ? [[ASK_KINDLY], GIVE] : [GIVE]),
    ...QUESTIONS,
    ...(asking === 'question' ? MAY_I : []),
  ];
  for (const tokens of ways) yield { from, to, tokens, ...rewrite };
}

/** このカメラをください: something that lies there. */
const isShown = (units: readonly ReadUnit[], particle: number): boolean =>
  isWord(units[particle - 2], 'この', 'その', 'あの');

/** ご確認ください: an act that is asked for by its noun. */
const isAsked = (sentence: ReadSentence, at: number): boolean =>
  verbOfPoliteStem(sentence.units[at])?.inflectionClass === 'suru' &&
  isFormOf(sentence.units[at + 1], 'くださる') &&
  hasMood(sentence.units[at + 1], 'imperative') &&
  sentenceEnd(sentence, at) === at + 2 &&
  PLEASE.test(textOf(sentence.units.slice(at, at + 1))) &&
  !sentence.units.some((unit) => isWord(unit, 'どうぞ'));

/** What the listener does for the speaker; ご利用ください and ご安心ください are for the listener. */
const PLEASE =
  /(?:確認|記入|連絡|協力|理解|了承|準備|用意|参加|入力|出席|検討|報告|登録|提出|返信|案内|説明|紹介|返却|変更|記載|持参|署名|回答|着席|指示|指導|電話|返事)$/u;

/** ご確認をお願いします; メールをご確認ください becomes メールのご確認をお願いします. */
function* kindly({ units }: ReadSentence, at: number): Iterable<Rewrite> {
  const pattern = 'ご〜ください';
  const objects = phrasesBefore(units, at).filter(({ particle, isInside }) => particle === 'を' && !isInside);
  const isDirect = isParticle(units[at - 1], 'を');
  for (const ask of [ASK_KINDLY, ASK_HUMBLY]) {
    const please = [caseParticle('を'), ask];
    if (objects.length === 0) yield { from: at + 1, to: at + 2, tokens: please, pattern };
    const act = tokensOf(units.slice(at, at + 1));
    if (objects.length === 1 && isDirect)
      yield { from: at - 1, to: at + 2, tokens: [NO, ...act, ...please], pattern };
  }
}

/** ご確認をお願いします, ご確認ください, 確認してください. */
function* actsFor({ units }: ReadSentence, particle: number, to: number, pattern: string): Iterable<Rewrite> {
  const tokens = tokensOf(units.slice(particle - 1, particle));
  const act = tokens.at(-1);
  // 注文をお願いします asks to take an order; 先生に説明をお願いします asks the teacher.
  if (!PLEASE.test(act?.surface ?? '') || isAskedOf(units, particle)) return;
  // 世話をお願いします has の before it, which 世話してください does not take.
  if (!act || isFormOf(units[particle + 1], 'する') || isParticle(units[particle - 2], 'の')) return;
  const lexeme = suruLexeme(act.surface, act.reading);
  const stem = politeStem(lexeme);
  const te = inflect(lexeme, { mood: 'te' });
  const from = particle - 1;
  if (te && stem) yield { from, to, tokens: [...te, ...GIVE], pattern };
  if (stem) yield { from, to, tokens: [stem, ...GIVE], pattern };
}

/** A person with に may be who is asked, or who is told. */
const isAskedOf = (units: readonly ReadUnit[], particle: number): boolean =>
  phrasesBefore(units, particle - 1).some(({ noun: who, particle: of }) => isPerson(who) && of === 'に');
